#include "views/actions/actions.h"
#include "views/paper/paperhtml.h"
#include "views/style/colors.h"
#include "views/style/icons.h"
#include "views/style/marktext.h"
#include "views/style/theme.h"
#include "views/widgets/messagebar.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QTextDocument>

#include <cmath>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

// Returns the WCAG 2 contrast ratio of two opaque colours, 1 to 21.
double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (qMax(la, lb) + 0.05) / (qMin(la, lb) + 0.05);
}

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT
private slots:
    void textIsCutAroundTheMatch()
    {
        const QFontMetrics metrics(QApplication::font());
        const QString text =
            u"A Survey of Slow Clocks in Harbour Towns and of Their Keepers, with a Catalogue"
            " of Bells and Lanterns"_s;
        const int width = metrics.horizontalAdvance(text) / 2;
        QVERIFY(
            cutAroundMatch(text, {u"clocks"_s}, metrics, width).startsWith(u"A Survey of Slow Clocks in"_s));
        const QString shown = cutAroundMatch(text, {u"bells"_s}, metrics, width);
        QVERIFY2(shown.startsWith(u"A Survey"_s) && shown.contains(u"… Bells"_s), qPrintable(shown));
        QVERIFY(metrics.horizontalAdvance(shown) <= width);
        QCOMPARE(cutAroundMatch(u"Short"_s, {u"bells"_s}, metrics, width), u"Short"_s);
    }
    // The complete message is shown even if the buttons leave so little space that it needs another line.
    void showsCompleteMessage()
    {
        QWidget window;
        window.resize(1000, 600);
        window.show();
        Toast toast(&window);
        const QString text(u"Seventeen files have found their papers. "_s);
        for (int times = 1; times < 5; ++times) {
            toast.showMessage(text.repeated(times).trimmed(), {{u"Say which it is"_s, [] {}}});
            QApplication::sendPostedEvents();
            const auto *label = toast.findChild<QLabel *>(u"toastText"_s);
            const int needed =
                label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            QVERIFY2(label->height() >= needed, qPrintable(u"%1 of %2"_s.arg(label->height()).arg(needed)));
        }
    }

    void everyTextIsReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    // Some desktops give menus no shadow. On a page of the same colour such a menu needs a border.
    void menuHasABorder_data() { everyTextIsReadable_data(); }
    void menuHasABorder()
    {
        QFETCH(bool, dark);
        Theme theme;
        theme.choose(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        QMenu menu;
        menu.addAction(u"One"_s);
        menu.resize(menu.sizeHint());
        const QImage picture = menu.grab().toImage();
        const QColor line = (dark ? darkColors() : lightColors()).line;
        for (const QPoint at : {QPoint(picture.width() / 2, 0), QPoint(0, picture.height() / 2),
                                QPoint(picture.width() - 1, picture.height() / 2),
                                QPoint(picture.width() / 2, picture.height() - 1)})
            QCOMPARE(picture.pixelColor(at), line);
    }

    // WCAG 2 AA: 4.5:1 for text, 3:1 for other visible elements.
    void everyTextIsReadable()
    {
        QFETCH(bool, dark);
        const Colors &c = dark ? darkColors() : lightColors();
        const QList<QPair<const char *, QColor>> texts{{"text", c.text},
                                                       {"muted", c.muted},
                                                       {"accent", c.accent},
                                                       {"bookmark", c.bookmark},
                                                       {"danger", c.danger}};
        const QList<QPair<const char *, QColor>> grounds{{"window", c.window},
                                                         {"base", c.base},
                                                         {"selection", c.selection},
                                                         {"hover", c.hover},
                                                         {"chip", c.chip}};
        for (const auto &[textName, text] : texts)
            for (const auto &[groundName, ground] : grounds)
                QVERIFY2(contrast(text, ground) >= 4.5,
                         qPrintable(
                             u"%1 on %2: %3"_s.arg(QLatin1StringView(textName), QLatin1StringView(groundName))
                                 .arg(contrast(text, ground))));
        for (int colour = 0; colour <= tagColours + 1; ++colour) // the last colour is one of a newer Lectern
            for (const auto &[groundName, ground] : grounds)
                QVERIFY2(contrast(tagColour(c, colour), ground) >= 3,
                         qPrintable(u"tag colour %1 on %2: %3"_s
                                        .arg(tagColourName(colour), QLatin1StringView(groundName))
                                        .arg(contrast(tagColour(c, colour), ground))));
        QVERIFY(contrast(c.base, c.accent) >= 4.5); // the badge for new papers
        QVERIFY(contrast(c.text, c.match) >= 4.5);
        QVERIFY(contrast(c.bookmark, c.base) >= 3);
    }

    void doesNotStoreThemeColours()
    {
        Theme theme;
        theme.choose(ThemeChoice::Light);
        theme.showFor(ThemeChoice::Dark);
        QVERIFY(theme.isDark());
        QCOMPARE(theme.choice(), ThemeChoice::Light); // the stored choice
        QCOMPARE(theme.shown(), ThemeChoice::Dark);
        theme.choose(ThemeChoice::Light); // the user selects a theme
        QVERIFY(!theme.isDark());
    }

    void contrastFollowsWcag()
    {
        QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21.0) < 0.01);
        QVERIFY(qAbs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void paletteIsCompleteAndSelectionReadable()
    {
        for (const Colors *c : {&lightColors(), &darkColors()}) {
            const QPalette palette = paletteOf(*c);
            QCOMPARE(palette.color(QPalette::HighlightedText), c->text);
            QCOMPARE(&colorsOf(palette), c);
            for (int role = 0; role < QPalette::NColorRoles; ++role)
                if (role != QPalette::NoRole)
                    QVERIFY2(palette.isBrushSet(QPalette::Active, QPalette::ColorRole(role))
                                 && palette.isBrushSet(QPalette::Disabled, QPalette::ColorRole(role)),
                             qPrintable(QString::number(role)));
        }
    }

    void theThemeChangesLive()
    {
        Theme theme;
        theme.choose(ThemeChoice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), lightColors().base);
        theme.setSystemDark(true); // the system theme is not selected, so nothing changes
        QCOMPARE(QApplication::palette().color(QPalette::Base), lightColors().base);
        theme.choose(ThemeChoice::System);
        QCOMPARE(QApplication::palette().color(QPalette::Base), darkColors().base);
        theme.setSystemDark(false);
        QCOMPARE(QApplication::palette().color(QPalette::Base), lightColors().base);
    }

    void actionsAreCompleteAndKeysUnique()
    {
        const Actions actions;
        QSet<QString> names, keys;
        QCOMPARE(Actions::specs().size(), qsizetype(ActionId::Count));
        for (int i = 0; i < int(ActionId::Count); ++i) {
            const ActionSpec &spec = Actions::specs()[i];
            QCOMPARE(int(spec.id), i);
            const QAction &action = actions[ActionId(i)];
            QVERIFY(!action.text().isEmpty());
            QVERIFY2(!names.contains(action.objectName()), spec.name);
            names.insert(action.objectName());
            for (const QKeySequence &key : action.shortcuts()) {
                QVERIFY2(!key.isEmpty() && !keys.contains(key.toString()), spec.name);
                keys.insert(key.toString());
            }
            if (*spec.icon) {
                const QImage image = action.icon().pixmap(32, 32).toImage();
                bool painted = false;
                for (int y = 0; y < image.height() && !painted; ++y)
                    for (int x = 0; x < image.width() && !painted; ++x)
                        painted = qAlpha(image.pixel(x, y)) > 0;
                QVERIFY2(painted, spec.icon);
            }
        }
        for (const char *key :
             {"/", "Ctrl+F", "J", "K", "Return", "Space", "B", "U", "A", "C", "Ctrl+K", "F1", "F11"})
            QVERIFY2(keys.contains(QLatin1StringView(key)), key);
    }

    void iconsFollowTheThemeColour()
    {
        Theme theme;
        const QIcon picture = icon(u"star"_s, Tint::Text);
        const auto strongest = [&] {
            const QImage image = picture.pixmap(48, 48).toImage().convertToFormat(QImage::Format_ARGB32);
            QColor found;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) == 255)
                        found = QColor(image.pixel(x, y));
            return found;
        };
        theme.choose(ThemeChoice::Light);
        QCOMPARE(strongest(), lightColors().text);
        theme.choose(ThemeChoice::Dark);
        QCOMPARE(strongest(), darkColors().text);
        theme.choose(ThemeChoice::Light);
    }

    void hostileTextStaysText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("script") << u"<script>alert(1)</script>"_s;
        QTest::newRow("image") << u"<img src=\"file:///etc/passwd\"> & <b>bold</b>"_s;
        QTest::newRow("style") << u"</p><style>p{color:red}</style>"_s;
        QTest::newRow("entities") << u"&lt;b&gt; &amp;amp;"_s;
        QTest::newRow("quotes") << u"a\" style=\"font-size:900px"_s;
    }
    void hostileTextStaysText()
    {
        QFETCH(QString, text);
        PaperDetail paper;
        paper.row.id = PaperId(1);
        paper.row.title = paper.row.category = paper.row.venue = paper.row.affiliation = text;
        paper.abstract = text;
        paper.authors = {{AuthorId(3), text, AuthorTraits{2001, 2002, text, text}}};
        paper.url = u"javascript:alert(1)"_s;
        StatedValue value;
        value.field = value.value = value.sourceName = text;
        value.shown = true;
        paper.values = {value};
        QTextDocument document;
        document.setHtml(paperHtml(paper, lightColors(), {10, 1.2, true}));
        const QString plain = document.toPlainText().replace(QChar(QChar::Nbsp), u' ').simplified();
        QVERIFY2(plain.count(text.simplified()) >= 6, qPrintable(plain));
        QVERIFY(!document.toHtml().contains("<img"_L1));
        QVERIFY(paperAddress(paper).isEmpty());
    }

    void opensOnlySafeAddresses()
    {
        QVERIFY(mayOpen(QUrl(u"https://arxiv.org/abs/1"_s)));
        QVERIFY(mayOpen(QUrl(u"mailto:a@b.example"_s)));
        for (const char *bad : {"file:///etc/passwd", "javascript:1", "ftp://x", "data:text/html,x", ""})
            QVERIFY2(!mayOpen(QUrl(QString::fromLatin1(bad))), bad);
    }

    void displaysTex()
    {
        QTextDocument document;
        document.setHtml(abstractToHtml(u"a<b at $n{=}15$, 50\\% \\emph{more}"_s));
        QCOMPARE(document.toPlainText().replace(QChar(QChar::Nbsp), u' '), u"a<b at n=15, 50% more"_s);
    }
};

QTEST_MAIN(TestStyle)
#include "tst_style.moc"
