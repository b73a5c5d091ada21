#include "htmltag.h"

#include <algorithm>

namespace lectern
{

namespace
{

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Returns whether a tag with exactly this name begins here: "<svg".
bool beginsTag(QByteArrayView page, qsizetype at, QByteArrayView before, QByteArrayView name)
{
    const qsizetype length = before.size() + name.size();
    if (at + length > page.size() || page.sliced(at, before.size()) != before
        || qstrnicmp(page.data() + at + before.size(), name.data(), size_t(name.size())) != 0)
        return false;
    if (at + length == page.size())
        return true;
    const char next = page[at + length];
    return isHtmlSpace(next) || next == '>' || next == '/';
}

} // namespace

const HtmlTag::Attribute *HtmlTag::find(QByteArrayView attribute) const
{
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const Attribute &each) { return each.name == attribute; });
    return found == attributes.end() ? nullptr : &*found;
}

QByteArrayView HtmlTag::value(QByteArrayView attribute) const
{
    const Attribute *found = find(attribute);
    return found ? found->value : QByteArrayView();
}

std::optional<HtmlTag> readHtmlTag(QByteArrayView page, qsizetype begin)
{
    HtmlTag tag;
    tag.begin = begin;
    qsizetype i = begin + 1;
    tag.isEnd = i < page.size() && page[i] == '/';
    i += tag.isEnd;
    if (i >= page.size() || !isLetter(page[i]))
        return {};
    const auto endsWord = [&](char c) { return isHtmlSpace(c) || c == '/' || c == '>'; };
    const qsizetype name = i;
    while (i < page.size() && !endsWord(page[i]))
        ++i;
    tag.name = page.sliced(name, i - name).toByteArray().toLower();
    while (i < page.size() && page[i] != '>') {
        if (isHtmlSpace(page[i]) || page[i] == '/') {
            tag.isEmpty = page[i] == '/';
            ++i;
            continue;
        }
        tag.isEmpty = false;
        HtmlTag::Attribute attribute;
        const qsizetype key = i++;
        while (i < page.size() && !endsWord(page[i]) && page[i] != '=')
            ++i;
        const qsizetype keyEnd = i;
        while (i < page.size() && isHtmlSpace(page[i]))
            ++i;
        if (i < page.size() && page[i] == '=') {
            ++i;
            while (i < page.size() && isHtmlSpace(page[i]))
                ++i;
            const char quote = i < page.size() && (page[i] == '"' || page[i] == '\'') ? page[i] : '\0';
            i += quote != '\0';
            attribute.begin = i;
            if (quote) {
                const qsizetype close = page.indexOf(quote, i);
                i = close < 0 ? page.size() : close;
            } else {
                while (i < page.size() && !isHtmlSpace(page[i]) && page[i] != '>')
                    ++i;
            }
            attribute.end = i;
            attribute.value = page.sliced(attribute.begin, i - attribute.begin);
            i += quote != '\0' && i < page.size();
        }
        if (tag.attributes.size() < HtmlTag::kMax) {
            attribute.name = page.sliced(key, keyEnd - key).toByteArray().toLower();
            tag.attributes.push_back(attribute);
        }
    }
    if (i >= page.size())
        return {};
    tag.end = i + 1;
    return tag;
}

qsizetype endOfHtmlElement(QByteArrayView page, qsizetype at, QByteArrayView name, bool nests)
{
    int depth = 1;
    for (qsizetype i = at; (i = page.indexOf('<', i)) >= 0; ++i) {
        if (beginsTag(page, i, "</", name)) {
            if (--depth == 0)
                return i;
        } else if (nests && beginsTag(page, i, "<", name)) {
            ++depth;
        }
    }
    return page.size();
}

} // namespace lectern
