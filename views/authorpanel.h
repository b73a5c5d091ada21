#pragma once
// An author at a glance: what pages state of them, and what this library knows, marked as computed.
#include "models/store/library.h"

#include <QWidget>

class QLabel;
class QAction;
class QHBoxLayout;
class QToolButton;

namespace lectern
{

class FlowLayout;
class YearBars;

class AuthorPanelView final : public QWidget
{
    Q_OBJECT
public:
    explicit AuthorPanelView(QWidget *parent = nullptr);
    void showAuthor(const AuthorPanel &author);
    // A button for the action beside the one that closes the panel.
    void addTool(QAction *action);
    AuthorId author() const { return m_author.id; }
    QString authorName() const { return m_author.name; }

signals:
    void authorChosen(lectern::AuthorId id, const QString &name);
    void yearChosen(int year);
    void categoryChosen(const QString &category);
    void closed();

private:
    void showFigures();
    void showComputed();
    void showCoauthors();
    void showOtherObservations();

    AuthorPanel m_author;
    QLabel *m_name, *m_otherNames, *m_stated, *m_computed, *m_coauthorTitle, *m_observations;
    QHBoxLayout *m_head, *m_tiles;
    YearBars *m_bars;
    QWidget *m_coauthors;
    FlowLayout *m_coauthorFlow;
    QToolButton *m_more;
};

} // namespace lectern
