#pragma once
// White space in values that must survive a round trip.
#include <QString>
#include <QStringView>

#include <string>
#include <string_view>

namespace lectern
{

// Folds each run of ASCII white space and control characters to one space and trims the ends. Non-breaking
// and other Unicode spaces are intentional and kept. tidySpace() of encoding.h, for saved pages, folds those
// too.
inline QString foldAsciiSpace(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (c.unicode() > 0x20 && c.unicode() != 0x7f)
            out += c;
        else if (!out.isEmpty() && out.back() != u' ')
            out += u' ';
    }
    if (out.endsWith(u' '))
        out.chop(1);
    return out;
}

// Joins words that were hyphenated in a PDF, in a text with single spaces. Extracted text may contain
// "differ(cid:173) ent" for such a word; 173 is the soft hyphen in many fonts.
inline void joinExtractedWords(QString *text)
{
    const QLatin1String hyphen("(cid:173)");
    for (qsizetype at = 0; (at = text->indexOf(hyphen, at)) >= 0;) {
        const qsizetype end = at + hyphen.size();
        const bool isSpace = end < text->size() && text->at(end) == u' ';
        text->remove(at, hyphen.size() + (isSpace ? 1 : 0));
    }
}
inline void joinExtractedWords(std::string *utf8)
{
    constexpr std::string_view hyphen = "(cid:173)";
    for (size_t at = 0; (at = utf8->find(hyphen, at)) != std::string::npos;) {
        const size_t end = at + hyphen.size();
        utf8->erase(at, hyphen.size() + (end < utf8->size() && (*utf8)[end] == ' ' ? 1 : 0));
    }
}

// Does the same as foldAsciiSpace() for texts with paragraphs, such as abstracts: white space with a blank
// line becomes one line break. Also calls joinExtractedWords().
inline QString foldParagraphs(QStringView text)
{
    QString out;
    const QString lines = text.toString().replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QString &paragraph : lines.split(QLatin1String("\n\n")))
        if (const QString folded = foldAsciiSpace(paragraph); !folded.isEmpty())
            out += (out.isEmpty() ? QString() : QString(u'\n')) + folded;
    joinExtractedWords(&out);
    return out;
}

} // namespace lectern
