#include "citationstyles.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(kLargestCsl + 1);
}

// Returns whether it is a plain file name without a path.
bool isId(const QString &id)
{
    return !id.isEmpty() && id.size() < 200 && !id.startsWith(u'.')
        && std::all_of(id.begin(), id.end(), [](QChar c) {
               return c.unicode() < 0x7f
                   && (c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'.' || c == u'+');
           });
}

} // namespace

QList<CitationStyle> citationStyles(const QString &folder)
{
    constexpr qsizetype kMaxOwnStyles = 200;
    QHash<QString, CitationStyle> byId; // user styles override bundled ones
    QStringList places{u":/cite/styles"_s};
    if (!folder.isEmpty())
        places.append(folder);
    for (const QString &place : std::as_const(places))
        for (const QFileInfo &file :
             QDir(place).entryInfoList({u"*.csl"_s}, QDir::Files).mid(0, kMaxOwnStyles))
            if (const auto content = contentOf(file.filePath()))
                if (const auto style = readCsl(*content))
                    byId.insert(file.completeBaseName(), {file.completeBaseName(), style->title});
    QList<CitationStyle> styles = byId.values();
    std::sort(styles.begin(), styles.end(), [](const CitationStyle &a, const CitationStyle &b) {
        return a.title.compare(b.title, Qt::CaseInsensitive) < 0;
    });
    return styles;
}

QString ownStylesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/styles"_s;
}

QStringList styleFolders()
{
    return {ownStylesFolder(), u"/usr/share/citation-style-language/styles"_s,
            u"/usr/share/citation-style-language/styles/dependent"_s};
}

Result<CslFile> citationStyle(const QString &id, const QStringList &folders)
{
    constexpr int kMaxSteps = 3; // steps from a dependent style to its parent
    QString wanted = id;
    for (int step = 0; step < kMaxSteps && isId(wanted); ++step) {
        std::optional<QByteArray> content;
        for (const QString &folder : folders + QStringList{u":/cite/styles"_s})
            if (!content)
                content = contentOf(folder + u'/' + wanted + u".csl"_s);
        if (!content)
            break;
        LECTERN_TRY(const auto style, readCsl(*content));
        if (style.parent.isEmpty() && !style.listsPapers)
            return Error{
                Messages::tr("The citation style “%1” does not define a bibliography.").arg(style.title)};
        if (style.parent.isEmpty())
            return style;
        wanted = style.parent;
    }
    return Error{Messages::tr("Unknown citation style “%1”.").arg(id)};
}

QByteArray citationTerms(const QString &language)
{
    const QStringList known =
        QDir(u":/cite/locales"_s).entryList({u"locales-*.xml"_s}, QDir::Files, QDir::Name);
    QString best = u"locales-en-US.xml"_s;
    for (const QString &file : known)
        if (file.startsWith(u"locales-"_s + language.section(u'-', 0, 0) + u'-'))
            best = file;
    if (const QString exact = u"locales-"_s + language + u".xml"_s; known.contains(exact))
        best = exact;
    const auto content = contentOf(u":/cite/locales/"_s + best);
    const auto terms = content ? readCsl(*content) : Result<CslFile>(Error{});
    return terms ? terms->json : QByteArray("{}");
}

} // namespace lectern
