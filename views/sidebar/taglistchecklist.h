#pragma once
// Checklists that add the selected papers to tags and reading lists or remove them.
#include "models/session/markedits.h"
#include "models/session/selectionquery.h"
#include "placechecklist.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class PaperList;

class TagListChecklist final : public QObject
{
    Q_OBJECT
public:
    TagListChecklist(const CommandContext &context, PaperList &list);

private:
    void open(bool lists);
    void show(const AssignableGroups &places);
    void tick(const Tickable &place, bool on);
    void make(const QString &name);
    void change(const QString &question, const QString &yes, const std::function<void()> &change);
    QString recentKey() const;
    void remember(const QString &key);

    LibrarySession &m_library;
    Notices &m_notices;
    QSettings &m_settings;
    PaperList &m_list;
    PlaceChecklist &m_checklist;
    SelectionQuery m_look;
    MarkEdits m_edits;
    bool m_lists = false; // the checklist shows lists, not tags
    QList<PaperId> m_papers; // papers for which the checklist was opened
};

} // namespace lectern
