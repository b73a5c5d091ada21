#include "papermatcher.h"

#include "documentheading.h"
#include "models/core/fold.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/paperreader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/paperrow.h"
#include "pagewords.h"
#include "statedlines.h"
#include "statedpaper.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Thresholds for an automatic match. Determined with thousands of files of known and unknown papers
// (tests/bench/pdf).
constexpr qsizetype kAuthorsWithin = 160; // words after the title
constexpr int kMaxAuthors = 12; // maximum number of authors searched
constexpr qsizetype kShortTitle = 3; // words; not significant alone
constexpr qsizetype kMinAbstractWords = 30; // minimum number of words of a comparable abstract
constexpr double kSameAbstract = 0.6, kSomeAbstract = 0.3, kOtherAbstract = 0.08;
constexpr double kClearlyMore = 0.15; // minimum margin between two versions
constexpr qsizetype kFirstPage = 600; // in words

// Returns the words without stop words.
QStringList contentWords(QStringList words)
{
    constexpr qsizetype kSayingLetters = 4;
    words.removeIf([](const QString &word) { return word.size() < kSayingLetters; });
    return words;
}

// The known values of a paper, folded once.
struct Known {
    LikelyPaper shown;
    QStringList title, authors, abstract;
    HeadingWanted heading;
    bool cutAuthors = false;
};

// How well a paper matches the file.
struct Agreement {
    int authors = 0; // authors found after the title
    int looked = 0; // number of authors searched
    double title = 0; // share of its words on the first page
    double abstract = -1; // share of its word sequences; negative: no abstract to compare
    std::optional<HeadingFit> heading; // fit of the title and the document's heading; nullopt: no match
    bool saysOther() const { return abstract >= 0 && abstract < kOtherAbstract; }
    bool hasAuthors() const { return authors >= 1 && authors * 2 >= looked; }
    double likeness() const
    {
        const double names = looked ? double(authors) / looked : 0;
        return abstract < 0 ? 0.6 * title + 0.4 * names : 0.4 * title + 0.2 * names + 0.4 * abstract;
    }
};

class Matching
{
public:
    Matching(Library &library, const PdfFirstPages &pages, const Cancelled &cancelled)
        : m_library(library), m_pages(pages), m_cancelled(cancelled), m_joined(pages, LineHyphens::Join),
          m_split(pages, LineHyphens::Split), m_heading(pages)
    {
    }

    Result<PaperMatch> run()
    {
        m_match.title = m_heading.title();
        if (m_match.title.isEmpty())
            m_match.title = m_pages.title;
        using Step = Result<bool> (Matching::*)();
        for (const Step step : {&Matching::tryArxiv, &Matching::tryDoi, &Matching::tryTitle,
                                &Matching::tryHeading, &Matching::tryAbstract}) {
            if (m_cancelled && m_cancelled())
                return Error::cancelled();
            LECTERN_TRY(const auto decided, (this->*step)());
            if (decided)
                return m_match;
        }
        LECTERN_TRY(searchByWords());
        listLikely();
        m_match.stated = statedPaper(m_pages, m_match.title);
        return m_match;
    }

private:
    Result<const Known *> known(PaperId id)
    {
        if (const auto there = m_known.constFind(qint64(id)); there != m_known.cend())
            return &*there;
        LECTERN_TRY(const auto detail, m_library.papers().detail(id));
        Known paper;
        paper.shown = {id, detail.row.title, detail.row.authors, detail.row.year, 0};
        paper.title = foldedWords(detail.row.title);
        paper.authors = detail.row.authors.mid(0, kMaxAuthors);
        paper.cutAuthors = detail.row.authorsTruncated;
        constexpr qsizetype kMaxWords = 250;
        paper.abstract = foldedWords(detail.abstract).mid(0, kMaxWords);
        paper.heading = {detail.row.title, detail.row.venue, lettersOf(detail.abstract)};
        return &*m_known.insert(qint64(id), paper);
    }

    Agreement agreement(const Known &paper)
    {
        Agreement agreement;
        agreement.looked = int(paper.authors.size());
        agreement.authors = m_joined.namesAfter(paper.authors, 0, kAuthorsWithin);
        agreement.title = m_joined.wordsAmong(paper.title, kFirstPage);
        if (paper.abstract.size() >= kMinAbstractWords)
            agreement.abstract = qMax(m_joined.shareOf(paper.abstract), m_split.shareOf(paper.abstract));
        double &likeness = m_likeness[qint64(paper.shown.paper)];
        likeness = qMax(likeness, agreement.likeness());
        // Only names below the heading count as authors, because the rest of the text may name other people.
        if (const auto heading = m_heading.find(paper.heading)) {
            PdfFirstPages byline;
            byline.first.push_back(heading->byline);
            const PageWords words(byline, LineHyphens::Join);
            agreement.authors = words.namesAfter(paper.authors, 0, kAuthorsWithin);
            const auto isAuthor = [&paper](const QString &person) {
                PdfFirstPages name;
                PdfPageText text;
                for (const QString &word : person.split(u' '))
                    text.words.push_back({.box = {}, .text = word});
                name.first.push_back(text);
                return PageWords(name, LineHyphens::Join).namesAfter(paper.authors, 0, kAuthorsWithin) > 0;
            };
            const QStringList &people = heading->people;
            if (people.isEmpty() || paper.cutAuthors || paper.authors.size() == kMaxAuthors
                || std::any_of(people.cbegin(), people.cend(), isAuthor))
                agreement.heading = heading->fit;
        }
        return agreement;
    }

    // An id in the text of the first page may belong to another paper, such as a cited one. An id in the
    // margin is that of the document itself.
    enum class KeyPlace { Text, Margin };
    Result<bool> tryKey(PaperReader::Key key, const QString &text, FoundBy found, KeyPlace place)
    {
        LECTERN_TRY(const auto papers, m_library.papers().withKey(key, text));
        for (const PaperId id : papers) {
            LECTERN_TRY(const auto paper, known(id));
            const Agreement agrees = agreement(*paper);
            constexpr double kMinTitleShare = 0.9;
            constexpr qsizetype kTop = 100;
            const bool heads = m_joined.wordsAmong(paper->title, kTop) >= kMinTitleShare
                && 2 * m_joined.namesAfter(paper->authors, 0, kTop) >= int(paper->authors.size());
            if (place == KeyPlace::Margin ? heads || agrees.abstract >= kSameAbstract
                                          : agrees.heading && agrees.hasAuthors())
                return decide(id, found);
        }
        return false;
    }

    bool decide(PaperId paper, FoundBy found)
    {
        m_match.paper = paper;
        m_match.found = found;
        return true;
    }

    QString firstText() const { return m_pages.first.empty() ? QString() : m_pages.first.front().text; }

    Result<bool> tryArxiv()
    {
        // arXiv's stamp in the margin: "arXiv:2401.01234v2 [cs.LG] 3 Jan 2024".
        static const QRegularExpression stamp(
            u"arXiv:\\s*(\\d{4}\\.\\d{4,5}|[a-z-]+(?:\\.[A-Z]{2})?/\\d{7})(?:v\\d+)?\\s*\\[[a-zA-Z.-]+\\]"_s);
        if (m_pages.first.empty())
            return false;
        const auto upright = stamp.match(uprightText(m_pages.first.front()));
        const auto found = upright.hasMatch() ? upright : stamp.match(firstText());
        return found.hasMatch() ? tryKey(PaperReader::Key::Arxiv, found.captured(1), FoundBy::Arxiv,
                                         upright.hasMatch() ? KeyPlace::Margin : KeyPlace::Text)
                                : Result<bool>(false);
    }

    Result<bool> tryDoi()
    {
        static const QRegularExpression doi(u"10\\.\\d{4,9}/[^\\s\"<>{}]+"_s);
        constexpr int kMaxDois = 4; // references are on the last page, which in short papers is among these
        auto at = doi.globalMatch(firstText());
        for (int i = 0; i < kMaxDois && at.hasNext(); ++i) {
            QString text = at.next().captured();
            while (!text.isEmpty() && QStringView(u".,;:)]").contains(text.back()))
                text.chop(1);
            LECTERN_TRY(const auto decided,
                        tryKey(PaperReader::Key::Doi, text, FoundBy::Doi, KeyPlace::Text));
            if (decided)
                return true;
        }
        return false;
    }

    // A paper whose title occurs as a word sequence, followed by its authors.
    struct Titled {
        PaperId paper = PaperId::None;
        Agreement agrees;
    };

    Result<bool> tryTitle()
    {
        QList<Titled> sure;
        for (const PageWords *words : {&m_split, &m_joined}) {
            LECTERN_TRY(addTitled(*words, &sure));
            if (!sure.isEmpty())
                break;
        }
        return chooseBest(sure, FoundBy::Title);
    }

    // Versions of one work have the same title and similar abstracts, so one must match clearly better.
    bool chooseBest(QList<Titled> &sure, FoundBy found)
    {
        if (sure.isEmpty())
            return false;
        std::sort(sure.begin(), sure.end(),
                  [](const Titled &a, const Titled &b) { return a.agrees.abstract > b.agrees.abstract; });
        if (sure.size() > 1 && sure[0].agrees.abstract < sure[1].agrees.abstract + kClearlyMore)
            return false;
        return decide(sure[0].paper, found);
    }

    Result<> addTitled(const PageWords &words, QList<Titled> *sure)
    {
        constexpr qsizetype kBeginWithin = 350, kMaxLength = 45, kMinLetters = 4;
        QList<WordRun> runs;
        QStringList texts;
        for (const qsizetype begin : words.beginnings(kBeginWithin))
            for (const qsizetype end : words.ends(begin, kMaxLength)) {
                const QString text = words.text({begin, end});
                if (text.size() < kMinLetters)
                    continue;
                runs.append({begin, end});
                texts.append(text);
            }
        LECTERN_TRY(const auto found, m_library.papers().withTitles(texts));
        for (const auto &[place, id] : found) {
            LECTERN_TRY(const auto paper, known(id));
            const bool isNew = std::none_of(sure->cbegin(), sure->cend(),
                                            [id = id](const Titled &other) { return other.paper == id; });
            if (!isNew)
                continue;
            const Agreement agrees = agreement(*paper);
            if (isSure(*paper, agrees))
                sure->append({id, agrees});
        }
        return {};
    }

    // The title is the heading, and the authors are below it. An inexact title also requires the abstract.
    static bool isSure(const Known &paper, const Agreement &agrees)
    {
        if (!agrees.heading || agrees.authors < 1 || agrees.saysOther())
            return false;
        switch (*agrees.heading) {
        case HeadingFit::Same:
            return agrees.abstract >= kSameAbstract || paper.title.size() > kShortTitle
                || agrees.hasAuthors();
        case HeadingFit::LostLetters:
        case HeadingFit::Longer:
        case HeadingFit::Shorter:
            return agrees.hasAuthors() && agrees.abstract >= kSomeAbstract;
        case HeadingFit::Near:
            return agrees.hasAuthors() && agrees.abstract >= kSameAbstract;
        }
        return false;
    }

    Result<QList<PaperId>> papersWith(const QString &text, QueryNode::Field field, bool phrase, int most)
    {
        Query query;
        query.root.kind = QueryNode::Kind::Text;
        query.root.field = field;
        query.root.text = text;
        query.root.phrase = phrase;
        LECTERN_TRY(const auto result, m_library.index().search(query, m_cancelled));
        if (!result->substitutions().isEmpty())
            return QList<PaperId>();
        return result->ids(0, most);
    }

    // Accepts new candidates whose title and authors match and whose abstract matches at least to this share.
    Result<> weigh(const QList<PaperId> &papers, double abstract, QSet<qint64> *seen, QList<Titled> *sure)
    {
        for (const PaperId id : papers) {
            if (seen->contains(qint64(id)))
                continue;
            seen->insert(qint64(id));
            LECTERN_TRY(const auto paper, known(id));
            const Agreement agrees = agreement(*paper);
            if (agrees.abstract >= abstract && isSure(*paper, agrees))
                sure->append({id, agrees});
        }
        return {};
    }

    // Finds papers whose title is longer, shorter or slightly different from the heading, which may also lack
    // letters because old fonts do not map their ligatures. A common part is sufficient for a comparison.
    Result<bool> tryHeading()
    {
        constexpr qsizetype kMin = 3, kPart = 4, kShort = 6;
        constexpr int kMaxParts = 12, kMaxPapers = 6;
        const WordRun heading = m_split.likelyTitle();
        const qsizetype length = heading.end - heading.begin,
                        part = length > kShort ? kPart : qMin(kMin, length - 1);
        if (length < kMin)
            return false;
        QList<Titled> sure;
        QSet<qint64> seen;
        const qsizetype step = length > kMaxParts ? 2 : 1;
        int parts = 0;
        for (qsizetype at = heading.begin; at + part <= heading.end && parts < kMaxParts;
             at += step, ++parts) {
            LECTERN_TRY(const auto papers,
                        papersWith(m_split.text({at, at + part}), QueryNode::Field::Title, true, kMaxPapers));
            LECTERN_TRY(weigh(papers, kSomeAbstract, &seen, &sure));
        }
        constexpr double kMinTitleShare = 0.6;
        const bool isTitled = std::any_of(sure.cbegin(), sure.cend(), [](const Titled &paper) {
            return paper.agrees.title >= kMinTitleShare;
        });
        return chooseBest(sure, isTitled ? FoundBy::Title : FoundBy::Abstract);
    }

    Result<bool> tryAbstract()
    {
        constexpr qsizetype kPhrase = 6, kBetween = 17, kWords = 140, kAfterHeading = 40;
        constexpr int kMaxPapers = 4;
        QSet<qint64> seen;
        QList<Titled> sure;
        const WordRun heading = m_joined.likelyTitle();
        const QStringList words = m_joined.wordsOfAbstract(heading.end + kAfterHeading, kWords);
        for (qsizetype at = 0; at + kPhrase <= words.size(); at += kBetween) {
            const QString text = words.mid(at, kPhrase).join(u' ');
            LECTERN_TRY(const auto papers, papersWith(text, QueryNode::Field::Abstract, true, kMaxPapers));
            LECTERN_TRY(weigh(papers, kSameAbstract, &seen, &sure));
        }
        return chooseBest(sure, FoundBy::Abstract);
    }

    // If there are too few candidates, adds papers that share words with the heading.
    Result<> searchByWords()
    {
        constexpr int kWanted = 3, kMaxPapers = 3;
        const QStringList words =
            contentWords(m_joined.text(m_joined.likelyTitle()).split(u' ', Qt::SkipEmptyParts));
        for (qsizetype left = qMin<qsizetype>(words.size(), 6); left >= 2 && m_likeness.size() < kWanted;
             --left) {
            LECTERN_TRY(
                const auto papers,
                papersWith(words.mid(0, left).join(u' '), QueryNode::Field::Title, false, kMaxPapers));
            for (const PaperId id : papers) {
                LECTERN_TRY(const auto paper, known(id));
                (void)agreement(*paper);
            }
        }
        return {};
    }

    void listLikely()
    {
        constexpr double kLeast = 0.25;
        constexpr qsizetype kMax = 3;
        for (auto it = m_likeness.cbegin(); it != m_likeness.cend(); ++it) {
            if (*it < kLeast)
                continue;
            LikelyPaper paper = m_known.value(it.key()).shown;
            paper.likeness = *it;
            m_match.likely.append(paper);
        }
        std::sort(m_match.likely.begin(), m_match.likely.end(),
                  [](const LikelyPaper &a, const LikelyPaper &b) {
                      return a.likeness != b.likeness ? a.likeness > b.likeness : a.paper < b.paper;
                  });
        m_match.likely = m_match.likely.mid(0, kMax);
    }

    Library &m_library;
    const PdfFirstPages &m_pages;
    const Cancelled &m_cancelled;
    PageWords m_joined, m_split;
    DocumentHeading m_heading;
    PaperMatch m_match;
    QHash<qint64, Known> m_known;
    QHash<qint64, double> m_likeness; // of every compared paper
};

} // namespace

Result<PaperMatch> matchPaper(Library &library, const PdfFirstPages &pages, const Cancelled &cancelled)
{
    return Matching(library, pages, cancelled).run();
}

} // namespace lectern
