#pragma once
// Parser for a single HTML tag, as tolerant as browsers: quotes and values are optional.
#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <vector>

namespace lectern
{

inline bool isHtmlSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
}

struct HtmlTag {
    struct Attribute {
        QByteArray name; // lower case
        QByteArrayView value; // as written, references not decoded
        qsizetype begin = 0, end = 0; // range of the value on the page
    };
    QByteArray name; // lower case
    bool isEnd = false; // </p>
    bool isEmpty = false; // <path/>
    qsizetype begin = 0, end = 0; // end: after '>'
    std::vector<Attribute> attributes; // at most kMax

    static constexpr size_t kMax = 64;
    const Attribute *find(QByteArrayView attribute) const; // null if there is none
    bool has(QByteArrayView attribute) const { return find(attribute); }
    QByteArrayView value(QByteArrayView attribute) const;
};

// Parses the tag whose '<' is at begin. nullopt if no letter follows, or if the page ends before '>'.
std::optional<HtmlTag> readHtmlTag(QByteArrayView page, qsizetype begin);

// Returns the start of the end tag of an element whose content begins at `at`, or the end of the page if
// there is none. nests: elements of the same name may be nested.
qsizetype endOfHtmlElement(QByteArrayView page, qsizetype at, QByteArrayView name, bool nests);

} // namespace lectern
