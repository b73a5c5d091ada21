#include "helppage.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/widgets/unloadedtext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
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
    m_find->setPlaceholderText(tr("Find in the help"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 36);
    m_find->installEventFilter(this);
    addControl(m_find);
    m_contents->setObjectName(u"helpContents"_s);
    m_contents->setAccessibleName(tr("Topics"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setFixedWidth(fontMetrics().averageCharWidth() * 28);
    m_text->setObjectName(u"helpText"_s);
    m_text->setAccessibleName(tr("Help"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(Space::M);
    auto *body = new QWidget(this);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(Space::S, 0, 0, 0);
    row->setSpacing(Space::S);
    row->addWidget(m_contents);
    row->addWidget(m_text, 1);
    body->setFocusProxy(m_contents);
    setBody(body);
    connect(m_find, &QLineEdit::textChanged, this, &HelpPage::showText);
    connect(m_contents, &QListWidget::currentRowChanged, this, [this] {
        m_find->clear(); // choosing a topic shows all of it
        showText();
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        const QString what = link.path(QUrl::FullyDecoded);
        if (link.scheme() == "query"_L1)
            emit queryChosen(what);
        else if (link.scheme() == "command"_L1)
            emit commandChosen(what);
    });
}

void HelpPage::show(const QList<HelpTopic> &topics, HelpSubject subject)
{
    m_topics = topics;
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const HelpTopic &topic : topics) {
        auto *item = new QListWidgetItem(topic.title, m_contents);
        item->setSizeHint({0, fontMetrics().height() + Space::M});
    }
    m_contents->setCurrentRow(int(subject));
    m_find->clear();
    showText();
    m_contents->setFocus(Qt::ShortcutFocusReason);
}

static QString helpLink(const QString &scheme, const QString &what, const QString &text, const QColor &colour)
{
    QUrl url;
    url.setScheme(scheme);
    url.setPath(what, QUrl::DecodedMode);
    return u"<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>"_s.arg(
        QString::fromLatin1(url.toEncoded()).toHtmlEscaped(), colour.name(), text.toHtmlEscaped());
}

// A table row: the term (a link to its command), the example, the meaning.
static QString helpRowHtml(const HelpRow &row, bool examples, const Colors &colors)
{
    const QString term = row.command.isEmpty() ? u"<b>%1</b>"_s.arg(row.term.toHtmlEscaped())
                                               : helpLink(u"command"_s, row.command, row.term, colors.accent);
    QString html = u"<tr><td width=\"26%\">"_s + term + u"</td>"_s;
    if (examples)
        html += u"<td width=\"26%\">"_s
            + (row.query.isEmpty() ? QString() : helpLink(u"query"_s, row.query, row.query, colors.accent))
            + u"</td>"_s;
    return html + u"<td>"_s + row.text.toHtmlEscaped() + u"</td></tr>"_s;
}

static bool helpHasWords(const HelpTopic &topic, const HelpSection &section, const HelpRow &row,
                         const QStringList &words)
{
    const QString text = fold(
        QString(topic.title + u' ' + section.heading + u' ' + row.term + u' ' + row.query + u' ' + row.text));
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

static QString helpSectionHtml(const HelpSection &section, const QList<HelpRow> &rows, bool whole,
                               const Colors &colors)
{
    QString html;
    if (!section.heading.isEmpty())
        html += u"<h3>%1</h3>"_s.arg(section.heading.toHtmlEscaped());
    if (whole && !section.text.isEmpty())
        html += u"<p>%1</p>"_s.arg(section.text.toHtmlEscaped());
    const bool examples =
        std::any_of(rows.begin(), rows.end(), [](const HelpRow &row) { return !row.query.isEmpty(); });
    html += u"<table width=\"100%\" cellpadding=\"4\" cellspacing=\"0\">"_s;
    for (const HelpRow &row : rows)
        html += helpRowHtml(row, examples, colors);
    return html + u"</table>"_s;
}

void HelpPage::showText()
{
    const QStringList words = fold(m_find->text().simplified()).split(u' ', Qt::SkipEmptyParts);
    const Colors &colors = colorsOf(palette());
    QString html;
    for (qsizetype i = 0; i < m_topics.size(); ++i) {
        const HelpTopic &topic = m_topics[i];
        if (words.isEmpty() && i != m_contents->currentRow())
            continue;
        QString sections;
        for (const HelpSection &section : topic.sections) {
            QList<HelpRow> rows = section.rows;
            rows.removeIf([&](const HelpRow &row) { return !helpHasWords(topic, section, row, words); });
            if (!rows.isEmpty())
                sections += helpSectionHtml(section, rows, words.isEmpty(), colors);
        }
        if (!sections.isEmpty())
            html += u"<h2>%1</h2>"_s.arg(topic.title.toHtmlEscaped()) + sections;
    }
    if (html.isEmpty())
        html = u"<p>%1</p>"_s.arg(tr("The help has no “%1”. Fewer words find more.")
                                      .arg(m_find->text().simplified())
                                      .toHtmlEscaped());
    m_text->setHtml(html);
}

void HelpPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_topics.isEmpty())
        showText(); // the text contains palette colours
}

bool HelpPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_find && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
        event->accept(); // Escape clears the search field before it closes the page
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
