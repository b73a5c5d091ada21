#include "identifiers.h"

#include <QUrl>

namespace lectern
{

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

// Returns the part after the resolver in a DOI URL (doi.org, dx.doi.org, doi.acm.org, a library proxy such as
// doi-org.proxy.example) or in a publisher's URL (…/doi/10.…, …/doi/abs/10.…). Empty for other URLs.
QStringView doiInAddress(QStringView address)
{
    qsizetype begin = address.indexOf(u"://");
    if (begin < 0)
        return {};
    begin += 3;
    const qsizetype slash = address.indexOf(u'/', begin);
    if (slash < 0)
        return {};
    const QStringView host = address.mid(begin, slash - begin);
    QStringView path = address.mid(slash + 1);
    for (const QStringView label : host.split(u'.'))
        for (const QStringView part : label.split(u'-'))
            if (part.compare(u"doi", Qt::CaseInsensitive) == 0)
                return path;
    if (!path.startsWith(u"doi/"))
        return {};
    path = path.mid(4);
    const qsizetype next = path.indexOf(u'/');
    for (const QStringView kind : {QStringView(u"abs"), QStringView(u"full"), QStringView(u"pdf"),
                                   QStringView(u"epdf"), QStringView(u"book")})
        if (next > 0 && path.left(next) == kind)
            return path.mid(next + 1);
    return path;
}

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

QString doiOf(QStringView text)
{
    text = text.trimmed();
    const bool address = text.startsWith(u"http", Qt::CaseInsensitive);
    if (address) {
        text = doiInAddress(text);
    } else if (text.startsWith(u"doi.org/", Qt::CaseInsensitive)) {
        text = text.mid(8);
    } else if (text.startsWith(u"doi", Qt::CaseInsensitive)) {
        text = text.mid(3).trimmed();
        if (text.startsWith(u':') || text.startsWith(u'='))
            text = text.mid(1).trimmed();
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
    while (end < text.size() && !text[end].isSpace() && text[end] != u'"' && text[end].unicode() >= 0x20)
        ++end;
    text = text.left(end);
    while (!text.isEmpty() && (text.endsWith(u'.') || text.endsWith(u',') || text.endsWith(u';')))
        text.chop(1);
    QString doi = text.toString();
    if (address && doi.contains(u'%'))
        doi = QUrl::fromPercentEncoding(doi.toUtf8());
    return doi.toLower();
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
