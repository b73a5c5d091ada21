#include "refusal.h"

#include "encoding.h"

#include <QLocale>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kHead = 64 * 1024;

// File signatures and the message for each.
struct Signature {
    QByteArrayView begin;
    qsizetype offset;
    const char *sentence;
};

// Lengths are explicit because some signatures contain zeros.
constexpr auto kImage = "This is an image, not the text of a page. Save the page itself as text.";
constexpr auto kPdf =
    "This is a PDF, not the text of a page. Save the page as text, or export the bibliography.";
constexpr auto kOffice =
    "This is an archive or an office document (ZIP), not a page or a bibliography. Unpack it first.";
constexpr auto kPacked = "This is a compressed file. Unpack it first.";
constexpr auto kProgram = "This is a program, not a page or a bibliography.";
constexpr auto kDatabase =
    "This is an SQLite database, not a page or a bibliography. If it is a library, open it as one.";
constexpr auto kMedia = "This is an audio or video file, not a page or a bibliography.";
const Signature kSignatures[] = {
    {QByteArrayView("\x89PNG\r\n\x1a\n", 8), 0, kImage},
    {QByteArrayView("\xff\xd8\xff", 3), 0, kImage},
    {QByteArrayView("GIF87a", 6), 0, kImage},
    {QByteArrayView("GIF89a", 6), 0, kImage},
    {QByteArrayView("WEBP", 4), 8, kImage},
    {QByteArrayView("II*\0", 4), 0, kImage},
    {QByteArrayView("MM\0*", 4), 0, kImage},
    {QByteArrayView("\0\0\1\0", 4), 0, kImage},
    {QByteArrayView("ftypavif", 8), 4, kImage},
    {QByteArrayView("ftypheic", 8), 4, kImage},
    {QByteArrayView("%PDF-", 5), 0, kPdf},
    {QByteArrayView("%!PS", 4), 0, "This is PostScript, not the text of a page."},
    {QByteArrayView("PK\3\4", 4), 0, kOffice},
    {QByteArrayView("PK\5\6", 4), 0, kOffice},
    {QByteArrayView("\xd0\xcf\x11\xe0", 4), 0, "This is an office document, not a page or a bibliography."},
    {QByteArrayView("{\\rtf", 5), 0, "This is a formatted document (RTF). Save it as plain text first."},
    {QByteArrayView("\x1f\x8b", 2), 0, kPacked},
    {QByteArrayView("\xfd"
                    "7zXZ\0",
                    6),
     0, kPacked},
    {QByteArrayView("\x28\xb5\x2f\xfd", 4), 0, kPacked},
    {QByteArrayView("BZh", 3), 0, kPacked},
    {QByteArrayView("7z\xbc\xaf", 4), 0, kPacked},
    {QByteArrayView("Rar!\x1a", 5), 0, kPacked},
    {QByteArrayView("\x7f"
                    "ELF",
                    4),
     0, kProgram},
    {QByteArrayView("SQLite format 3\0", 16), 0, kDatabase},
    {QByteArrayView("ftyp", 4), 4, kMedia},
    {QByteArrayView("OggS", 4), 0, kMedia},
    {QByteArrayView("ID3", 3), 0, kMedia},
    {QByteArrayView("\x1a\x45\xdf\xa3", 4), 0, kMedia},
};

// Control characters that do not occur in text.
bool isBinaryByte(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && !QByteArrayView("\t\n\r\f\x1b").contains(c);
}

} // namespace

QString noTextError(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return u"The file is empty."_s;
    const QByteArrayView head = bytes.first(std::min(bytes.size(), kHead));
    for (const Signature &signature : kSignatures)
        if (head.size() >= signature.offset && head.sliced(signature.offset).startsWith(signature.begin))
            return QString::fromLatin1(signature.sentence);
    // Safari web archives are binary property lists.
    if (head.startsWith("bplist0") && head.contains("WebMainResource"))
        return u"This is a Safari web archive. Save the page as HTML or text."_s;
    if (utf16Encoding(head))
        return {};
    // Stray NULs in a text are damage; one binary byte in ten means another kind of file.
    const qsizetype binary = std::count_if(head.begin(), head.end(), isBinaryByte);
    if (binary * 10 > head.size())
        return u"This is binary data, not the text of a page or a bibliography."_s;
    return {};
}

QString noSourceError(QByteArrayView head)
{
    const SourceText source(head.first(std::min(head.size(), kHead)));
    const QString text = tidySpace(source.text());
    if (text.isEmpty())
        return u"The file contains only white space."_s;
    const QStringView start = QStringView(text).first(std::min<qsizetype>(text.size(), 4096));
    if (start.startsWith(u"<!doctype html", Qt::CaseInsensitive)
        || start.contains(u"<html", Qt::CaseInsensitive) || start.contains(u"<body", Qt::CaseInsensitive)
        || start.contains(u"<head>", Qt::CaseInsensitive))
        return u"This is a web page (HTML), but no paper was found in it. Select the whole page in the "
               u"browser, copy it and paste it here."_s;
    if (start.startsWith(u"<?xml") || start.startsWith(u"<!--") || start.startsWith(u"<!DOCTYPE")
        || (start.startsWith(u'<') && start.size() > 1 && start[1].isLetter()))
        return u"This kind of XML is not supported."_s;
    if (start.front() == u'{' || start.front() == u'[')
        return u"This looks like JSON, but this kind is not supported."_s;
    return u"This is text, but not a supported page or bibliography: no paper was found in it."_s;
}

QString tooLargeError(const Format &format, qsizetype bytes)
{
    const QLocale english(QLocale::English);
    return u"This file is too large for the format “%1”: it has %2, the limit is %3."_s.arg(
        format.name, english.formattedDataSize(bytes), english.formattedDataSize(format.largest));
}

QString tooManyError(const Format &format)
{
    return u"This file contains more than %1 records, the limit for this format (%2). Split the file."_s.arg(
        QLocale(QLocale::English).toString(qlonglong(mostRecords.load())), format.name);
}

QString nothingFoundReasons(const Format &format, const ParsedSource &source)
{
    if (!source.papers.isEmpty() || source.author)
        return {};
    const QString sentence = u"This is %1, but no paper was found in it."_s.arg(format.name);
    const auto first =
        std::find_if(source.diagnostics.begin(), source.diagnostics.end(), [](const Diagnostic &diagnostic) {
            return diagnostic.severity == Diagnostic::Severity::Error;
        });
    if (source.diagnostics.isEmpty())
        return sentence;
    const Diagnostic &diagnostic = first == source.diagnostics.end() ? source.diagnostics.first() : *first;
    return diagnostic.line > 0
        ? u"%1 Line %2: %3"_s.arg(sentence, QString::number(diagnostic.line), diagnostic.message)
        : sentence + u' ' + diagnostic.message;
}

} // namespace lectern
