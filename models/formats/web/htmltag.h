#pragma once
// One tag of a web page, read as browsers read it: quotes and values may be missing.
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
        QByteArrayView value; // as it stands, references not decoded
        qsizetype begin = 0, end = 0; // of the value on the page
    };
    QByteArray name; // lower case
    bool isEnd = false; // </p>
    bool isEmpty = false; // <path/>
    qsizetype begin = 0, end = 0; // end: behind '>'
    std::vector<Attribute> attributes; // the first kMost of them

    static constexpr size_t kMost = 64;
    const Attribute *find(QByteArrayView attribute) const; // null when there is none
    bool has(QByteArrayView attribute) const { return find(attribute); }
    QByteArrayView value(QByteArrayView attribute) const;
};

// Reads the tag whose '<' stands at begin. Nothing where no letter follows it, or where the page ends before
// '>'.
std::optional<HtmlTag> readHtmlTag(QByteArrayView page, qsizetype begin);

// Returns where the end tag of an element begins whose content begins at a position; the end of the page when
// there is none. nests: elements of the same name may stand in it.
qsizetype endOfHtmlElement(QByteArrayView page, qsizetype at, QByteArrayView name, bool nests);

} // namespace lectern
