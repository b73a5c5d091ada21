// Paints abstracts or formulas as the reading pane does, for visual inspection.
//   math_page [--dark] [--scale N] [--width PIXELS] [--words a,b*] OUTPUT.png [FILE]
// FILE: one text per line (default: standard input).
#include "models/tex/tex.h"
#include "views/math/formulas.h"
#include "views/math/mathengine.h"
#include "views/math/texhtml.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{u"dark"_s, u"Dark colours."_s},
                        {u"scale"_s, u"Device pixel ratio."_s, u"N"_s, u"1"_s},
                        {u"width"_s, u"Width of the text."_s, u"PIXELS"_s, u"640"_s},
                        {u"lines"_s, u"Print the metrics of the lines."_s},
                        {u"size"_s, u"Text size in points."_s, u"N"_s, u"11"_s}});
    options.addPositionalArgument(u"output"_s, u"The picture."_s);
    options.addPositionalArgument(u"file"_s, u"The texts."_s, u"[FILE]"_s);
    options.process(app);
    const QStringList names = options.positionalArguments();
    if (names.isEmpty())
        options.showHelp(2);
    QFile file(names.value(1));
    if (!(names.size() > 1 ? file.open(QIODevice::ReadOnly) : file.open(stdin, QIODevice::ReadOnly)))
        return 1;

    QString html;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
        html += u"<p>"_s + texToPaneHtml(texToText(line)) + u"</p>"_s;
    QTextDocument document;
    QFont font = app.font();
    font.setPointSizeF(options.value(u"size"_s).toDouble());
    document.setDefaultFont(font);
    document.setDocumentMargin(24);
    document.setTextWidth(options.value(u"width"_s).toDouble());
    document.setHtml(html);
    MathEngine engine;
    Formulas formulas(&document, &engine);
    QObject::connect(&formulas, &Formulas::finished, &app, &QCoreApplication::quit);
    QElapsedTimer timer;
    timer.start();
    formulas.attach();
    if (formulas.isPending())
        app.exec();
    std::fprintf(stderr, "%lld ms\n", timer.elapsed());

    if (options.isSet(u"lines"_s))
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (int i = 0; i < block.layout()->lineCount(); ++i) {
                const QTextLine l = block.layout()->lineAt(i);
                std::fprintf(stderr, "y %.1f height %.1f ascent %.1f descent %.1f\n", l.y(), l.height(),
                             l.ascent(), l.descent());
            }
    const double scale = options.value(u"scale"_s).toDouble();
    QImage image((document.size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    const bool dark = options.isSet(u"dark"_s);
    image.fill(dark ? QColor(0x222528) : QColor(Qt::white));
    QPainter painter(&image);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, dark ? QColor(0xE6E8EA) : QColor(0x1F2328));
    document.documentLayout()->draw(&painter, context);
    painter.end();
    return image.save(names[0]) ? 0 : 1;
}
