#include "models/tex/tex.h"
#include "tests/support/waiting.h"
#include "views/math/formulas.h"
#include "views/math/mathengine.h"
#include "views/math/mathobject.h"
#include "views/math/texhtml.h"
#include "views/paper/readingview.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

constexpr int kWait = 20'000; // in milliseconds; the engine loads in 0.3 s on an idle machine

// A browser that records the resources that documents load.
class Browser final : public QTextBrowser
{
public:
    QStringList asked;

protected:
    QVariant loadResource(int, const QUrl &name) override
    {
        asked.append(name.toString());
        return {};
    }
};

QTextCursor everything(QTextDocument *document)
{
    QTextCursor cursor(document);
    cursor.select(QTextCursor::Document);
    return cursor;
}

} // namespace

class TestFormulas : public QObject
{
    Q_OBJECT
private:
    // Waits until the engine has a result for the formula.
    static MathEngine::State idle(MathEngine &engine, const QString &tex,
                                  const MathPicture **picture = nullptr)
    {
        engine.request(tex, false);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(engine.state(tex, false) != MathEngine::State::Pending, kWait); }();
        return engine.state(tex, false, picture);
    }

private slots:
    // In Markdown _ and * are markup, but not inside formulas. Code is shown verbatim.
    void drawsFormulasInNotes()
    {
        QTextDocument note;
        const auto formatAt = [&note](const QString &text) {
            QTextCursor found = note.find(text);
            return found.isNull() ? QTextCharFormat() : found.charFormat();
        };
        showNoteText(
            note,
            u"Ask *Ada* about $x_1 * y_2 * z_3$, not `$a_1$`, for $5.\n\n# On \\(k^7\\)\n\n**Bold $w^8$**"_s);
        QCOMPARE(note.toPlainText(), u"Ask Ada about x1 ∗ y2 ∗ z3, not $a_1$, for $5.\nOn k7\nBold w8"_s);
        QCOMPARE(formatAt(u"1"_s).verticalAlignment(), QTextCharFormat::AlignSubScript);
        QCOMPARE(formatAt(u"8"_s).verticalAlignment(), QTextCharFormat::AlignSuperScript);
        QVERIFY(formatAt(u"w"_s).fontItalic() && formatAt(u"w"_s).fontWeight() > QFont::Normal);
        QVERIFY(formatAt(u"k7"_s).fontWeight() > QFont::Normal);
        QVERIFY(!formatAt(u", not"_s).fontItalic());
        // Formulas that do not fit on a line, are incomplete, or are part of an address stay unchanged.
        for (const QString &plain : {u"cost $5 and $x^"_s, u"between $5 and $6"_s}) {
            showNoteText(note, plain);
            QCOMPARE(note.toPlainText(), plain);
        }
        showNoteText(note, u"[here](https://example.org/$x^2$)"_s);
        QCOMPARE(note.toPlainText(), u"here"_s);
        showNoteText(note, {});
        QVERIFY(note.isEmpty());
    }
    void drawsFormulasThatNeedLayout_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<bool>("drawn");
        for (const char *tex : {R"(\frac{a}{b})", R"(\sqrt[3]{x+1})", R"(\sum_{i=1}^n x_i)",
                                R"(\overline{XYZ})", R"(\underbrace{a+b}_{n})", R"(\xrightarrow{f})",
                                R"(\binom{n}{k})", R"(\begin{pmatrix}a&b\\c&d\end{pmatrix})", R"(x_{i_j})",
                                R"(\tilde{\mathcal{O}})", R"(\frac{\unknown}{2})", R"(\boxed{x})",
                                R"(\cancel{x})", "50%", R"(\bm{x})", R"(\R^{n_1})", R"(\tilde\mathcal{O})"})
            QTest::newRow(tex) << QString::fromUtf8(tex) << true;
        for (const char *tex :
             {R"(\frac{a}{b)", "a}", "a & b", R"(\text{é})", R"(\ce{H2O})", R"(\begin{matrix})", "x^2^3"})
            QTest::newRow(tex) << QString::fromUtf8(tex) << false;
    }
    void drawsFormulasThatNeedLayout()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        QFETCH(QString, tex);
        const MathPicture *picture = nullptr;
        const MathEngine::State state = idle(m_engine, tex, &picture);
        QTEST(state == MathEngine::State::Drawn, "drawn");
        if (picture) {
            QVERIFY(!picture->path.isEmpty());
            // The box contains the shape; glyphs may extend slightly beyond it.
            const QRectF box(-0.2, -picture->ascent - 0.2, picture->width + 0.4,
                             picture->ascent + picture->descent + 0.4);
            QVERIFY(box.contains(picture->path.boundingRect()));
        }
    }

    void refusesLongFormulas()
    {
        QCOMPARE(m_engine.state(QString(MathEngine::kMaxLength + 1, u'x'), false),
                 MathEngine::State::Declined);
    }

    // A definition in one paper must not affect the formulas of the next.
    void definitionsAreLocalToAFormula()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        MathEngine first, second;
        const MathPicture *picture = nullptr;
        QCOMPARE(idle(first, u"\\frac{\\alpha}{2}"_s, &picture), MathEngine::State::Drawn);
        const QPainterPath expected = picture->path;
        for (const auto &bomb :
             {u"\\def\\alpha{b}"_s, u"\\newcommand{\\alpha}{b}"_s, u"\\renewcommand{\\frac}{b}"_s,
              u"\\let\\alpha=b"_s, u"\\gdef\\frac#1#2{b}"_s, u"\\DeclareMathOperator{\\alpha}{b}"_s})
            idle(second, bomb);
        QCOMPARE(idle(second, u"\\frac{\\alpha}{2}"_s, &picture), MathEngine::State::Drawn);
        QCOMPARE(picture->path, expected);
    }

    void engineContinuesAfterWatchdog()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        MathEngine engine;
        QCOMPARE(idle(engine, u"\\frac12"_s), MathEngine::State::Drawn); // waits until the engine is loaded
        engine.setLimits(1, 60'000);
        // Repeated, because an interruption at an unfavourable moment once crashed the engine.
        for (int i = 0; i < 60; ++i) {
            const QString heavy =
                u"\\frac{a}{b}+"_s.repeated(80) + QString::number(i); // far more than a millisecond
            QVERIFY(heavy.size() <= MathEngine::kMaxLength);
            QCOMPARE(idle(engine, heavy), MathEngine::State::Declined);
        }
        engine.setLimits(kWait, 60'000);
        QCOMPARE(idle(engine, u"\\frac34"_s), MathEngine::State::Drawn);
    }

    void idleEngineIsUnloadedAndReloaded()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        MathEngine engine;
        engine.setLimits(kWait, 1);
        QCOMPARE(idle(engine, u"\\frac12"_s), MathEngine::State::Drawn);
        QTest::qWait(50); // the engine is unloaded after one idle millisecond: the next formula is rendered
                          // whether or not this has happened
        QCOMPARE(idle(engine, u"\\frac34"_s), MathEngine::State::Drawn);
    }

    void hostileFormulasAreBounded_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::newRow("deep groups") << u"{"_s.repeated(450) + u"x"_s + u"}"_s.repeated(450);
        QTest::newRow("deep roots") << u"\\sqrt{"_s.repeated(120) + u"x"_s + u"}"_s.repeated(120);
        QTest::newRow("deep scripts") << u"x^{"_s.repeated(240) + u"x"_s + u"}"_s.repeated(240);
        QTest::newRow("macro bomb") << u"\\def\\a{\\a\\a}\\a"_s;
        QTest::newRow("open braces") << QString(1000, u'{');
        QTest::newRow("script") << u"\\href{javascript:alert(1)}{x}\\unicode{x41}\\style{color:red}{x}"_s;
        QTest::newRow("JavaScript") << u"');throw 1;//\\frac12"_s;
        QTest::newRow("NUL") << u"\\frac1"_s + QChar(0);
        QTest::newRow("override") << u"\\frac{\u202e}{2}"_s;
        QTest::newRow("lone surrogate") << u"\\frac{"_s + QChar(0xd800) + u"}{2}"_s;
        QTest::newRow("rules") << u"\\rule{100000em}{100000em}\\kern-99999em"_s;
    }
    void hostileFormulasAreBounded()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        QFETCH(QString, tex);
        const MathPicture *picture = nullptr;
        idle(m_engine, tex, &picture); // ends in either state, drawn or declined
        if (picture)
            QVERIFY(picture->width <= 1000);
        QCOMPARE(idle(m_engine, u"\\frac56"_s), MathEngine::State::Drawn);
    }

    // The source is shown until the picture is ready. Copying always gives the source.
    void replacesSourceByPicture()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        MathEngine engine;
        Browser browser;
        Formulas formulas(&browser, &engine);
        QSignalSpy finished(&formulas, &Formulas::finished);
        const QString source = uR"(Let $x_i$ be $\frac{a}{b}$$\frac{a}{b}$ of \emph{it}: 5\%, $\frac{a$.)"_s;
        browser.setHtml(texToPaneHtml(texToText(source)));
        formulas.attach();
        QVERIFY(formulas.isPending());
        QCOMPARE(browser.toPlainText(), uR"(Let xi be $\frac{a}{b}$$\frac{a}{b}$ of it: 5%, $\frac{a$.)"_s);
        const QString copied = uR"(Let $x_i$ be $\frac{a}{b}$$\frac{a}{b}$ of it: 5%, $\frac{a$.)"_s;
        QCOMPARE(formulas.sourceText(everything(browser.document())), copied);
        QVERIFY(finished.wait(kWait));
        QVERIFY(!formulas.isPending());
        QCOMPARE(browser.toPlainText().count(QChar::ObjectReplacementCharacter), 2);
        QVERIFY(
            browser.toPlainText().endsWith(uR"($\frac{a$.)"_s)); // a formula that is declined stays unchanged
        QCOMPARE(formulas.sourceText(everything(browser.document())), copied);
        const std::unique_ptr<QMimeData> data(formulas.mimeData(everything(browser.document())));
        QCOMPARE(data->text(), copied);
        QVERIFY(!data->hasHtml());
        // Cached pictures are shown at once.
        browser.setHtml(texToPaneHtml(texToText(source)));
        formulas.attach();
        QVERIFY(!formulas.isPending());
        QCOMPARE(browser.toPlainText().count(QChar::ObjectReplacementCharacter), 2);
        QCOMPARE(browser.asked, QStringList());
    }

    void formulasAreNotLinks()
    {
        Browser browser;
        Formulas formulas(&browser, nullptr);
        browser.setHtml(texToPaneHtml(texToText(uR"($x$ $\frac12$ \url{https://a.b})"_s)));
        formulas.attach();
        QStringList links;
        for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (it.fragment().charFormat().isAnchor())
                    links.append(it.fragment().charFormat().anchorHref());
        QCOMPARE(links, QStringList{u"https://a.b"_s});
    }

    // The fraction bar is on the axis of the text, and the bottom edge of a box is below its baseline.
    void alignsWithBaseline()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        QTextDocument document;
        Formulas formulas(&document, &m_engine);
        idle(m_engine, u"\\frac{a}{b}"_s);
        idle(m_engine, u"\\underbrace{a}_{\\frac{b}{c}}"_s);
        document.setTextWidth(600);
        document.setHtml(
            texToPaneHtml(texToText(uR"(text $\frac{a}{b}$ more $\underbrace{a}_{\frac{b}{c}}$ text)"_s)));
        formulas.attach();
        const QTextLine line = document.begin().layout()->lineAt(0);
        const QFontMetricsF metrics(document.defaultFont());
        const double em = metrics.xHeight() / 0.431;
        for (const auto &tex : {u"\\frac{a}{b}"_s, u"\\underbrace{a}_{\\frac{b}{c}}"_s}) {
            const MathPicture *picture = nullptr;
            QCOMPARE(m_engine.state(tex, false, &picture), MathEngine::State::Drawn);
            QVERIFY(line.ascent() >= picture->ascent * em - 1);
            QVERIFY(line.descent() >= picture->descent * em - 1);
        }
        // Nothing is drawn outside the line.
        QImage image(600, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        document.documentLayout()->draw(&painter, {});
        painter.end();
        const double top = document.documentMargin() + line.y(), bottom = top + line.height() + 2;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y).lightness() < 128)
                    QVERIFY2(y >= top - 2 && y <= bottom, qPrintable(QString::number(y)));
    }

    void preservesScrollPosition()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        MathEngine engine;
        Browser browser;
        browser.resize(500, 300);
        browser.show();
        Formulas formulas(&browser, &engine);
        QSignalSpy finished(&formulas, &Formulas::finished);
        QString html =
            u"<p>"_s + texToPaneHtml(texToText(u"$\\frac{1}{1+\\frac{1}{x}}$ "_s.repeated(40))) + u"</p>"_s;
        for (int i = 0; i < 100; ++i)
            html += u"<p>Paragraph %1</p>"_s.arg(i);
        browser.setHtml(html);
        formulas.attach();
        const auto topParagraph = [&] { return browser.cursorForPosition({50, 5}).block().text(); };
        browser.verticalScrollBar()->setValue(browser.verticalScrollBar()->maximum() / 2);
        const QString before = topParagraph();
        QVERIFY(before.startsWith(u"Paragraph"_s));
        QVERIFY(finished.wait(kWait));
        QCOMPARE(topParagraph(), before);
    }

    // A formula is scaled down to at most half its size to fit the text; a wider one is scrollable, never cut
    // off.
    void wideFormulasScaleOrScroll_data()
    {
        QTest::addColumn<int>("terms");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("narrow") << 4 << false;
        QTest::newRow("wider than the text") << 22 << false;
        QTest::newRow("far wider") << 160 << true;
    }
    void wideFormulasScaleOrScroll()
    {
        if (!MathEngine::available())
            QSKIP("built without Qt Qml");
        QFETCH(int, terms);
        QFETCH(bool, scrolls);
        ReadingView view;
        view.resize(460, 400);
        view.show();
        const QString tex = u"\\overline{"_s + u"a+"_s.repeated(terms) + u"b}"_s;
        view.showHtml(u"<p>"_s + texToPaneHtml(texToText(u"Text before $%1$ and behind."_s.arg(tex)))
                          + u"</p>"_s,
                      {}, Qt::yellow);
        QTRY_COMPARE_WITH_TIMEOUT(view.toPlainText().count(QChar::ObjectReplacementCharacter), 1, kWait);
        const double right = view.document()->rootFrame()->frameFormat().rightMargin();
        QVERIFY(right > 0);
        const QTextBlock block = view.document()->begin();
        double widest = 0;
        for (int i = 0; i < block.layout()->lineCount(); ++i)
            widest = std::max(widest, block.layout()->lineAt(i).naturalTextWidth());
        const double room =
            view.viewport()->width() - right - view.document()->rootFrame()->frameFormat().leftMargin();
        QCOMPARE(view.horizontalScrollBar()->maximum() > 0, scrolls);
        QCOMPARE(widest > room + 1, scrolls);
    }

    void hostileAbstractsAreBounded_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("HTML")
            << u"<b>x</b><img src=\"file:///etc/passwd\"><script>alert(1)</script>"
               "<style>body{background:url(http://a.b/x.png)}</style><a href=\"javascript:1\">y</a>"_s;
        QTest::newRow("HTML in a formula") << u"$<img src=x>$ $\\frac{<img src=x>}{\"><b>}$"_s;
        QTest::newRow("100 kB of braces") << QString(100'000, u'{');
        QTest::newRow("deep") << u"\\emph{"_s.repeated(5000) + u"x"_s + u"}"_s.repeated(5000);
        QTest::newRow("overrides") << u"a\u202eb\u2066c\u200fd"_s;
        QTest::newRow("NUL") << u"a"_s + QChar(0) + u"b"_s;
        QTest::newRow("frames") << u"a\ufdd0b\ufdd1c\ufffcd"_s;
        QTest::newRow("formula address") << uR"(\href{formula:0:tp:%24x%24}{y} formula:1)"_s;
    }
    void hostileAbstractsAreBounded()
    {
        QFETCH(QString, source);
        Browser browser;
        Formulas formulas(&browser, &m_engine);
        const TexText text = texToText(source);
        const test::Work work;
        browser.setHtml(texToPaneHtml(text));
        formulas.attach();
        browser.resize(600, 400);
        browser.grab();
        LECTERN_WORKED_LESS_THAN(20, work, source.left(20));
        QTRY_VERIFY_WITH_TIMEOUT(!formulas.isPending(), kWait);
        if (text.formulas.isEmpty())
            QCOMPARE(browser.toPlainText(), QString(text.text).replace(u'\u00a0', u' '));
        QCOMPARE(browser.asked, QStringList());
        for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                QVERIFY(!format.isImageFormat());
                // the text may contain an address
                QVERIFY(!format.isAnchor() || format.anchorHref().startsWith(u"http://a.b"_s));
            }
    }

    void highlightsWordsNextToFormulas()
    {
        const TexText text = texToText(u"a <b> \\emph{cd} $x$"_s);
        QCOMPARE(text.text, u"a <b> cd x"_s);
        const QString html = texToPaneHtml(text, {{2, 3}, {7, 3}}, u"#ff0"_s);
        QVERIFY(html.contains(u"<span style=\"background-color:#ff0\">&lt;b&gt;</span>"_s));
        QVERIFY(html.contains(u"<i>c</i><span style=\"background-color:#ff0\"><i>d</i></span>"_s));
        QTextDocument document;
        document.setHtml(html);
        QCOMPARE(document.toPlainText(), text.text);
    }

private:
    MathEngine m_engine;
};

QTEST_MAIN(TestFormulas)
#include "tst_formulas.moc"
