#pragma once
// Highlights: created and changed on the PDF page, listed on a separate page, exported to files.
#include "models/formats/bib/bibformats.h"
#include "models/session/librarysession.h"
#include "models/session/tasks/libraryreader.h"
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

    // The file opened next is this one of a paper. isChanged: its content no longer matches its hash.
    void preload(const Attachment &file, bool isChanged);
    bool isIdle() const;
    // Of the open file: its paper, None if it has none yet, and its hash once it is computed.
    PaperId paper() const { return m_paper; }
    const QByteArray &hash() const { return m_hash; }
    bool isFindingOut() const { return m_known.isPending(); }
    // The library's highlights are displayed on the page.
    bool areShown() const { return m_shown; }

signals:
    void paperKnown(); // known, or known not to exist
    void shown();
    void fileRequested(const lectern::Attachment &file); // to be opened at its position
    void paperChosen(lectern::PaperId paper);
    void matchRequested(const QString &path); // the paper of this file must be found

private:
    void connectActions();
    void connectPage();
    void connectLibrary();
    // --- PDF page
    void follow(const QString &path);
    void findOut(const QString &path);
    void reload();
    void highlight(int colour, bool writes);
    void change(const Highlight &before, int colour, const QString &comment);
    void remove();
    // --- page of all highlights
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
    RequestToken m_known, m_marks, m_listing, m_opening;
    std::optional<Attachment> m_expected;
    bool m_expectsChanged = false;
    // Of the open file.
    PaperId m_paper = PaperId::None;
    QByteArray m_hash;
    bool m_shown = false;
    QString m_reveal; // shown once its file is open
    // The subject of the page of all highlights.
    std::optional<Query> m_query; // otherwise these papers
    QList<PaperId> m_papers;
    QString m_about;
};

} // namespace lectern
