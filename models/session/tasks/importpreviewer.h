#pragma once
// Previews files before they are imported.
#include "models/import/filepreview.h"
#include "taskrunner.h"

#include <QObject>

namespace lectern
{

// Lives on the GUI thread. A newer look() cancels the previous one.
class ImportPreviewer final : public QObject
{
    Q_OBJECT
public:
    explicit ImportPreviewer(TaskRunner &tasks, QObject *parent = nullptr);

    // Previews files and folders. Emits found(), then one seen() per previewed file (at most kMax), then
    // done().
    void look(const QStringList &paths);
    // Previews a file again with other choices; emits seen().
    void rescan(const QString &path, const FileChoices &choices);
    // Previews copied or pasted text and the HTML that a browser supplies with it. Emits textSeen(), unless a
    // newer call replaces this one.
    void previewText(const QString &text, const QString &html = {}, const FileChoices &choices = {});
    void cancel();
    // Sets the user's earlier decisions about sources. They apply to all later previews.
    void setOverrides(const ImportOverrides &overrides) { m_overrides = overrides; }
    void setCorrections(const PageCorrections &corrections) { m_overrides.corrections = corrections; }

    static constexpr int kMax =
        200; // maximum number of previewed files; the others are imported without a preview

signals:
    void found(const QStringList &files); // all files that would be imported
    void seen(const lectern::FilePreview &file);
    void done();
    // best: the source of the preview, either the text or the more complete HTML.
    void textSeen(const QString &text, const lectern::FilePreview &preview, const QString &best);

private:
    ImportOverrides m_overrides;
    TaskRunner &m_tasks;
    RequestToken m_files{"import preview"}, m_again{"import preview", RequestToken::Keep::All},
        m_text{"import preview"};
};

} // namespace lectern
