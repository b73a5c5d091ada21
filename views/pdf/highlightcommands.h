#pragma once
// Highlights: made and changed on the page of a PDF, listed on a page of their own, taken out as files.
#include "models/formats/bib/highlightlist.h"
#include "models/session/librarysession.h"
#include "models/session/tasks/questions.h"
#include "models/store/types/attachment.h"
#include "views/actions/commandcontext.h"

#include <QObject>

#include <optional>

namespace lectern
{

class AbstractPane;
class HighlightsPage;
class PdfPage;

class HighlightCommands final : public QObject
{
    Q_OBJECT
public:
    HighlightCommands(const CommandContext &context, PdfPage &page, AbstractPane &pane);

    // The file that is opened next is this one of a paper. isChanged: its bytes are no longer those it is
    // known by.
    void expect(const Attachment &file, bool isChanged);
    bool isSettled() const;
    // Of the file that is open: its paper, none where it has none yet, and its hash, as soon as it is known.
    PaperId paper() const { return m_paper; }
    const QByteArray &hash() const { return m_hash; }
    bool isFindingOut() const { return m_known.isPending(); }
    // What the library has of it is on the page.
    bool areShown() const { return m_shown; }

signals:
    void paperKnown(); // or that there is none
    void shown();
    void fileWanted(const lectern::Attachment &file); // to be opened at its place
    void paperChosen(lectern::PaperId paper);
    void matchWanted(const QString &path); // the paper of this file is to be found

private:
    void connectActions();
    void connectPage();
    void connectLibrary();
    // --- on the page of a PDF
    void follow(const QString &path);
    void findOut(const QString &path);
    void reload();
    void highlight(int colour, bool writes);
    void change(const Highlight &before, int colour, const QString &remark);
    void remove();
    // --- on the page of all
    void list(const QList<PaperId> &papers, const QString &about);
    void listShown();
    void relist(bool opens);
    void openIn(PaperId paper, const Highlight &highlight);
    void save();

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    QSettings &m_settings;
    QWidget &m_window;
    PdfPage &m_page;
    AbstractPane &m_pane;
    HighlightsPage *m_all;
    Lane m_known, m_marks, m_listing, m_opening;
    std::optional<Attachment> m_expected;
    bool m_expectsChanged = false;
    // Of the file that is open.
    PaperId m_paper = PaperId::None;
    QByteArray m_hash;
    bool m_shown = false;
    QString m_reveal; // once its file is open
    // What the page of all is about.
    std::optional<Query> m_query; // else these papers
    QList<PaperId> m_papers;
    QString m_about;
};

} // namespace lectern
