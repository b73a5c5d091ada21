#include "pagecover.h"

#include <algorithm>

namespace lectern
{

namespace
{

ByteRange::Kind kindOf(UnderstoodPart::Role role)
{
    switch (role) {
    case UnderstoodPart::Role::Separator:
        return ByteRange::Kind::Separator;
    case UnderstoodPart::Role::Boilerplate:
        return ByteRange::Kind::Boilerplate;
    case UnderstoodPart::Role::NotUnderstood:
        return ByteRange::Kind::NotUnderstood;
    default:
        return ByteRange::Kind::Field;
    }
}

UnderstoodPart::Role roleOf(ByteRange::Kind kind)
{
    switch (kind) {
    case ByteRange::Kind::Separator:
        return UnderstoodPart::Role::Separator;
    case ByteRange::Kind::Boilerplate:
        return UnderstoodPart::Role::Boilerplate;
    case ByteRange::Kind::Field:
        return UnderstoodPart::Role::Detail;
    default:
        return UnderstoodPart::Role::NotUnderstood;
    }
}

} // namespace

void PageCover::take(Role role, QStringView part, int weight, QStringView evidence)
{
    if (part.isEmpty())
        return;
    const auto [begin, end] = m_text.sourceRange(part);
    m_cover.mark(kindOf(role), begin, end);
    if (m_explains)
        m_reasons.push_back({begin, end, role, weight, evidence});
}

void PageCover::writeTo(ParsedSource &source) const
{
    source.ranges = m_cover.ranges();
    if (!m_explains)
        return;
    // A range without a recorded part is white space, invalid text or text that was not read.
    std::vector<Reason> reasons = m_reasons;
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const Reason &a, const Reason &b) { return a.begin < b.begin; });
    auto reason = reasons.cbegin();
    for (const ByteRange &range : std::as_const(source.ranges)) {
        while (reason != reasons.cend() && m_text.source().byteAt(reason->end) <= range.begin)
            ++reason;
        UnderstoodPart part{roleOf(range.kind), range.begin, range.end, range.line, 0, {}};
        if (reason != reasons.cend() && m_text.source().byteAt(reason->begin) <= range.begin
            && kindOf(reason->role) == range.kind) {
            part.role = reason->role;
            part.weight = reason->weight;
            part.evidence = reason->evidence.toString();
        }
        source.parts.append(part);
    }
}

} // namespace lectern
