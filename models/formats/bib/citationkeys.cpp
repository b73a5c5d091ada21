#include "citationkeys.h"

#include "models/core/fold.h"
#include "models/formats/base/names.h"
#include "models/tex/tex.h"
#include "publication.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

bool isKeyCharacter(QChar c)
{
    return c.unicode() > 0x20 && c.unicode() < 0x7f && !QStringView(u"\"#%'(),={}\\~@").contains(c);
}

namespace
{

// Returns the letters and digits of a word, folded to ASCII as far as possible.
QString keyPart(QStringView text)
{
    QString part;
    for (const QChar c : fold(text))
        if (c.unicode() < 0x80 && c.isLetterOrNumber())
            part += c;
    return part;
}

// Same as keyPart(), but keeps capitals.
QString capitalKeyPart(QStringView text)
{
    QString part;
    for (const QChar c : decomposed(text)) {
        const QString plain = keyPart(QStringView(&c, 1));
        part += c.isUpper() ? plain.left(1).toUpper() + plain.mid(1) : plain;
    }
    return part;
}

// Returns the family name of the first author as part of a key; empty if there are no authors.
QString firstFamily(const Paper &paper)
{
    if (paper.authors.isEmpty())
        return {};
    const PersonName name = splitDisplayName(paper.authors.first(), familyNames(paper));
    return keyPart(name.literal ? QStringView(name.family).left(24) : QStringView(name.family));
}

// Returns the year; empty if no source states it.
QString statedYear(const Paper &paper)
{
    if (paper.year || (paper.date.isValid() && !paper.dateInferred))
        return QString::number(paper.year.value_or(paper.date.year()));
    return {};
}

// Returns the default key of Better BibTeX, "auth.lower + shorttitle(3,3) + year". The list contains the
// title words that Better BibTeX skips.
QString betterBibtexKey(const Paper &paper)
{
    static const QStringList words =
        QStringLiteral(
            "a ab aboard about above across after against al along amid among an and anti around as at "
            "before behind below beneath beside besides between beyond but by d da das de dei degli del "
            "dell della delle dello dem den der des despite die do down du during ein eine einem einen "
            "einer eines el en et except for from gli i il in inside into is l la las le les like lo los "
            "near nor of off on onto or over past per plus round save since so some sur than the through "
            "to toward towards un una unas under underneath une unlike uno unos until up upon versus via "
            "von while with within without yet zu zum")
            .split(u' ');
    static const QSet<QString> silent(words.cbegin(), words.cend());
    QString title;
    int taken = 0;
    const QString text = texToText(paper.title.left(300)).text;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString part = capitalKeyPart(word).left(24);
        if (part.isEmpty() || silent.contains(part.toLower()))
            continue;
        title += part.left(1).toUpper() + part.mid(1);
        if (++taken == 3)
            break;
    }
    const QString key = firstFamily(paper) + title + statedYear(paper);
    return key.isEmpty() ? u"anonymous"_s : key;
}

QString proposedKey(const Paper &paper, KeyForm form)
{
    // Any script: BibTeX and biber accept all characters, except those that end a key or are special to TeX.
    QString key = citeKeyOf(paper);
    key.removeIf(
        [](QChar c) { return !c.isPrint() || c.isSpace() || QStringView(u",{}()\"#%~\\=").contains(c); });
    if (!key.isEmpty())
        return key;
    if (form == KeyForm::BetterBibtex)
        return betterBibtexKey(paper);
    key = firstFamily(paper);
    if (key.isEmpty())
        key = u"anonymous"_s;
    key += statedYear(paper);
    static const QSet<QString> silent{u"a"_s,   u"an"_s,   u"the"_s, u"on"_s, u"of"_s,  u"in"_s,   u"for"_s,
                                      u"to"_s,  u"at"_s,   u"by"_s,  u"is"_s, u"and"_s, u"or"_s,   u"how"_s,
                                      u"why"_s, u"what"_s, u"do"_s,  u"we"_s, u"are"_s, u"with"_s, u"from"_s};
    for (const QString &word : foldedWords(QStringView(paper.title).left(300)).mid(0, 30)) {
        const QString part = keyPart(word);
        if (part.size() > 1 && !silent.contains(part))
            return key + part.left(24);
    }
    return key;
}

// Returns the n-th suffix: "", "a", … "z", "aa".
QString suffix(int n)
{
    QString text;
    for (; n > 0; n = (n - 1) / 26)
        text.prepend(QChar(u'a' + (n - 1) % 26));
    return text;
}

} // namespace

QString CitationKeys::next(const Paper &paper)
{
    const QString proposed = proposedKey(paper, m_form);
    int &n = m_next[proposed.toLower()];
    QString key = proposed + suffix(n);
    while (m_taken.contains(key.toLower()))
        key = proposed + suffix(++n);
    ++n;
    m_taken.insert(key.toLower());
    return key;
}

} // namespace lectern
