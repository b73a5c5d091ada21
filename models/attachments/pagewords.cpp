#include "pagewords.h"

#include "models/core/fold.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kSequence = 4;
constexpr float kOtherSize = 0.08F; // minimum relative difference of two font sizes
constexpr float kHeading = 1.12F; // minimum font size of a heading relative to body text

bool differ(float one, float other)
{
    return std::abs(one - other) > kOtherSize * std::max(one, other);
}

bool endsWithHyphen(const QString &word)
{
    return word.size() > 1
        && (word.endsWith(u'-') || word.endsWith(QChar(0x2010)) || word.endsWith(QChar(0xad)));
}

template <typename Words, typename TextOf>
QSet<size_t> sequencesOf(const Words &words, const TextOf &textOf)
{
    QSet<size_t> sequences;
    for (qsizetype i = 0; i + kSequence <= qsizetype(words.size()); ++i) {
        size_t hash = 0;
        for (qsizetype k = i; k < i + kSequence; ++k)
            hash = qHash(textOf(words[size_t(k)]), hash);
        sequences.insert(hash);
    }
    return sequences;
}

// Returns the words of a page, with hyphenated line ends joined to the next word.
std::vector<PdfWord> joinedWords(const PdfPageText &page, LineHyphens hyphens)
{
    std::vector<PdfWord> words;
    bool joins = false;
    for (const PdfWord &word : page.words) {
        if (joins && !words.empty()) {
            words.back().text += word.text;
            words.back().lineEnd = word.lineEnd;
        } else {
            words.push_back(word);
        }
        joins = hyphens == LineHyphens::Join && word.lineEnd && endsWithHyphen(word.text);
        if (joins)
            words.back().text.chop(1);
    }
    return words;
}

} // namespace

PageWords::PageWords(const PdfFirstPages &pages, LineHyphens hyphens)
{
    for (const PdfPageText &page : pages.first) {
        bool beginsLine = true;
        qsizetype taken = 0;
        for (const PdfWord &word : joinedWords(page, hyphens)) {
            const QStringList folded = foldedWords(word.text);
            for (qsizetype i = 0; i < folded.size(); ++i) {
                PageWord one{folded[i], word.size, beginsLine && i == 0, false, false};
                m_words.push_back(one);
                beginsLine = false;
            }
            taken += folded.size();
            const QChar last = word.text.isEmpty() ? QChar() : word.text.back();
            if (!m_words.empty()) {
                // A separate mark, such as a dash or a footnote star, belongs to the word before it.
                m_words.back().endsPart |= QStringView(u":.–—?!").contains(last) || folded.isEmpty();
                m_words.back().endsLine |= word.lineEnd;
            }
            beginsLine = beginsLine || word.lineEnd;
            if (taken >= kMax)
                break;
        }
        if (!m_words.empty())
            m_words.back().endsLine = true;
    }
    m_sequences = sequencesOf(m_words, [](const PageWord &word) -> const QString & { return word.text; });
    m_body = bodySize();
}

// Returns the most frequent font size.
float PageWords::bodySize() const
{
    QMap<int, qsizetype> letters;
    for (const PageWord &word : m_words)
        letters[int(std::lround(word.size * 2))] += word.text.size();
    const auto most = std::max_element(letters.cbegin(), letters.cend());
    return most == letters.cend() ? 0 : float(most.key()) / 2;
}

std::vector<qsizetype> PageWords::beginnings(qsizetype most) const
{
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < qMin(most, qsizetype(m_words.size())); ++i) {
        const PageWord &word = m_words[size_t(i)];
        if (i == 0 || word.beginsLine || m_words[size_t(i - 1)].endsPart
            || differ(word.size, m_words[size_t(i - 1)].size))
            places.push_back(i);
    }
    return places;
}

std::vector<qsizetype> PageWords::ends(qsizetype begin, qsizetype longest) const
{
    std::vector<qsizetype> places;
    const qsizetype count = qsizetype(m_words.size());
    for (qsizetype i = begin; i < qMin(begin + longest, count); ++i) {
        const PageWord &word = m_words[size_t(i)];
        if (i + 1 == count || word.endsLine || word.endsPart
            || differ(word.size, m_words[size_t(i + 1)].size))
            places.push_back(i + 1);
    }
    return places;
}

QString PageWords::text(const WordRun &run) const
{
    QString text;
    for (qsizetype i = run.begin; i < run.end; ++i) {
        if (!text.isEmpty())
            text += u' ';
        text += m_words[size_t(i)].text;
    }
    return text;
}

WordRun PageWords::likelyTitle() const
{
    constexpr qsizetype kTop = 200, kMaxLength = 40, kShortest = 2;
    WordRun best;
    float size = kHeading * m_body;
    const qsizetype top = qMin(kTop, qsizetype(m_words.size()));
    for (qsizetype i = 0; i < top;) {
        qsizetype end = i + 1;
        while (end < top && !differ(m_words[size_t(end)].size, m_words[size_t(i)].size))
            ++end;
        const float here = m_words[size_t(i)].size;
        const bool larger = here > size * (1 + kOtherSize) || best.end == 0;
        if (here > size && larger && end - i >= kShortest && end - i <= kMaxLength) {
            best = {i, end};
            size = here;
        }
        i = end;
    }
    return best;
}

static bool isAbstractHeading(const PageWord &word)
{
    return word.text == "abstract"_L1 || word.text == "summary"_L1;
}

QStringList PageWords::wordsOfAbstract(qsizetype after, qsizetype most) const
{
    qsizetype at = after;
    for (qsizetype i = 0; i < qsizetype(m_words.size()); ++i)
        if (isAbstractHeading(m_words[size_t(i)])) {
            at = i + 1;
            break;
        }
    QStringList words;
    for (; at < qsizetype(m_words.size()) && words.size() < most; ++at)
        words.append(m_words[size_t(at)].text);
    return words;
}

int PageWords::namesAfter(const QStringList &names, qsizetype place, qsizetype within) const
{
    // Footnote marks may be attached to a name.
    const auto isCalled = [](const QString &word, const QString &name) {
        if (!word.startsWith(name))
            return false;
        const QStringView rest = QStringView(word).mid(name.size());
        return std::all_of(rest.cbegin(), rest.cend(), [](QChar c) { return c.isDigit(); })
            || (rest.size() == 1 && name.size() > 3);
    };
    const qsizetype end = qMin(place + within, qsizetype(m_words.size()));
    int found = 0;
    for (const QString &name : names) {
        const QStringList parts = foldedWords(foldName(name));
        if (parts.isEmpty())
            continue;
        // The family name must be long enough to be significant, or the full name must occur.
        const QString &family = parts.last();
        bool there = false;
        for (qsizetype i = place; i < end && !there; ++i) {
            if (!isCalled(m_words[size_t(i)].text, family))
                continue;
            constexpr qsizetype kTelling = 3, kNear = 4;
            there = family.size() >= kTelling || parts.size() == 1;
            for (qsizetype near = qMax<qsizetype>(place, i - kNear); near < qMin(i + kNear, end) && !there;
                 ++near)
                there = near != i && m_words[size_t(near)].text.startsWith(parts.first());
        }
        found += there ? 1 : 0;
    }
    return found;
}

double PageWords::shareOf(const QStringList &text) const
{
    const QSet<size_t> sequences = sequencesOf(std::vector<QString>(text.cbegin(), text.cend()),
                                               [](const QString &word) -> const QString & { return word; });
    if (sequences.isEmpty())
        return 0;
    const auto there = std::count_if(sequences.cbegin(), sequences.cend(),
                                     [this](size_t hash) { return m_sequences.contains(hash); });
    return double(there) / double(sequences.size());
}

double PageWords::wordsAmong(const QStringList &wanted, qsizetype within) const
{
    if (wanted.isEmpty())
        return 0;
    QSet<QString> here;
    for (qsizetype i = 0; i < qMin(within, qsizetype(m_words.size())); ++i)
        here.insert(m_words[size_t(i)].text);
    const auto there = std::count_if(wanted.cbegin(), wanted.cend(),
                                     [&](const QString &word) { return here.contains(word); });
    return double(there) / double(wanted.size());
}

} // namespace lectern
