#include "manual.h"

#include "models/core/query/querylanguage.h"
#include "models/formats/bib/bibformats.h"
#include "models/formats/registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr auto kTermsBegin = "<!-- query terms: generated -->"_L1;
static constexpr auto kFormatsBegin = "<!-- formats: generated -->"_L1;
static constexpr auto kGeneratedEnds = "<!-- end of generated text -->"_L1;

// Texts of the generated tables, for lupdate.
[[maybe_unused]] static constexpr const char *kTexts[] = {
    QT_TRANSLATE_NOOP("Manual", "Term"),
    QT_TRANSLATE_NOOP("Manual", "Example"),
    QT_TRANSLATE_NOOP("Manual", "Meaning"),
    QT_TRANSLATE_NOOP("Manual", "Format"),
    QT_TRANSLATE_NOOP("Manual", "File names"),
    QT_TRANSLATE_NOOP("Manual", "Import"),
    QT_TRANSLATE_NOOP("Manual", "Export"),
    QT_TRANSLATE_NOOP("Manual", "yes"),
    QT_TRANSLATE_NOOP("Manual", "needs the package %1")};

const QStringList &manualPageNames()
{
    static const QStringList names{u"importing"_s,  u"searching"_s,  u"reading"_s, u"pdfs"_s,
                                   u"authors"_s,    u"correcting"_s, u"citing"_s,  u"backup"_s,
                                   u"guarantees"_s, u"commandline"_s};
    return names;
}

static QString cell(const QString &text)
{
    return QString(text).replace(u'|', u"\\|"_s);
}

static QString row(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

static QString queryTermTable(const Translate &translate)
{
    QString table = row({translate("Manual", u"Term"_s), translate("Manual", u"Example"_s),
                         translate("Manual", u"Meaning"_s)})
        + u"|---|---|---|\n"_s;
    for (const QueryForm &form : queryForms())
        table += row({u"`%1`"_s.arg(cell(form.form)),
                      u"[`%1`](query:%2)"_s.arg(cell(form.example),
                                                QString::fromLatin1(QUrl::toPercentEncoding(form.example))),
                      cell(translate("Messages", form.meaning))});
    return table;
}

static QString formatTable(const Translate &translate)
{
    const QString yes = translate("Manual", u"yes"_s);
    QString table = row({translate("Manual", u"Format"_s), translate("Manual", u"File names"_s),
                         translate("Manual", u"Import"_s), translate("Manual", u"Export"_s)})
        + u"|---|---|---|---|\n"_s;
    const auto fileNames = [](const QStringList &extensions) {
        QStringList names;
        for (const QString &extension : extensions)
            names.append(u'.' + extension);
        return names.join(u", "_s);
    };
    for (const Format &format : formats()) {
        table += row({cell(format.name), fileNames(format.extensions), format.read ? yes : QString(),
                      format.stream ? yes : QString()});
    }
    for (const Converter &converter : converters())
        table +=
            row({cell(converter.name),
                 converter.package.isEmpty()
                     ? fileNames(converter.extensions)
                     : translate("Manual", u"needs the package %1"_s).arg(u"`%1`"_s.arg(converter.package)),
                 yes,
                 {}});
    return table;
}

static void replaceGenerated(QString *text, QLatin1StringView begins, const QString &table)
{
    const qsizetype begin = text->indexOf(begins),
                    end = text->indexOf(kGeneratedEnds, std::max<qsizetype>(begin, 0));
    if (begin < 0 || end < 0)
        return;
    const qsizetype from = begin + begins.size();
    text->replace(from, end - from, u"\n\n"_s + table + u'\n');
}

QString withGeneratedTables(const QString &markdown, const Translate &translate)
{
    QString text = markdown;
    replaceGenerated(&text, kTermsBegin, queryTermTable(translate));
    replaceGenerated(&text, kFormatsBegin, formatTable(translate));
    return text;
}

ManualPage parseManualPage(const QString &name, const QString &markdown)
{
    const Translate translate = [](const char *context, const QString &text) {
        // The meanings are already translated in the table.
        return qstrcmp(context, "Messages") == 0
            ? text
            : QCoreApplication::translate(context, text.toUtf8().constData());
    };
    ManualPage page{name, {}, {{}}};
    for (const QString &line : withGeneratedTables(markdown, translate).split(u'\n')) {
        if (line.startsWith(u"## "_s))
            page.sections.append({line.mid(3).trimmed(), {}});
        else if (page.title.isEmpty() && line.startsWith(u"# "_s))
            page.title = line.mid(2).trimmed();
        else if (!line.startsWith(u"<!-- "_s))
            page.sections.last().markdown += line + u'\n';
    }
    return page;
}

static QString readManualFile(const QString &folder, const QString &name)
{
    QFile file(u":/manual/"_s + folder + name + u".md"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<ManualPage> manualPages(const QString &language)
{
    const QString folder = language.section(u'_', 0, 0) + u'/';
    QList<ManualPage> pages;
    for (const QString &name : manualPageNames()) {
        const QString translated = language.isEmpty() ? QString() : readManualFile(folder, name);
        pages.append(parseManualPage(name, translated.isEmpty() ? readManualFile({}, name) : translated));
    }
    return pages;
}

// Returns the anchor that GitHub and similar sites give a heading.
static QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar c : heading.toLower())
        if (c.isLetterOrNumber() || c == u'-')
            anchor += c;
        else if (c == u' ')
            anchor += u'-';
    return anchor;
}

qsizetype manualSection(const QString &page, const QString &anchor)
{
    const ManualPage english = parseManualPage(page, readManualFile({}, page));
    for (qsizetype i = 0; i < english.sections.size(); ++i)
        if (!anchor.isEmpty() && anchorOf(english.sections[i].heading) == anchor)
            return i;
    return 0;
}

} // namespace lectern
