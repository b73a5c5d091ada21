#include "helpcommands.h"

#include "models/core/fold.h"
#include "models/i18n/language.h"
#include "models/import/partversions.h"
#include "models/session/librarysession.h"
#include "models/store/sqlite/backup.h"
#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/unloadedtext.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QScrollBar>
#include <QSettings>
#include <QSysInfo>
#include <QTextBlock>
#include <QTextTable>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

HelpPage::HelpPage(QWidget *parent)
    : Page(parent), m_find(new QLineEdit(this)), m_contents(new QListWidget(this)),
      m_text(new UnloadedBrowser(this))
{
    setObjectName(u"helpPage"_s);
    setHeading(tr("Help"), {});
    m_find->setObjectName(u"helpFind"_s);
    m_find->setPlaceholderText(tr("Search the manual"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 36);
    m_find->installEventFilter(this);
    addControl(m_find);
    setNames(m_contents, u"helpContents"_s, tr("Contents"));
    m_contents->setFrameShape(QFrame::NoFrame);
    setNames(m_text, u"helpText"_s, tr("Help"));
    m_text->setFrameShape(QFrame::NoFrame);
    auto *body = new QWidget(this);
    auto *row = spaced(new QHBoxLayout(body), {Space::S, 0, 0, 0}, Space::S);
    row->addWidget(m_contents);
    row->addWidget(m_text, 1);
    body->setFocusProxy(m_contents);
    setBody(body);
    connect(m_find, &QLineEdit::textChanged, this, &HelpPage::showText);
    connect(m_contents, &QListWidget::currentRowChanged, this, [this] {
        m_find->clear();
        showText();
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpPage::follow);
}

void HelpPage::show(const QList<ManualPage> &pages, const QString &name, qsizetype section)
{
    m_pages = pages;
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const ManualPage &page : pages) {
        auto *item = new QListWidgetItem(page.title, m_contents);
        item->setSizeHint({0, fontMetrics().height() + Space::M});
        if (page.name == name)
            m_contents->setCurrentItem(item);
    }
    m_contents->setFixedWidth(
        qMax(fontMetrics().averageCharWidth() * 28, m_contents->sizeHintForColumn(0) + Space::XL));
    m_find->clear();
    showText();
    scrollTo(section);
    m_contents->setFocus(Qt::ShortcutFocusReason);
}

QString HelpPage::shownPage() const
{
    const int row = m_contents->currentRow();
    return row >= 0 && row < m_pages.size() ? m_pages[row].name : QString();
}

void HelpPage::follow(const QUrl &link)
{
    const QString target = link.path(QUrl::FullyDecoded);
    if (link.scheme() == "query"_L1) {
        emit queryChosen(target);
        return;
    }
    if (link.scheme() == "command"_L1) {
        emit commandChosen(target);
        return;
    }
    const QString name = target.endsWith(u".md"_s) ? target.chopped(3) : target;
    for (int i = 0; link.scheme().isEmpty() && i < m_pages.size(); ++i)
        if (m_pages[i].name == name)
            m_contents->setCurrentRow(i);
}

static bool containsWords(const ManualPage &page, const ManualSection &section, const QStringList &words)
{
    const QString text = fold(QString(page.title + u' ' + section.heading + u' ' + section.markdown));
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

void HelpPage::showText()
{
    const QStringList words = fold(m_find->text().simplified()).split(u' ', Qt::SkipEmptyParts);
    QString markdown;
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        const ManualPage &page = m_pages[i];
        if (words.isEmpty() && i != m_contents->currentRow())
            continue;
        QString sections;
        for (const ManualSection &section : page.sections)
            if (containsWords(page, section, words))
                sections += (section.heading.isEmpty() ? QString() : u"\n## "_s + section.heading + u"\n\n"_s)
                    + section.markdown;
        if (!sections.trimmed().isEmpty())
            markdown += u"# "_s + page.title + u"\n\n"_s + sections + u"\n\n"_s;
    }
    if (markdown.isEmpty())
        m_text->setPlainText(tr("No page of the manual contains “%1”.").arg(m_find->text().simplified()));
    else
        m_text->setMarkdown(markdown);
    styleText();
}

// Markdown has no styles, so tables and headings get theirs here.
void HelpPage::styleText()
{
    QTextDocument *document = m_text->document();
    document->setDocumentMargin(Space::M);
    QTextCursor cursor(document);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        if (level == 0 && !cursor.atStart() && !QTextCursor(block).currentTable())
            format.setBottomMargin(Space::S);
        else if (level > 0) {
            format.setTopMargin(level == 1 ? 0 : Space::L);
            format.setBottomMargin(Space::S);
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    const Colors &colors = colorsOf(palette());
    for (QTextFrame *frame : document->rootFrame()->childFrames())
        if (auto *table = qobject_cast<QTextTable *>(frame)) {
            QTextTableFormat format = table->format();
            format.setWidth(QTextLength(QTextLength::PercentageLength, 98));
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorder(1);
            format.setBorderBrush(colors.line);
            format.setBorderCollapse(true);
            format.setCellPadding(Space::XS);
            format.setTopMargin(Space::XS);
            format.setBottomMargin(Space::S);
            table->setFormat(format);
        }
}

void HelpPage::scrollTo(qsizetype section)
{
    qsizetype seen = 0;
    for (QTextBlock block = m_text->document()->begin(); block.isValid() && section > 0; block = block.next())
        if (block.blockFormat().headingLevel() == 2 && ++seen == section) {
            m_text->setTextCursor(QTextCursor(block));
            const QRectF place = m_text->document()->documentLayout()->blockBoundingRect(block);
            m_text->verticalScrollBar()->setValue(int(place.top()));
            return;
        }
}

void HelpPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_pages.isEmpty())
        showText(); // the text contains colours of the palette
}

bool HelpPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_find && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
        event->accept(); // Escape clears the field first, then closes the page
        return true;
    }
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape && !m_find->text().isEmpty()) {
            m_find->clear();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down) {
            m_text->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

HelpCommands::HelpCommands(const CommandContext &context)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_settings(context.settings),
      m_page(new HelpPage(&context.window))
{
    m_pages.add(*m_page, Pages::Reading::Ends);
    const auto on = [&](Id id, const QString &page, const QString &anchor = {}) {
        connect(&m_actions[id], &QAction::triggered, this, [this, page, anchor] { open(page, anchor); });
    };
    on(Id::Help, u"importing"_s);
    on(Id::SearchHelp, u"searching"_s);
    on(Id::NumberHelp, u"authors"_s, u"what-the-numbers-mean"_s);
    on(Id::TroubleHelp, u"backup"_s, u"troubleshooting"_s);
    on(Id::About, u"about"_s);
    connect(&m_actions[Id::CopyReport], &QAction::triggered, this, &HelpCommands::copyReport);
    connect(m_page, &HelpPage::queryChosen, this, [this](const QString &query) {
        m_pages.leave();
        m_library.browser().setTyped(query);
    });
    connect(m_page, &HelpPage::commandChosen, this, &HelpCommands::runCommand);
}

void HelpCommands::runCommand(const QString &name)
{
    const QList<QAction *> all = m_actions.all();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const QAction *action) { return action->objectName() == name; });
    if (found == all.end())
        return;
    if (!(*found)->isEnabled()) {
        m_notices.inform(tr("“%1” is not available now.").arg((*found)->text()));
        return;
    }
    if (m_actions[Id::CopyReport].objectName() != name)
        m_pages.leave(); // most commands act on the view that the manual covers
    (*found)->trigger();
}

static QString markdownCode(const QString &text)
{
    return u"`"_s + QString(text).remove(u'`').replace(u'|', u"\\|"_s) + u"`"_s;
}

ManualPage HelpCommands::aboutPage() const
{
    QString text =
        tr("Lectern is a desktop reader for research papers. It is free software under the MIT licence.")
        + u"\n\n"_s;
    const auto file = [&](const QString &what, const QString &path) {
        text += u"| "_s + what + u" | "_s + markdownCode(QDir::toNativeSeparators(path)) + u" |\n"_s;
    };
    text += u"| "_s + tr("File") + u" | "_s + tr("Location") + u" |\n|---|---|\n"_s;
    file(tr("Library"), m_library.file());
    file(tr("Backup folder"), backupFolder(m_library.file()));
    file(tr("Settings"), m_settings.fileName());
    ManualPage page{u"about"_s, tr("About Lectern"), {{{}, text}}};
    QString versions = u"[%1](command:%2)\n\n| %3 | %4 |\n|---|---|\n"_s.arg(
        m_actions[Id::CopyReport].text(), m_actions[Id::CopyReport].objectName(), tr("Component"),
        tr("Version"));
    for (const QString &line : versionReport().split(u'\n', Qt::SkipEmptyParts))
        versions += u"| "_s + line.section(u": "_s, 0, 0) + u" | "_s + markdownCode(line.section(u": "_s, 1))
            + u" |\n"_s;
    page.sections.append({tr("Versions"), versions});
    return page;
}

void HelpCommands::open(const QString &page, const QString &anchor)
{
    m_pages.open(*m_page);
    QList<ManualPage> pages = manualPages(shownLocale().name());
    pages.append(aboutPage());
    m_page->show(pages, page, manualSection(page, anchor));
}

void HelpCommands::copyReport()
{
    QGuiApplication::clipboard()->setText(versionReport());
    m_notices.inform(tr("Version information copied. It contains no personal data."));
}

QString versionReport()
{
    const QString ours = QCoreApplication::applicationVersion(); // includes the commit; empty in tests
    QString report = u"Lectern: "_s + (ours.isEmpty() ? QStringLiteral(LECTERN_VERSION) : ours) + u'\n';
    for (const auto &[name, version] : libraryVersions())
        report += name + u": "_s + version + u'\n';
    report +=
        u"System: "_s + QSysInfo::prettyProductName() + u", "_s + QSysInfo::currentCpuArchitecture() + u'\n';
    report += u"Windows: "_s + QGuiApplication::platformName() + u'\n';
    report += u"Language: "_s + QLocale().name() + u'\n';
    report += u"Scale: "_s + QString::number(qApp->devicePixelRatio()) + u'\n';
    return report;
}

} // namespace lectern
