// Benchmark of PDFs with the helper of this build: reading first pages, opening long documents, rendering
// pages. Prints one JSON object.
//   pdf_bench [FILE...]     additional PDFs whose first pages are read; long ones are also opened and
//   rendered
#include "models/pdf/firstpages.h"
#include "models/pdf/pdfhelper.h"
#include "tests/bench/measure.h"
#include "tests/pdf/samplepdf.h"
#include "tests/support/support.h"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdio>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Returns a full page of lines.
QStringList fullPage(int number)
{
    QStringList lines;
    for (int line = 0; line < 34; ++line)
        lines.append(u"Page %1, line %2: sundials of the north keep a slower hour than those of the south."_s
                         .arg(number)
                         .arg(line));
    return lines;
}

QJsonObject ofDocument(const QString &path)
{
    Times open, firstPicture, text, picture, thumbnail;
    for (int round = 0; round < 5; ++round) {
        std::unique_ptr<PdfHelper> helper;
        const PdfSummary summary = open.time([&] {
            helper = must(PdfHelper::start(path));
            return must(helper->open(0, {}));
        });
        for (int i = 0; i < 10; ++i) {
            const int page = int(i * (summary.sizes.size() - 1) / 10);
            const QSize pixels =
                (summary.sizes[page] * 1.6).toSize(); // 980 pixels wide, a common window width
            (i == 0 ? firstPicture : picture).time([&] {
                return must(helper->picture({page, 1.6, QRect(QPoint(), pixels)}, {}));
            });
            text.time([&] { return must(helper->text(page, {})); });
            thumbnail.time([&] {
                return must(
                    helper->picture({page, .2, QRect(QPoint(), (summary.sizes[page] * .2).toSize())}, {}));
            });
        }
    }
    return {{u"open"_s, open.json()},
            {u"first picture"_s, firstPicture.json()},
            {u"picture"_s, picture.json()},
            {u"thumbnail"_s, thumbnail.json()},
            {u"text"_s, text.json()}};
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().sliced(1);
    qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
    const QTemporaryDir folder;
    QJsonObject report;
    for (const int pages : {300, 2000}) {
        QList<QStringList> texts;
        QStringList painted;
        for (int i = 0; i < pages; ++i) {
            texts.append(fullPage(i));
            painted.append(fullPage(i).join(u'\n'));
        }
        const QString path = folder.filePath(u"%1.pdf"_s.arg(pages)),
                      paintedPath = folder.filePath(u"%1-painted.pdf"_s.arg(pages));
        test::writeAll(path, test::writtenPdf(texts));
        test::writeAll(paintedPath, test::paintedPdf(painted));
        report[u"%1 pages, by hand"_s.arg(pages)] = ofDocument(path);
        report[u"%1 pages, by Qt"_s.arg(pages)] = ofDocument(paintedPath);
    }
    Times first;
    const QString short3 = folder.filePath(u"3.pdf"_s);
    test::writeAll(short3, test::writtenPdf({fullPage(1), fullPage(2), fullPage(3)}));
    for (int round = 0; round < 50; ++round)
        first.time([&] { return must(FirstPagesReader().read(short3, 2, {})); });
    report[u"two first pages"_s] = first.json();
    Times real;
    for (const QString &file : arguments) {
        const auto pages = real.time([&] { return FirstPagesReader().read(file, 2, {}); });
        constexpr int kLong = 100;
        if (pages && pages->pages >= kLong)
            report[file] = ofDocument(file);
    }
    report[u"two first pages of the files given"_s] = real.json();
    std::puts(QJsonDocument(report).toJson().constData());
    return 0;
}
