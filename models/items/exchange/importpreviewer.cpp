#include "importpreviewer.h"

#include "importreport.h"

namespace lectern
{

using namespace Qt::StringLiterals;

ImportPreviewer::ImportPreviewer(QObject *parent) : QObject(parent), m_thread(u"import preview"_s) { }

ImportPreviewer::~ImportPreviewer()
{
    ++m_asked;
    ++m_askedText;
    m_thread.stop();
}

void ImportPreviewer::cancel()
{
    ++m_asked;
}

void ImportPreviewer::look(const QStringList &paths)
{
    const quint64 asked = ++m_asked;
    // Answers pass through the GUI thread once more, so that none of an older question is ever given.
    const auto answer = [this, asked](const std::function<void()> &give) {
        QMetaObject::invokeMethod(this, [this, asked, give] {
            if (asked == m_asked)
                give();
        });
    };
    m_thread.run([this, asked, paths, answer, corrections = m_corrections] {
        const QStringList files = filesUnder(paths);
        answer([this, files] { emit found(files); });
        for (qsizetype i = 0; i < qMin<qsizetype>(kMost, files.size()) && asked == m_asked; ++i) {
            const FilePreview preview = previewFile(files[i], {}, corrections);
            answer([this, preview] { emit seen(preview); });
        }
        answer([this] { emit done(); });
    });
}

void ImportPreviewer::lookAgain(const QString &path, const FileChoices &choices)
{
    const quint64 asked = m_asked;
    m_thread.run([this, asked, path, choices, corrections = m_corrections] {
        const FilePreview preview = previewFile(path, choices, corrections);
        QMetaObject::invokeMethod(this, [this, asked, preview] {
            if (asked == m_asked)
                emit seen(preview);
        });
    });
}

void ImportPreviewer::lookAt(const QString &text)
{
    const quint64 asked = ++m_askedText;
    m_thread.run([this, asked, text, corrections = m_corrections] {
        const FilePreview preview = previewBytes(text.toUtf8(), tr("pasted text"), {}, corrections);
        QMetaObject::invokeMethod(this, [this, asked, text, preview] {
            if (asked == m_askedText)
                emit textSeen(text, preview);
        });
    });
}

} // namespace lectern
