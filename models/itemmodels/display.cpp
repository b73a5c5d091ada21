#include "display.h"

#include "models/core/resultset.h"
#include "models/core/shortvenue.h"
#include "models/formats/bib/publication.h"
#include "models/i18n/language.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"
#include "models/tex/tex.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct Display {
    Q_DECLARE_TR_FUNCTIONS(Display)
};

QString titleText(const PaperRow &row)
{
    if (!row.title.isEmpty())
        return texPlainText(row.title);
    return row.leadWords.isEmpty() ? Display::tr("(untitled)") : QString(texPlainText(row.leadWords) % u"…");
}

QString shortText(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    words.setPosition(most - 1); // the last position is for the "…"
    const qsizetype before = words.isAtBoundary() ? words.position() : words.toPreviousBoundary();
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    letters.setPosition(most - 1);
    const qsizetype letter = letters.isAtBoundary() ? letters.position() : letters.toPreviousBoundary();
    // If the text begins with a very long word, cut inside it.
    QString cut = text.left(before > most / 2 ? before : letter).trimmed();
    while (!cut.isEmpty() && cut.back().isPunct() && cut.back() != u')' && cut.back() != u'”')
        cut.chop(1);
    return cut + u'…';
}

bool hasRightToLeft(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) {
        return c.unicode() >= 0x590 && (c.direction() == QChar::DirR || c.direction() == QChar::DirAL);
    });
}

QString isolated(const QString &text)
{
    constexpr QChar begin(0x2068), end(0x2069); // FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE
    return hasRightToLeft(text) ? QString(begin % text % end) : text;
}

QString authorsText(const PaperRow &row)
{
    QStringList isolatedNames;
    for (const QString &name : row.authors)
        isolatedNames.append(isolated(name));
    const QString names = isolatedNames.join(u", "_s);
    return row.authorsTruncated ? Display::tr("%1 et al.").arg(names) : names;
}

QString dayFormat()
{
    //: The format of a day, in the syntax of QLocale::toString().
    return Display::tr("d MMM yyyy", "format");
}

QString dayText(QDate date)
{
    return date.isValid() ? shownLocale().toString(date, dayFormat()) : QString();
}

QString dateText(const PaperRow &row)
{
    if (row.date.isValid())
        return row.dateInferred
            //: A day whose year the page does not state.
            ? shownLocale().toString(row.date, Display::tr("d MMM '~'yyyy", "format"))
            : dayText(row.date);
    return row.year ? QString::number(*row.year) : QString();
}

QString inferredYearNote()
{
    return Display::tr(
        "Year inferred: the page gives no year. This is the latest such date before the page was saved.");
}

QString scoreText(std::optional<double> score)
{
    return score ? shownLocale().toString(*score, 'f', 1) : QString();
}

QString shortCategory(const QString &category)
{
    const QString first = category.section(u' ', 0, 0);
    const qsizetype dot = first.indexOf(u'.');
    return first.startsWith("cs."_L1) && dot > 0 ? first.mid(dot + 1) : first;
}

QString starsText(int rating)
{
    return QString(qBound(0, rating, 5), u'★');
}

QString categoryNames(const QString &category)
{
    QStringList names;
    for (const QString &code : category.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = categoryName(code);
        names.append(name.isEmpty() ? code : QString(name % u" (" % code % u')'));
    }
    return names.join(u", "_s);
}

QString numberText(qint64 number)
{
    return shownLocale().toString(number);
}

QString papersText(qint64 number)
{
    return number == 1 ? Display::tr("1 paper")
                       : Display::tr("%1 papers", nullptr, int(number)).arg(numberText(number));
}

QString paperFieldName(const QString &field)
{
    static const QHash<QString, const char *> names{
        {u"title"_s, QT_TRANSLATE_NOOP("Display", "Title")},
        {u"authors"_s, QT_TRANSLATE_NOOP("Display", "Authors")},
        {u"category"_s, QT_TRANSLATE_NOOP("Display", "Category")},
        {u"date"_s, QT_TRANSLATE_NOOP("Display", "Date")},
        {u"score"_s, QT_TRANSLATE_NOOP("Display", "Score")},
        {u"code"_s, QT_TRANSLATE_NOOP("Display", "Code")},
        {u"abstract"_s, QT_TRANSLATE_NOOP("Display", "Abstract")},
        {u"affiliation"_s, QT_TRANSLATE_NOOP("Display", "Affiliation")},
        {u"arxiv_id"_s, QT_TRANSLATE_NOOP("Display", "arXiv")},
        {u"doi"_s, QT_TRANSLATE_NOOP("Display", "DOI")},
        {u"year"_s, QT_TRANSLATE_NOOP("Display", "Year")},
        {u"venue"_s, QT_TRANSLATE_NOOP("Display", "Venue")},
        {u"url"_s, QT_TRANSLATE_NOOP("Display", "Address")},
        {u"citations"_s, QT_TRANSLATE_NOOP("Display", "Citations")},
        {u"keywords"_s, QT_TRANSLATE_NOOP("Display", "Keywords")}};
    for (const PublicationField &detail : publicationFields())
        if (detail.name == field && detail.label)
            return QCoreApplication::translate("lectern", detail.label);
    const char *name = names.value(field);
    return name ? Display::tr(name) : field;
}

static QString quoted(const QString &word)
{
    return Display::tr("“%1”").arg(word);
}

static QString yearsText(std::optional<int> first, std::optional<int> last)
{
    return !first || !last ? QString()
        : *first == *last  ? QString::number(*first)
                           : u"%1–%2"_s.arg(*first).arg(*last);
}

QString distinctionText(const AuthorTraits &traits)
{
    QStringList parts{yearsText(traits.firstYear, traits.lastYear), traits.category,
                      traits.coauthor.isEmpty() ? QString() : Display::tr("with %1").arg(traits.coauthor)};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

static QString withApart(const QString &text, const AuthorTraits &traits)
{
    const QString apart = distinctionText(traits);
    return apart.isEmpty() ? text : text + u", "_s + apart;
}

QString authorText(const AuthorListRow &author)
{
    const AuthorTraits years{author.firstYear, author.lastYear, {}, {}};
    return author.name + u" – "_s + withApart(papersText(author.papers), author.apart.value_or(years));
}

QString offerText(const AuthorOffer &author)
{
    return author.name + u" – "_s + withApart(papersText(author.papers), author.traits);
}

QString rankText(const QList<RankReason> &reasons)
{
    QStringList parts;
    for (const RankReason &reason : reasons) {
        QString word = reason.word;
        if (word.endsWith(u'*'))
            word.back() = u'…';
        parts.append((reason.inTitle && reason.repeated
                          ? Display::tr("%1 in the title, three or more times in total")
                          : reason.inTitle  ? Display::tr("%1 in the title")
                          : reason.inNames  ? Display::tr("%1 among the authors")
                          : reason.repeated ? Display::tr("%1 three times or more")
                          : reason.inNote   ? Display::tr("%1 in your note")
                          : reason.inTag    ? Display::tr("%1 in a tag")
                          : reason.inVenue  ? Display::tr("%1 in the venue")
                                            : Display::tr("%1 once or twice"))
                         .arg(quoted(word)));
    }
    return parts.isEmpty() ? QString() : Display::tr("Matches: %1").arg(parts.join(u", "));
}

// Lists the words searched instead of those without a match.
static QString substitutionText(const QList<WordSubstitution> &words)
{
    // A single misspelt word leaves space for more replacements.
    const qsizetype most = words.size() == 1 ? 3 : 2;
    QStringList typed, used;
    qsizetype more = 0;
    for (const WordSubstitution &word : words) {
        typed.append(quoted(word.typed));
        for (const QString &other : word.used.first(qMin(most, word.used.size())))
            used.append(quoted(other));
        more += qMax<qsizetype>(0, word.used.size() - most);
    }
    if (more > 0)
        used.append(Display::tr("%n more", nullptr, int(more)));
    QStringList others;
    for (const WordSubstitution &word : words)
        for (const QString &other : word.others.first(qMin<qsizetype>(3, word.others.size())))
            others.append(quoted(other));
    const QString text =
        Display::tr("No results for %1; showing results for %2").arg(typed.join(u", "), used.join(u", "));
    return others.isEmpty() ? text
                            : text + u". "_s + Display::tr("Similar names: %1").arg(others.join(u", "));
}

QString deviationText(const ResultSet &result)
{
    QStringList sentences;
    if (result.lacksOneWord())
        sentences.append(Display::tr("No paper contains all these words; each of these lacks one"));
    if (result.skipsAbstracts())
        sentences.append(Display::tr(
            "Only titles, names and venues were searched; add another word to search abstracts too"));
    if (!result.substitutions().isEmpty())
        sentences.append(substitutionText(result.substitutions()));
    return sentences.join(u". ");
}

QString rowSentence(const PaperRow &row)
{
    QStringList parts{titleText(row)};
    if (!row.authors.isEmpty())
        parts.append(row.authorsTruncated ? Display::tr("by %1 and others").arg(row.authors.join(u", "_s))
                                          : Display::tr("by %1").arg(row.authors.join(u", "_s)));
    if (!row.category.isEmpty())
        parts.append(categoryNames(row.category));
    if (!row.venue.isEmpty())
        parts.append(venueText(row.venue));
    if (row.date.isValid())
        parts.append(row.dateInferred ? Display::tr("%1, year inferred").arg(dayText(row.date))
                                      : dayText(row.date));
    else if (row.year)
        parts.append(QString::number(*row.year));
    if (row.score)
        parts.append(Display::tr("score %1").arg(scoreText(row.score)));
    if (row.files > 0)
        parts.append(Display::tr("with a PDF"));
    if (row.code.value_or(false))
        parts.append(Display::tr("with code"));
    if (row.conflicting)
        parts.append(Display::tr("conflicting sources"));
    if (row.bookmarked)
        parts.append(Display::tr("bookmarked"));
    if (row.rating > 0)
        parts.append(row.rating == 1 ? Display::tr("1 star") : Display::tr("%1 stars").arg(row.rating));
    if (!row.tagColours.isEmpty())
        parts.append(row.tagColours.size() == 1 ? Display::tr("1 tag")
                                                : Display::tr("%1 tags").arg(row.tagColours.size()));
    if (row.noted)
        parts.append(Display::tr("with a note"));
    parts.append(row.read ? Display::tr("read") : Display::tr("unread"));
    return QString(parts.join(u", "_s) % u'.');
}

} // namespace lectern
