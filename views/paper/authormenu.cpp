#include "authormenu.h"

#include "views/style/colors.h"

#include <QMenu>

namespace lectern
{

using namespace Qt::StringLiterals;

bool chooseAuthor(const PaperDetail &paper, QWidget *over,
                  const std::function<void(const AuthorRef &)> &chosen)
{
    QList<AuthorRef> authors;
    for (const AuthorRef &author : paper.authors)
        if (author.id != AuthorId::None)
            authors.append(author);
    if (authors.isEmpty())
        return false;
    if (authors.size() == 1) {
        chosen(authors.first());
        return true;
    }
    auto *menu = new QMenu(over);
    menu->setObjectName(u"authorMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const AuthorRef &author : authors)
        QObject::connect(menu->addAction(QString(author.name).replace(u'&', u"&&"_s)), &QAction::triggered,
                         menu, [chosen, author] { chosen(author); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(over->mapToGlobal(QPoint(Space::XL, Space::XL)));
    return true;
}

} // namespace lectern
