#pragma once
// Invented pages as browsers and clipping tools save them.
#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace lectern::test
{

// Returns a line of figures in separate elements, as these sites print it: "84.7", "LG", "Jun 2". box: "span"
// or "div".
inline QString boxes(const QString &line, const QString &box)
{
    static const QRegularExpression date(
        QStringLiteral("^([0-9.]+)?([A-Z]{2})?([A-Z][a-z]{2} [0-9]{1,2}(?:, [0-9]{4})?)(Code)?$"));
    static const QRegularExpression figure(
        QStringLiteral("^(h-index|Novelty|AI Score)?([0-9,]+%?)(papers?|citations?)?$"));
    auto match = date.match(line);
    if (!match.hasMatch())
        match = figure.match(line);
    QString out;
    for (const QString &part : match.capturedTexts().mid(1))
        if (!part.isEmpty())
            out += QStringLiteral("<%1 class=\"chip css-1x\">%2</%1>").arg(box, part.toHtmlEscaped());
    return match.hasMatch() ? QStringLiteral("<div class=\"row flex\">%1</div>\n").arg(out) : QString();
}

// Returns the lines of a page as nested elements with classes, links and icons. Paragraphs are <p>.
inline QString bodyOf(const QByteArray &page, const QString &box = QStringLiteral("span"))
{
    QString out;
    int number = 0;
    const QStringList lines = QString::fromUtf8(page).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed(), escaped = line.toHtmlEscaped();
        if (line.isEmpty())
            continue;
        const QString row = boxes(line, box);
        if (!row.isEmpty())
            out += QStringLiteral("<div class=\"meta\"><svg viewBox=\"0 0 1 1\"><title>Icon</title><path "
                                  "d=\"M0 0\"/></svg>")
                + row + QStringLiteral("</div>");
        else if (escaped.size() > 120)
            out += QStringLiteral("<div class=\"abstract\"><div><p>%1</p></div></div>").arg(escaped);
        else
            out += QStringLiteral("<div><a href=\"/paper/%1\"><span style='color:#111'>%2</span></a></div>\n")
                       .arg(++number)
                       .arg(escaped);
    }
    return out;
}

// A complete HTML page with metadata, hidden content and navigation.
inline QByteArray htmlPage(const QByteArray &page, const QString &box = QStringLiteral("span"))
{
    return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Page - Site</title>"
           "<style>.row > .chip::before { content: '<div>'; }</style><script>if (a < b) "
           "document.write('<div>84.7LGJun 3"
           "</div>');</script><link rel=\"canonical\" "
           "href=\"https://www.example.org/author/7\"></head>\n<body class=\"dark\">"
           "<a class=\"sr-only\" href=\"#main\">Skip to main content</a><nav><ul><li><a "
           "href=\"/\">Home</a></li><li>Sign in"
           "</li></ul></nav>\n<div id=\"__next\"><main id=\"main\"><div class=\"container\">\n"
        + bodyOf(page, box).toUtf8()
        + "</div></main><!-- <div>85.1LGJun 4</div> --><div hidden>Loading…</div><template><div>85.1LGJun "
          "4</div></template>"
          "<footer><p>About</p><p>Privacy</p></footer></div><noscript>You need "
          "JavaScript.</noscript></body></html>\n";
}

// A page as SingleFile saves it: one file with embedded pictures and styles.
inline QByteArray singleFile(const QByteArray &page, qsizetype style)
{
    QByteArray html = htmlPage(page);
    html.replace(
        "<html lang=\"en\">",
        "<html lang=en><!--\n Page saved with SingleFile \n url: https://www.example.org/author/7 \n-->");
    const QByteArray background =
        ".a{background:url(data:image/png;base64," + QByteArray(style, 'A') + ")}</style>";
    html.replace("</style>", background);
    const QByteArray picture = "<img src=\"data:image/gif;base64," + QByteArray(3000, 'B') + "\" alt=x><svg ";
    html.replace("<svg ", picture);
    html.replace("<div hidden>", "<div class=\"sf-hidden\">");
    return html;
}

// UTF-8 converted to UTF-16LE.
inline QByteArray utf16(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    QByteArray out;
    for (const QChar c : text) {
        out += char(c.unicode() & 0xff);
        out += char(c.unicode() >> 8);
    }
    return out;
}

// Adds non-breaking spaces in figures and names, soft hyphens and zero-width spaces in words, and direction
// marks around lines.
inline QByteArray withLayout(QByteArray page)
{
    page.replace("Jun 2",
                 "Jun\xc2\xa0"
                 "2\xe2\x80\x8b");
    page.replace("Dec 27",
                 "Dec\xe2\x80\xaf"
                 "27");
    page.replace("Krti", "\xe2\x80\xaaKr\xc2\xadti");
    page.replace("papers",
                 "\xe2\x80\x8epap\xe2\x81\xa0"
                 "ers\xe2\x80\xac");
    page.replace("abstract", "ab\xc2\xadstract");
    page.replace("et al.",
                 "et\xc2\xa0"
                 "al.");
    page.replace("Abstract:",
                 "\xef\xbb\xbf"
                 "Abstract:");
    return page;
}

inline QByteArray quotedPrintable(const QByteArray &bytes)
{
    QByteArray out;
    qsizetype column = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            out += "\r\n";
            column = 0;
            continue;
        }
        QByteArray piece(1, c);
        if (c == '=' || byte < 0x20 || byte > 0x7e)
            piece = '=' + QByteArray(1, c).toHex().toUpper();
        if (column + piece.size() > 75) {
            out += "=\r\n";
            column = 0;
        }
        out += piece;
        column += piece.size();
    }
    return out;
}

inline QByteArray inLines(const QByteArray &base64)
{
    QByteArray out;
    for (qsizetype i = 0; i < base64.size(); i += 76)
        out += base64.mid(i, 76) + "\r\n";
    return out;
}

// A page as Chromium saves it: the page, its style sheet and a picture in one MIME message.
inline QByteArray mhtml(const QByteArray &html, const QByteArray &encoding)
{
    const QByteArray boundary = "----MultipartBoundary--kQx7----";
    return "From: <Saved by Blink>\r\nSnapshot-Content-Location: "
           "https://www.example.org/author/7\r\nSubject: =?utf-8?Q?Page?=\r\n"
           "Date: Tue, 2 Jun 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n"
           "\ttype=\"text/html\";\r\n\tboundary=\""
        + boundary + "\"\r\n\r\n\r\n--" + boundary
        + "\r\nContent-Type: text/html\r\nContent-ID: <frame-1@mhtml.blink>\r\n"
        + "Content-Transfer-Encoding: " + encoding
        + "\r\nContent-Location: https://www.example.org/author/7\r\n\r\n"
        + (encoding == "base64"                 ? inLines(html.toBase64())
               : encoding == "quoted-printable" ? quotedPrintable(html)
                                                : html)
        + "\r\n--" + boundary + "\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        + inLines(QByteArray(600, 'P').toBase64()) + "\r\n--" + boundary
        + "\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<div>An "
          "advert=20</div>\r\n--"
        + boundary + "--\r\n";
}

// As a printed page is read: lines broken at the margin, sheets with header and footer.
inline QByteArray printedPage(const QByteArray &page)
{
    constexpr qsizetype kMargin = 90;
    constexpr int kSheet = 24; // lines per sheet
    QStringList lines;
    for (QString line : QString::fromUtf8(page).split(u'\n')) {
        while (line.size() > kMargin) {
            const qsizetype blank = line.lastIndexOf(u' ', kMargin);
            lines.append(line.left(blank));
            line = line.mid(blank + 1);
        }
        lines.append(line);
    }
    QByteArray out;
    const int sheets = int((lines.size() + kSheet - 1) / kSheet);
    for (int sheet = 0; sheet < sheets; ++sheet) {
        out += "6/3/26, 10:00 AM                      Page - Site\n\n";
        for (const QString &line : lines.mid(sheet * kSheet, kSheet))
            out += "     " + line.toUtf8() + '\n';
        out += "\n\nhttps://www.example.org/author/7                  " + QByteArray::number(sheet + 1) + '/'
            + QByteArray::number(sheets) + "\n\f";
    }
    return out;
}

// A page as web clippers save it: front matter, headings, links, escapes and emphasis.
inline QByteArray markdownClip(const QByteArray &page, bool escaped)
{
    static const QRegularExpression special(QStringLiteral("([\\\\`*_\\[\\]])"));
    QByteArray out =
        "---\ntitle: \"Page - Site\"\nsource: \"https://www.example.org/author/7\"\nauthor:\n  - "
        "\"[[Nobody]]\"\n"
        "created: 2026-06-03\ntags:\n  - \"clippings\"\n---\n![A face](https://www.example.org/face.png)\n\n";
    int number = 0;
    const QStringList lines = QString::fromUtf8(page).split(u'\n');
    for (const QString &line : lines) {
        const QString word = line.trimmed();
        QString written = escaped ? QString(word).replace(special, QStringLiteral("\\\\1")) : word;
        if (!word.isEmpty() && word.size() <= 120 && boxes(word, QStringLiteral("b")).isEmpty())
            written = QStringLiteral("%1[**%2**](https://www.example.org/paper/%3 \"Open\")")
                          .arg(number ? QStringLiteral("### ") : QStringLiteral("# "), written)
                          .arg(number + 1);
        number += !word.isEmpty();
        out += written.toUtf8() + '\n';
    }
    return out;
}

} // namespace lectern::test
