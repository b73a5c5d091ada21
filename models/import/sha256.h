#pragma once
// Incremental SHA-256.
#include <QByteArray>

#include <nettle/sha2.h>

namespace lectern
{

// Uses the CPU's SHA instructions, which Qt does not; millions of papers are several gigabytes.
class Sha256
{
public:
    Sha256() { sha256_init(&m_context); }
    void add(const char *bytes, qint64 length)
    {
        sha256_update(&m_context, size_t(length), reinterpret_cast<const uint8_t *>(bytes));
    }
    QByteArray result()
    {
        QByteArray digest(SHA256_DIGEST_SIZE, Qt::Uninitialized);
        sha256_digest(&m_context, SHA256_DIGEST_SIZE, reinterpret_cast<uint8_t *>(digest.data()));
        return digest;
    }

private:
    sha256_ctx m_context;
};

} // namespace lectern
