#pragma once
// Finds the set of papers that match an expression.
#include "evaluationcontext.h"
#include "models/core/resultset.h"

namespace lectern::index
{

// Returns exactly the live papers that match the expression. within: papers outside it may be included or
// not, because the caller ignores them; texts are read only for papers in it.
Result<Bitmap> evaluate(EvaluationContext &context, const QueryNode &node, const Bitmap *within = nullptr);

// What was searched when the expression found nothing.
struct Fallback {
    QList<WordSubstitution> substitutions;
    bool lacksOneWord = false;
};
// For an expression without matches: returns the closest papers, none of `without`, and sets *fallback to
// what was searched. Tries in this order until papers are found:
// - replace words that do not occur in the library by similar ones
// - replace one word, each in turn
// - replace all words that look like typos
// - drop one of three or more plain words, then also with the typos replaced
// - replace all words
Result<Bitmap> fallbackPapers(EvaluationContext &context, const QueryNode &root, const Bitmap &without,
                              Fallback *fallback);
// Splits the papers of the expression by match quality, best first. Each ranked word gives two points in
// the title, one among the authors if it is searched in all fields, and one if it is repeated (terms.h).
// No set is empty.
Result<std::vector<Bitmap>> relevanceTiers(const EvaluationContext &context, const QueryNode &node,
                                           const Bitmap &papers);

} // namespace lectern::index
