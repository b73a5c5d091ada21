#pragma once
// A paper to be corrected, field by field, in the place where it is read.
#include "models/core/ids.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/types/paperrow.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QScrollArea;

namespace lectern
{

class CorrectionField;

class CorrectionPane final : public QWidget
{
    Q_OBJECT
public:
    explicit CorrectionPane(QWidget *parent = nullptr);

    // Begins with this paper, the cursor in this field (empty: the title). Where it is being corrected
    // already, what was typed stays.
    void edit(const PaperDetail &paper, const QString &field = {});
    // Begins with a new paper, of which this is known. source: what the source of the paper is to be called;
    // empty for a paper made by hand. A paper with a source is created by save() alone, not by finish().
    void create(const Paper &stated = {}, const QString &source = {});
    bool isEditing() const { return m_paper != PaperId::None || m_creating; }
    bool isCreating() const { return m_creating; }
    PaperId paper() const { return m_paper; }
    // A person has the cursor in it.
    bool isWriting() const;
    // Keeps what was changed and ends; where a field cannot hold what was typed, says so there and goes on.
    void save();
    // Ends because the paper leaves: keeps what can be kept, and drops the rest with a word (notKept).
    void finish();
    // Ends without a change. What was typed can be had again with resume().
    void cancel();
    void resume(const PaperDetail *paper); // null: with the new paper

signals:
    void saved(const QList<lectern::OwnChange> &changes); // at least one
    void created(const lectern::Paper &paper, const QString &source); // as given to create()
    void notKept(const QString &sentence);
    void cancelled(lectern::PaperId paper, bool changed); // by the person; changed: something had been typed
    void left(); // the cursor went elsewhere
    void closed(); // by the person: the keys go elsewhere
    void ended(); // the paper is to be read again

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What is to be changed; fields that cannot hold what was typed go to refused.
    QList<OwnChange> changes(QList<CorrectionField *> *refused) const;
    Paper newPaper(QList<CorrectionField *> *refused) const;
    void show(const QList<FieldChoice> &choices);
    void focus(const QString &field);
    void end();
    void watch(QWidget *widget);

    QLabel *m_hint;
    QScrollArea *m_scroll;
    QList<CorrectionField *> m_fields;
    PaperId m_paper = PaperId::None;
    bool m_creating = false;
    QString m_source; // of the paper that is being created
    QHash<QString, QString> m_typed; // by field: what the last cancel() dropped
    QString m_typedSource; // m_source then
};

} // namespace lectern
