#include "helppage.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/unloadedtext.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

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

} // namespace lectern
