#include "legacyencoding.h"

#include "encoding.h"

#include <QRegularExpression>
#include <QStringConverter>

#include <algorithm>
#include <memory>
#include <uchardet/uchardet.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kDeclaredWithin = 2048; // declarations are in the first lines
constexpr qsizetype kDetectedFrom = 64 * 1024; // bytes of lines with letters above 127

// Returns the name that Qt and ICU know. Browsers read ISO-8859-1 as Windows-1252 and GB2312 as GB18030,
// because files declare the smaller set (WHATWG Encoding Standard, "names and labels").
QByteArray canonicalName(const QByteArray &name)
{
    static constexpr struct {
        const char *name, *aliases;
    } encodings[] = {
        {"windows-1252", " iso-8859-1 iso8859-1 iso8859_1 latin1 latin-1 ascii us-ascii "},
        {"gb18030", " gb2312 gbk gb_2312-80 euc-cn cp936 "},
        {"macintosh", " macroman applemac mac-roman "},
        {"windows-31j", " sjis shift-jis cp932 ms932 "},
        {"windows-949", " uhc cp949 ks_c_5601-1987 "},
        {"x-mac-cyrillic", " mac-cyrillic maccyrillic "},
    };
    const QByteArray lower = name.trimmed().toLower();
    for (const auto &encoding : encodings)
        if (QByteArrayView(encoding.aliases).contains(QByteArray(' ' + lower + ' ')))
            return encoding.name;
    return lower.startsWith("cp125") ? "windows-" + lower.sliced(2) : lower;
}

// Returns the first known encoding other than UTF-8 that the first lines declare: "% Encoding: Cp1250"
// (JabRef), encoding="GBK" (XML), charset=gb2312 (HTML), "-*- coding: latin-1 -*-" (Emacs); empty if none.
QByteArray declaredEncoding(QByteArrayView bytes)
{
    static const QRegularExpression declared(
        u"(?:encoding|coding|charset)\\s*[:=]\\s*[\"']?([A-Za-z][A-Za-z0-9_.:-]*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString head = QString::fromLatin1(bytes.first(std::min(bytes.size(), kDeclaredWithin)));
    for (auto found = declared.globalMatch(head); found.hasNext();) {
        const QByteArray name = canonicalName(found.next().captured(1).toLatin1());
        if (name != "utf-8" && name != "utf8" && QStringDecoder(name.constData()).isValid())
            return name;
    }
    return {};
}

// Returns the lines with bytes above 127, which decide, up to a limit.
QByteArray linesWithHighBytes(QByteArrayView bytes)
{
    QByteArray lines;
    for (qsizetype at = 0; lines.size() < kDetectedFrom;) {
        at += asciiRun(bytes.data() + at, bytes.data() + bytes.size());
        if (at >= bytes.size())
            break;
        const qsizetype begin = at > 0 ? bytes.lastIndexOf('\n', at - 1) + 1 : 0,
                        end = bytes.indexOf('\n', at);
        at = end < 0 ? bytes.size() : end + 1;
        lines += bytes.sliced(begin, std::min(at - begin, kDetectedFrom));
    }
    return lines;
}

// In Latin alphabets, letters above 127 are single. In other alphabets and in East Asian encodings, most of
// them are adjacent. uchardet often takes short Latin texts for an East Asian encoding.
bool hasAdjacentHighBytes(QByteArrayView bytes)
{
    const auto isHigh = [bytes](qsizetype at) {
        return at >= 0 && at < bytes.size() && static_cast<unsigned char>(bytes[at]) > 0x7f;
    };
    qsizetype high = 0, adjacent = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        high += isHigh(i);
        adjacent += isHigh(i) && (isHigh(i - 1) || isHigh(i + 1));
    }
    return adjacent * 2 > high;
}

QByteArray detectedEncoding(QByteArrayView bytes)
{
    const QByteArray lines = linesWithHighBytes(bytes);
    if (!hasAdjacentHighBytes(lines))
        return {};
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), lines.constData(), size_t(lines.size())) != 0)
        return {};
    uchardet_data_end(detector.get());
    const QByteArray name = canonicalName(uchardet_get_charset(detector.get()));
    return name == "windows-1252" || name == "utf-8" ? QByteArray() : name;
}

} // namespace

// A marker for lupdate (./dev translate), which puts the texts into the context of the namespace.
#define T(text) text
std::span<const EncodingChoice> encodingChoices()
{
    // clang-format off
    static constexpr EncodingChoice choices[] = {
        {"UTF-8", T("Unicode (UTF-8)")}, {"UTF-16", T("Unicode (UTF-16)")},
        {"windows-1252", T("Western European (Windows-1252)")},
        {"macintosh", T("Western European (Mac OS Roman)")},
        {"windows-1250", T("Central European (Windows-1250)")},
        {"ISO-8859-2", T("Central European (ISO 8859-2)")},
        {"windows-1251", T("Cyrillic (Windows-1251)")}, {"KOI8-R", T("Cyrillic (KOI8-R)")},
        {"windows-1253", T("Greek (Windows-1253)")}, {"windows-1254", T("Turkish (Windows-1254)")},
        {"GB18030", T("Chinese, simplified (GB18030)")}, {"Big5", T("Chinese, traditional (Big5)")},
        {"Shift_JIS", T("Japanese (Shift-JIS)")}, {"EUC-JP", T("Japanese (EUC-JP)")},
        {"ISO-2022-JP", T("Japanese (ISO-2022-JP)")}, {"EUC-KR", T("Korean (EUC-KR)")}};
    // clang-format on
    return choices;
}
#undef T

bool isKnownEncoding(const QString &name)
{
    return QStringDecoder(canonicalName(name.toLatin1()).constData()).isValid();
}

QByteArray neededEncoding(QByteArrayView bytes)
{
    if (bytes.isValidUtf8() || isMostlyUtf8(bytes) || utf16Encoding(bytes))
        return {};
    const QByteArray declared = declaredEncoding(bytes);
    return declared.isEmpty() ? detectedEncoding(bytes) : declared;
}

ReadableText readableText(QByteArrayView bytes, const QString &chosen)
{
    ReadableText text;
    const QByteArray name = chosen.isEmpty() ? neededEncoding(bytes) : canonicalName(chosen.toLatin1());
    if (name.isEmpty())
        return text;
    QStringDecoder decoder(name.constData());
    if (!decoder.isValid())
        return text;
    const QString decoded = decoder.decode(bytes);
    text.utf8 = decoded.toUtf8();
    text.encoding = name;
    for (const EncodingChoice &choice : encodingChoices())
        if (name.compare(choice.name, Qt::CaseInsensitive) == 0)
            text.encoding = choice.name;
    const QString shown = QString::fromLatin1(text.encoding);
    const auto warn = [&text](const QString &message) {
        text.diagnostics.append({Diagnostic::Severity::Warning, 0, message});
    };
    if (chosen.isEmpty() && name != declaredEncoding(bytes))
        warn(u"The text is not UTF-8; it was read as %1, so letters may be wrong."_s.arg(shown));
    if (decoder.hasError() || decoded.contains(QChar::ReplacementCharacter))
        warn(u"Some characters cannot be read as %1; they are shown as �."_s.arg(shown));
    return text;
}

} // namespace lectern
