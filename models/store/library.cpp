#include "library.h"

namespace lectern
{

struct Library::Private {
    QString file;
};

Library::Library(std::unique_ptr<Private> p) : d(std::move(p)) { }
Library::~Library() = default;

QString Library::file() const
{
    return d->file;
}

} // namespace lectern
