#include "highlightfield.h"
#include "models/tex/texaccents.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Splits at unescaped separators; escapes are kept.
QStringList cut(const QString &text, QChar sign)
{
    QStringList parts{QString()};
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size())
            parts.last() += text[i++];
        else if (text[i] == sign) {
            parts.append(QString());
            continue;
        }
        parts.last() += text[i];
    }
    return parts;
}

// Removes escapes. Windows paths have doubled backslashes, and characters special to TeX or to the field have
// a backslash before them. Unescaped characters are unchanged.
QString unescaped(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool escapes =
            text[i] == u'\\' && i + 1 < text.size() && QStringView(u"\\:;_&%#$~^{},").contains(text[i + 1]);
        plain += text[escapes ? ++i : i];
    }
    return plain;
}

bool isDrive(QStringView part)
{
    return part.size() == 1 && part[0].isLetter();
}

bool beginsWithSlash(QStringView part)
{
    return part.startsWith(u'/') || part.startsWith(u'\\');
}

// Returns whether an unescaped colon belongs to a path: after a drive letter or a URL scheme.
bool continues(QStringView before, QStringView after)
{
    const bool drive = isDrive(before)
        || (before.startsWith("file:"_L1) && isDrive(before.mid(before.lastIndexOf(u'/') + 1)));
    const bool scheme = before == "file"_L1 || before == "http"_L1 || before == "https"_L1;
    return (drive && beginsWithSlash(after)) || (scheme && after.startsWith("//"_L1));
}

QStringList withoutColonsOfPaths(const QStringList &parts)
{
    QStringList whole{parts.first()};
    for (const QString &part : parts.sliced(1)) {
        if (continues(whole.last(), part))
            whole.last() += u':' + part;
        else
            whole.append(part);
    }
    return whole;
}

bool isPdfName(const QString &path)
{
    return path.endsWith(".pdf"_L1, Qt::CaseInsensitive);
}

void add(QString path, bool markedAs, QStringList *files)
{
    path = path.trimmed();
    if (path.startsWith("file:"_L1, Qt::CaseInsensitive))
        path = QUrl(path).path(QUrl::FullyDecoded);
    path.replace(u'\\', u'/');
    // URLs write Windows paths as "/C:/Users".
    if (path.size() > 2 && path[0] == u'/' && isDrive(QStringView(path).mid(1, 1)) && path[2] == u':')
        path.remove(0, 1);
    static constexpr QStringView kInternal = u"internal-pdf://"; // EndNote's folder next to its library
    if (path.startsWith(kInternal, Qt::CaseInsensitive))
        path.remove(0, kInternal.size());
    const bool isAddress = path.contains("://"_L1);
    if (!path.isEmpty() && !isAddress && (markedAs || isPdfName(path)) && !files->contains(path))
        files->append(path);
}

// Decodes the TeX that some programs write in file names: letters with accents, signs in braces, and commands
// for the backslash. The backslashes of Windows paths ("C:\o") and the escapes of the field remain.
QString withoutTex(QString field)
{
    for (const auto &backslash : {"{\\textbackslash}"_L1, "\\textbackslash{}"_L1, "$\\backslash$"_L1})
        field.replace(backslash, "\\"_L1);
    // A command in braces ({\"u}, {\'{i}}, {\_}), a sign in braces ({[}), an accent; not after a backslash.
    static const QRegularExpression tex(uR"(\\[^"'`^](*SKIP)(*FAIL)|\{\\(?:[^{}]|\{[^{}]*\}){1,16}\}|)"
                                        uR"(\{[^\p{L}\p{N}]\}|\\["'`^](?:\{\\?\p{L}\}|\\?\p{L}))"_s);
    QString plain;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &match : tex.globalMatch(field)) {
        const QString found = match.captured(), letters = decodeTexAccents(found);
        plain += QStringView(field).sliced(at, match.capturedStart() - at);
        plain += letters == found && found.startsWith(u'{') ? found.sliced(1).chopped(1) : letters;
        at = match.capturedEnd();
    }
    return plain + QStringView(field).sliced(at);
}

// Joins the parts of a path that contains a semicolon ("All Papers/Oak - Slow; Tides.pdf"): a plain path ends
// in an extension.
QStringList joinedPaths(const QStringList &parts)
{
    constexpr qsizetype kLongestExtension = 5;
    const auto isOpen = [](const QString &part) {
        const qsizetype dot = part.lastIndexOf(u'.');
        return !part.contains(u':') && (dot < 0 || part.size() - dot - 1 > kLongestExtension);
    };
    QStringList joined{parts.first()};
    for (const QString &part : parts.sliced(1)) {
        if (isOpen(joined.last()) && !joined.last().trimmed().isEmpty() && !part.contains(u':'))
            joined.last() += u';' + part;
        else
            joined.append(part);
    }
    return joined;
}

// Adds "description:path:type" or plain paths, separated by semicolons.
void addBibFiles(const QString &tex, QStringList *files)
{
    for (const QString &entry : joinedPaths(cut(withoutTex(tex), u';'))) {
        const QStringList parts = withoutColonsOfPaths(cut(entry, u':'));
        const QString type = parts.size() > 1 ? parts.last().trimmed() : QString();
        const bool markedAs = type.compare("pdf"_L1, Qt::CaseInsensitive) == 0
            || type.compare("application/pdf"_L1, Qt::CaseInsensitive) == 0;
        if (parts.size() == 1)
            add(unescaped(parts[0]), false, files);
        else if (parts.size() == 2 && !markedAs)
            add(unescaped(parts[1]), false, files);
        else
            add(unescaped(parts[parts.size() - 2]), markedAs, files);
    }
}

} // namespace

QStringList linkedFiles(const Paper &paper)
{
    QStringList files;
    for (const ExtraField &field : paper.extra) {
        if (field.name == "file"_L1 || field.name == "local-url"_L1)
            addBibFiles(field.value, &files);
        else if (field.name == "L1"_L1)
            add(field.value, false, &files);
        else if (field.name == "File Attachments"_L1)
            for (const QString &path : field.value.split(u';', Qt::SkipEmptyParts))
                add(path, false, &files);
    }
    return files;
}

} // namespace lectern
