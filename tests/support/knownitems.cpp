#include "knownitems.h"

#include "models/core/wordforms.h"

#include <QStringList>

namespace lectern::test
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMinWords = 3;
constexpr qsizetype kShortestMisspelt = 4; // in letters; a typo in "of" leaves nothing to search by

int below(std::mt19937 *random, qsizetype n)
{
    return int((*random)() % unsigned(n));
}

QChar letter(std::mt19937 *random)
{
    return QChar(u'a' + below(random, 26));
}

QString misspelt(const QString &word, std::mt19937 *random)
{
    QString other;
    do {
        other = word;
        const int at = below(random, word.size() - 1);
        switch (below(random, 4)) {
        case 0:
            other.remove(at, 1);
            break;
        case 1:
            other.insert(at, word[at]);
            break;
        case 2:
            other[at] = word[at + 1];
            other[at + 1] = word[at];
            break;
        default:
            other[at] = letter(random);
        }
    } while (other == word);
    return other;
}

QString edited(const QString &text, std::mt19937 *random)
{
    QString other = text;
    const int at = below(random, text.size());
    switch (below(random, 3)) {
    case 0:
        return other.remove(at, 1);
    case 1:
        return other.insert(at, letter(random));
    default:
        other[at] = letter(random);
        return other;
    }
}

// Returns a random index for which the predicate holds, or -1.
template <typename Holds>
int anyOf(const QStringList &words, std::mt19937 *random, Holds holds)
{
    QList<int> places;
    for (int i = 0; i < words.size(); ++i)
        if (holds(words[i]))
            places.append(i);
    return places.isEmpty() ? -1 : places[below(random, places.size())];
}

QString anotherForm(const QString &word)
{
    const auto forms = otherForms(word.toLower().toStdString());
    return forms.empty() ? QString() : QString::fromStdString(forms.front());
}

} // namespace

const char *nameOf(Slip typo)
{
    static constexpr const char *names[] = {"none",          "half",         "missing_word", "swapped_words",
                                            "misspelt_word", "two_misspelt", "other_form",   "one_edit"};
    return names[int(typo)];
}

QString remembered(const QString &title, Slip typo, std::mt19937 *random)
{
    if (title.contains(u'\\') || title.contains(u'$'))
        return {};
    QString plain = title;
    for (QChar &c : plain)
        if (!c.isLetterOrNumber() && c != u'\'' && c != u'-')
            c = u' ';
    QStringList words;
    for (const QString &word : plain.split(u' ', Qt::SkipEmptyParts))
        if (word.front().isLetterOrNumber())
            words.append(word);
    if (words.size() < kMinWords)
        return {};
    switch (typo) {
    case Slip::None:
        break;
    case Slip::Half:
        words = words.first(std::max<qsizetype>(2, words.size() / 2));
        break;
    case Slip::MissingWord:
        words.removeAt(below(random, words.size()));
        break;
    case Slip::SwappedWords:
        if (const int at = below(random, words.size() - 1); words[at] != words[at + 1])
            words.swapItemsAt(at, at + 1);
        break;
    case Slip::MisspeltWord:
    case Slip::TwoMisspelt: {
        const QStringList right = words;
        for (int typos = typo == Slip::TwoMisspelt ? 2 : 1; typos > 0; --typos) {
            QStringList left = words; // the words that have no error yet
            for (int i = 0; i < words.size(); ++i)
                if (words[i] != right[i])
                    left[i].clear();
            const int at =
                anyOf(left, random, [](const QString &w) { return w.size() >= kShortestMisspelt; });
            if (at < 0)
                return {};
            words[at] = misspelt(words[at], random);
        }
        break;
    }
    case Slip::OtherForm: {
        const int at = anyOf(words, random, [](const QString &w) {
            return w.size() >= kShortestMisspelt && !anotherForm(w).isEmpty();
        });
        if (at < 0)
            return {};
        words[at] = anotherForm(words[at]);
        break;
    }
    case Slip::OneEdit:
        return edited(words.join(u' '), random).simplified();
    }
    return words.join(u' ');
}

} // namespace lectern::test
