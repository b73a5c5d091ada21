#pragma once
// Form for editing a paper field by field, above its text.
#include "models/core/ids.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/types/paperrow.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QScrollArea;

namespace lectern
{

class CorrectionField;

class CorrectionPane final : public QWidget
{
    Q_OBJECT
public:
    explicit CorrectionPane(QWidget *parent = nullptr);

    // Edits this field of this paper, or all of its fields, with the cursor in the title. If the paper is
    // being edited already, the typed text is kept.
    void edit(const PaperDetail &paper, const QString &field = {});
    // Starts a new paper with these known values. source: name of the paper's source; empty for a manual
    // entry. A paper with a source is created by save() only, not by finish().
    void create(const Paper &stated = {}, const QString &source = {});
    bool isEditing() const { return m_paper != PaperId::None || m_creating; }
    bool isCreating() const { return m_creating; }
    PaperId paper() const { return m_paper; }
    // Returns the only field that is shown; empty: all are.
    const QString &onlyField() const { return m_only; }
    // Returns the height of all visible fields and buttons.
    int fullHeight() const;
    // Returns whether the cursor of the user is in the form.
    bool isWriting() const;
    // Saves the changes and closes; if a field is invalid, shows the error and stays open.
    void save();
    // Closes because another paper is shown: saves valid fields and reports the others (notKept).
    void finish();
    // Closes without a change. resume() restores the typed text.
    void cancel();
    void resume(const PaperDetail *paper); // null: resumes with the new paper

signals:
    void saved(const QList<lectern::OwnChange> &changes); // emitted with at least one change
    void created(const lectern::Paper &paper, const QString &source); // as passed to create()
    void notKept(const QString &sentence);
    void cancelled(lectern::PaperId paper,
                   bool changed); // cancelled by the user; changed: the user had typed text
    void left(); // emitted when the focus has left the form
    void closed(); // closed by the user: the focus must move elsewhere
    void ended(); // emitted when the paper can be shown again
    void heightChanged(); // fullHeight() may have changed

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // Returns the changes; invalid fields are appended to refused.
    QList<OwnChange> changes(QList<CorrectionField *> *refused) const;
    Paper newPaper(QList<CorrectionField *> *refused) const;
    void show(const QList<FieldChoice> &choices);
    void focus(const QString &field);
    void take(const QString &text);
    void end();
    void watch(QWidget *widget) { widget->installEventFilter(this); }

    QLabel *m_hint;
    QPlainTextEdit *m_quick; // id, BibTeX entry or title of a new paper
    QScrollArea *m_scroll;
    Paper m_taken; // values of the text in m_quick
    QList<CorrectionField *> m_fields;
    PaperId m_paper = PaperId::None;
    bool m_creating = false;
    QString m_source; // source of the paper being created
    QString m_only; // see onlyField()
    QHash<QString, QString> m_typed; // by field: text discarded by the last cancel()
    QString m_typedSource; // value of m_source at that time
};

} // namespace lectern
