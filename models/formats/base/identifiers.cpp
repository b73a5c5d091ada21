#include "identifiers.h"

#include <QList>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isDigits(QStringView text)
{
    for (const QChar c : text)
        if (c < u'0' || c > u'9')
            return false;
    return !text.isEmpty();
}

QStringView withoutVersion(QStringView id)
{
    const qsizetype v = id.lastIndexOf(u'v');
    return v > 0 && isDigits(id.mid(v + 1)) ? id.left(v) : id;
}

bool isMonth(QStringView yearMonth) // YYMM
{
    const int month = yearMonth.mid(2, 2).toInt();
    return month >= 1 && month <= 12;
}

// Returns whether a DOI begins here: "10." with at least four digits and a slash. The short form "10/…" of
// doi.org is not among them.
bool beginsDoi(QStringView text)
{
    constexpr qsizetype kPrefix = 3, kLeastDigits = 4;
    if (!text.startsWith(u"10."))
        return false;
    qsizetype end = kPrefix;
    while (end < text.size() && ((text[end] >= u'0' && text[end] <= u'9') || text[end] == u'.'))
        ++end;
    return end >= kPrefix + kLeastDigits && end + 1 < text.size() && text[end] == u'/';
}

// Returns the part after the resolver in a DOI URL (doi.org, dx.doi.org, doi.acm.org, a library proxy such as
// doi-org.proxy.example) or the DOI in a publisher's URL (…/doi/10.…, …/doi/abs/10.…, …/article/10.…,
// …?id=10.…), percent-decoded. Empty for other URLs: "…/itp-2010/summary" contains no DOI.
QString doiInAddress(QStringView address)
{
    const qsizetype begin = address.indexOf(u"://") + 3, slash = address.indexOf(u'/', begin);
    if (begin < 3 || slash < 0 || !address.mid(slash).contains(u"10"))
        return {};
    const auto textUntil = [](QStringView text, QStringView signs) {
        const auto end = std::find_if(text.begin(), text.end(), [=](QChar c) { return signs.contains(c); });
        return text.first(end - text.begin());
    };
    const auto decoded = [](QStringView text) {
        return text.contains(u'%') ? QUrl::fromPercentEncoding(text.toUtf8()) : text.toString();
    };
    const QStringView rest = address.mid(slash + 1), path = textUntil(rest, u"?#");
    for (const QStringView label : address.sliced(begin, slash - begin).split(u'.'))
        for (const QStringView part : label.split(u'-'))
            if (part.compare(u"doi", Qt::CaseInsensitive) == 0)
                return decoded(path);
    if (!rest.contains(u"10."))
        return {};
    // The folder, the kind of page before the DOI, and the page name after it.
    static const QRegularExpression inPath(
        u"(?:^|/)(?:doi|articles?|chapter|book|content/pdf|referenceworkentry)/"
        "(?i:(?:abs|full|e?pdf|book|abstract|pdfdirect|epub|reader|pdfplus|fullhtml)/)?(10\\.[\\d.]{4,}/.+?)"
        "(?i:/full(?:text|/html|/pdf)?|/e?pdf|/abstract|/meta|/html|\\.pdf|/)?$"_s);
    static const QRegularExpression inQuery(u"[?&](?:doi=|id=(?:info:doi/)?)(10\\.[^&#]+)"_s);
    const QString doi = inPath.match(decoded(path)).captured(1);
    return doi.isEmpty() ? decoded(inQuery.match(rest.toString()).captured(1)) : doi;
}

// Removes "doi:", "DOI ", "doi.org/" and "info:doi/" before a DOI.
QStringView withoutDoiMark(QStringView text)
{
    for (const QStringView resolver : {u"doi.org/", u"dx.doi.org/", u"www.doi.org/", u"info:doi/"})
        if (text.startsWith(resolver, Qt::CaseInsensitive))
            return text.mid(resolver.size());
    if (!text.startsWith(u"doi", Qt::CaseInsensitive))
        return text;
    text = text.mid(3).trimmed();
    return text.startsWith(u':') || text.startsWith(u'=') ? text.mid(1).trimmed() : text;
}

// Returns whether a list with spaces around each word contains this word.
bool isListed(QStringView list, QStringView word)
{
    return list.contains(QString(u' ' + word + u' '), Qt::CaseInsensitive);
}

// Archives of arXiv until 2007; the number of a paper then followed the name of its archive.
constexpr QStringView kOldArchives =
    u" acc-phys adap-org alg-geom ao-sci astro-ph atom-ph bayes-an chao-dyn chem-ph cmp-lg comp-gas cond-mat "
    u"cs "
    u"dg-ga funct-an gr-qc hep-ex hep-lat hep-ph hep-th math math-ph mtrl-th nlin nucl-ex nucl-th patt-sol "
    u"physics plasm-ph q-alg q-bio quant-ph solv-int supr-con ";

// Words before the id of another work in a note ("Comment on doi:10.…", "see also …").
constexpr QStringView kRelations =
    u" of to on for in see cf also erratum comment correction corrigendum retraction reply review version "
    u"data "
    u"dataset supplement original originally code part reprint reprinted translation related preprint cites "
    u"from with and ";

} // namespace

QString arxivIdOf(QStringView text)
{
    text = text.trimmed();
    if (text.size() > 100)
        return {};
    if (const qsizetype host = text.indexOf(u"arxiv.org/", 0, Qt::CaseInsensitive); host >= 0) {
        text = text.mid(host + 10);
        const qsizetype slash = text.indexOf(u'/');
        const QStringView kind = text.left(slash);
        if (kind != u"abs" && kind != u"pdf" && kind != u"html" && kind != u"format")
            return {};
        text = text.mid(slash + 1);
        if (text.endsWith(u".pdf", Qt::CaseInsensitive))
            text.chop(4);
    } else if (const qsizetype doi = text.indexOf(u"10.48550/arxiv.", 0, Qt::CaseInsensitive); doi >= 0) {
        text = text.mid(doi + 15);
    } else if (text.startsWith(u"oai:arxiv.org:", Qt::CaseInsensitive)) {
        text = text.mid(14);
    } else if (text.startsWith(u"arxiv:", Qt::CaseInsensitive)) {
        text = text.mid(6).trimmed();
    }
    // "2101.00001 [cs.LG]", "hep-th/9901001 (hep-th)": the class is not part of the id.
    for (const QChar bracket : {u'[', u'('})
        if (const qsizetype at = text.indexOf(bracket); at > 0)
            text = text.first(at).trimmed();
    text = withoutVersion(text);

    if (text.size() >= 9 && text.size() <= 10 && text[4] == u'.' && isDigits(text.left(4))
        && isDigits(text.mid(5)) && isMonth(text.left(4)))
        return text.toString();

    const qsizetype slash = text.indexOf(u'/');
    if (slash < 2 || text.size() - slash != 8 || !isDigits(text.mid(slash + 1))
        || !isMonth(text.mid(slash + 1, 4)))
        return {};
    QStringView archive = text.left(slash);
    if (const qsizetype dot = archive.indexOf(u'.'); dot > 0)
        archive = archive.left(dot);
    for (const QChar c : archive)
        if (!((c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'-'))
            return {};
    return archive.toString().toLower() + text.mid(slash);
}

QString arxivIdOf(QStringView number, QStringView archive)
{
    const QString id = arxivIdOf(number);
    archive = archive.trimmed();
    if (const qsizetype dot = archive.indexOf(u'.'); dot > 0)
        archive = archive.first(dot);
    return id.isEmpty() && isListed(kOldArchives, archive)
        ? arxivIdOf(QString(archive.toString() + u'/' + number.trimmed()))
        : id;
}

QString arxivIdIn(QStringView text)
{
    for (const QStringView mark : {u"arxiv:", u"arxiv.org/abs/", u"corr abs/", u"corr, abs/"}) {
        const qsizetype at = text.lastIndexOf(mark, -1, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        QStringView id = text.mid(at + mark.size()).trimmed();
        const auto end = std::find_if(
            id.begin(), id.end(), [](QChar c) { return c.isSpace() || QStringView(u",;)]}").contains(c); });
        id = id.first(end - id.begin());
        if (id.endsWith(u'.'))
            id.chop(1);
        if (const QString found = arxivIdOf(id); !found.isEmpty())
            return found;
    }
    return {};
}

QString doiOf(QStringView text)
{
    text = text.trimmed();
    // Some exporters put one mark or resolver before another: "doi:https://doi.org/10.…".
    constexpr int kMostMarks = 4;
    QString decoded; // keeps the text of an address
    bool address = false;
    for (int i = 0; i < kMostMarks && !text.startsWith(u"10"); ++i) {
        if (text.startsWith(u"http", Qt::CaseInsensitive)) {
            address = true;
            decoded = doiInAddress(text);
            text = QStringView(decoded).trimmed();
        } else {
            text = withoutDoiMark(text);
        }
    }
    // Either "10.1000/…" or the short form "10/…" of doi.org.
    if (!text.startsWith(u"10"))
        return {};
    qsizetype end = 2;
    while (end < text.size() && ((text[end] >= u'0' && text[end] <= u'9') || text[end] == u'.'))
        ++end;
    const bool isShort = end == 2;
    if ((!isShort && (end < 7 || text[2] != u'.')) || end + 1 >= text.size() || text[end] != u'/')
        return {};
    for (qsizetype i = end + 1; isShort && i < text.size() && !text[i].isSpace(); ++i)
        if (!text[i].isLetterOrNumber() || text[i].unicode() > 0x7f)
            return {};
    // A query or a fragment of the page that stated the DOI ("?src=x", "#abstract").
    static const QRegularExpression pagePart(u"\\A(?:\\?[A-Za-z]+=|#[A-Za-z])"_s);
    while (end < text.size() && !text[end].isSpace() && text[end] != u'"' && text[end].unicode() >= 0x20
           && !((text[end] == u'?' || text[end] == u'#') && pagePart.match(text.mid(end)).hasMatch()))
        ++end;
    text = text.left(end);
    // Some exporters keep the escapes of an address.
    static const QRegularExpression escape(u"%[0-9A-Fa-f]{2}"_s);
    if (!address && text.contains(u'%') && text.toString().contains(escape))
        text = decoded = QUrl::fromPercentEncoding(text.toUtf8());
    // Punctuation of the text around it, and brackets that it does not open.
    const auto isAround = [](QStringView doi) {
        const qsizetype bracket = QStringView(u")]>").indexOf(doi.back());
        return QStringView(u".,;}").contains(doi.back())
            || (bracket >= 0 && !doi.contains(QStringView(u"([<")[bracket]));
    };
    while (!text.isEmpty() && isAround(text))
        text.chop(1);
    return text.toString().toLower();
}

QString doiIn(QStringView text)
{
    for (const QStringView line : text.split(u'\n')) {
        const QStringView trimmed = line.trimmed();
        if (beginsDoi(trimmed) && !trimmed.contains(u' '))
            return doiOf(trimmed);
        for (qsizetype at = 0; (at = trimmed.indexOf(u"doi", at, Qt::CaseInsensitive)) >= 0; at += 3) {
            // The mark may be inside an address: "https://doi.org/10.…", "https://dx.doi.org/10.…".
            qsizetype begin = at;
            while (begin > 0 && at - begin < 40 && !trimmed[begin - 1].isSpace()
                   && trimmed[begin - 1] != u'(')
                --begin;
            if (begin < at && !trimmed.mid(begin).startsWith(u"http", Qt::CaseInsensitive)) {
                if (trimmed[at - 1].isLetterOrNumber())
                    continue;
                begin = at;
            }
            constexpr qsizetype kLongest = 400;
            const QString doi = doiOf(trimmed.sliced(begin, std::min(trimmed.size() - begin, kLongest)));
            if (!beginsDoi(doi))
                continue;
            const auto words = trimmed.first(begin).split(u' ', Qt::SkipEmptyParts);
            const bool isRelated = std::any_of(words.begin(), words.end(), [](QStringView word) {
                while (word.endsWith(u'.') || word.endsWith(u':') || word.endsWith(u','))
                    word.chop(1);
                return isListed(kRelations, word);
            });
            return isRelated ? QString() : doi;
        }
    }
    return {};
}

QStringList addressesIn(const QString &text)
{
    const auto isBetween = [](QChar c) { return c.isSpace() || c == u';' || c == u',' || c == u'|'; };
    QList<qsizetype> begins{0};
    for (qsizetype at = 1; (at = text.indexOf(u"http"_s, at, Qt::CaseInsensitive)) > 0; at += 4)
        if (isBetween(text[at - 1]) && isOpenableUrl(QStringView(text).mid(at)))
            begins.append(at);
    begins.append(text.size());
    QStringList addresses;
    for (qsizetype i = 0; i + 1 < begins.size(); ++i) {
        QString address = text.sliced(begins[i], begins[i + 1] - begins[i]).trimmed();
        while (begins.size() > 2 && !address.isEmpty() && isBetween(address.back()))
            address.chop(1);
        if (!address.isEmpty())
            addresses.append(address);
    }
    return addresses;
}

bool isOpenableUrl(QStringView text)
{
    for (const QStringView scheme :
         {QStringView(u"http://"), QStringView(u"https://"), QStringView(u"mailto:")})
        if (text.startsWith(scheme, Qt::CaseInsensitive))
            return true;
    return false;
}

} // namespace lectern
