#include "terms.h"

#include "positions.h"
#include "postings.h"

#include <QString>

namespace lectern::index
{

namespace
{

std::string folded(std::string_view text)
{
    std::string out(text);
    for (char &c : out) {
        if (static_cast<uint8_t>(c) >= 0x80) // arXiv has no such category, but sources may print any text
            return QString::fromUtf8(text.data(), qsizetype(text.size()))
                .toCaseFolded()
                .toUtf8()
                .toStdString();
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return out;
}

} // namespace

std::vector<std::string> keysOfCategory(std::string_view printed)
{
    const std::string whole = folded(printed);
    std::vector<std::string> keys{makeKey(Category, whole)};
    if (const size_t dot = whole.rfind('.'); dot != std::string::npos)
        keys.push_back(makeKey(BareCategory, std::string_view(whole).substr(dot + 1)));
    return keys;
}

std::vector<std::string> keysOfCategoryQuery(std::string_view asked)
{
    const std::string whole = folded(asked);
    std::vector<std::string> keys{makeKey(Category, whole)};
    if (const size_t dot = whole.rfind('.'); dot != std::string::npos)
        keys.push_back(makeKey(Category, std::string_view(whole).substr(dot + 1)));
    else
        keys.push_back(makeKey(BareCategory, whole));
    return keys;
}

uint32_t TermStream::readList(std::string *list)
{
    std::vector<uint32_t> papers;
    readPapers(&papers);
    uint32_t last = 0;
    for (const uint32_t paper : papers) {
        putVarint(list, paper - last);
        last = paper;
    }
    return uint32_t(papers.size());
}

void TermStream::readPositions(std::string *positions)
{
    std::vector<uint32_t> papers;
    readPapers(&papers);
    positions->append(papers.size(), kUnknownPositions);
}

Error damage()
{
    return {ErrorKind::IndexDamaged, QStringLiteral("The search index of this library is damaged.")};
}

Error otherVersion()
{
    return {
        ErrorKind::IndexDamaged,
        QStringLiteral("The search index of this library was made by another version of Lectern. Open the "
                       "library once for writing, and it is renewed.")};
}

bool isDamage(const Error &error)
{
    return error.kind == ErrorKind::IndexDamaged;
}

} // namespace lectern::index
