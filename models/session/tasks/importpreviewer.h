#pragma once
// Looks into files before they are imported, on a thread of its own.
#include "models/import/filepreview.h"
#include "workerthread.h"

#include <QObject>

#include <atomic>

namespace lectern
{

// Lives in the GUI thread. A newer look() makes the older one's answers out of date: they do not come any
// more.
class ImportPreviewer final : public QObject
{
    Q_OBJECT
public:
    explicit ImportPreviewer(QObject *parent = nullptr);
    ~ImportPreviewer() override;

    // Files and folders; answers with found, then one seen for each file that is looked at (kMost at most),
    // then done.
    void look(const QStringList &paths);
    // One of them again, with other choices; answers with seen.
    void lookAgain(const QString &path, const FileChoices &choices);
    // Text that was copied or pasted, and the HTML that a browser gives beside it; answers with textSeen,
    // unless other text was asked about meanwhile.
    void lookAt(const QString &text, const QString &html = {}, const FileChoices &choices = {});
    void cancel();
    // What a person said about sources: every later look knows it.
    void setSaidBefore(const SaidBefore &said) { m_said = said; }
    void setCorrections(const PageCorrections &corrections) { m_said.corrections = corrections; }

    static constexpr int kMost = 200; // files looked into; the others come in all the same

signals:
    void found(const QStringList &files); // every file that would be imported
    void seen(const lectern::FilePreview &file);
    void done();
    // best: the text, or the HTML where that says more; it is what the preview is of.
    void textSeen(const QString &text, const lectern::FilePreview &preview, const QString &best);

private:
    SaidBefore m_said;
    std::atomic<quint64> m_asked = 0, m_askedText = 0;
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
