#pragma once
// Highlights: created and changed on the PDF page, listed on a separate page, exported to files,
// imported from the PDF.
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

    // Call before this file of a paper is opened. isChanged: its content no longer matches its hash.
    void preload(const Attachment &file, bool isChanged);
    bool isIdle() const;
    // The paper of the open file; None if it has none yet.
    PaperId paper() const { return m_paper; }
    bool isLoading() const { return m_known.isPending(); }

signals:
    void paperKnown(); // emitted when the paper of the file is known, or known not to exist
    void shown();
    void fileRequested(const lectern::Attachment &file); // the file should be opened at this highlight
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
    // --- highlights of other programs in the file
    void offerEmbedded();
    void importEmbedded();
    void chooseCopy(); // asks where to write a copy of the file with the library's highlights
    void writeCopy(const QString &path);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    QSettings &m_settings;
    QWidget &m_window;
    PdfPage &m_page;
    AbstractPane &m_pane;
    HighlightsPage *m_all;
    RequestToken m_known{"file of a paper"}, m_marks{"highlights"}, m_listing{"list of highlights"},
        m_opening{"file of a highlight"}, m_saves{"saved highlights", RequestToken::Keep::All},
        m_copies{"highlighted copies", RequestToken::Keep::All};
    std::optional<Attachment> m_expected;
    bool m_expectsChanged = false;
    // The paper and the hash of the open file.
    PaperId m_paper = PaperId::None;
    QByteArray m_hash;
    bool m_shown = false; // the page displays the library's highlights
    QString m_reveal; // id of the highlight to show once its file is open
    // The subject of the page of all highlights: a query or these papers.
    std::optional<Query> m_query; // not set: the papers below
    QList<PaperId> m_papers;
    QString m_about;
};

} // namespace lectern
