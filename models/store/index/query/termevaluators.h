#pragma once
// Finds the papers of each kind of term.
#include "evaluationcontext.h"

namespace lectern::index
{

struct TermEvaluator {
    QueryNode::Kind kind;
    // Returns the live papers that match. within: as for evaluate().
    Result<Bitmap> (*evaluate)(EvaluationContext &context, const QueryNode &node, const Bitmap *within);
    bool readsTexts = false; // evaluated after the other terms, within their papers
};
// Returns null for groups.
const TermEvaluator *termEvaluator(QueryNode::Kind kind);

// The terms that are not in termevaluators.cpp.
Result<Bitmap> evaluateAuthor(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateExpression(EvaluationContext &context, const QueryNode &node, const Bitmap *within);
Result<Bitmap> evaluateHas(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateIds(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateIs(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateLists(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateRating(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateStated(EvaluationContext &context, const QueryNode &node, const Bitmap *within);
Result<Bitmap> evaluateTags(EvaluationContext &context, const QueryNode &node, const Bitmap *);
Result<Bitmap> evaluateText(EvaluationContext &context, const QueryNode &node, const Bitmap *within);

// Returns the ids of the lists with these names (case-insensitive) or with the id in "#12".
Result<QList<qint64>> listsNamed(const EvaluationContext &context, const QStringList &wanted);
// Returns the papers of the authors with this name, under all their names; nothing if no author has it.
Result<std::optional<Bitmap>> papersOfPerson(const EvaluationContext &context, const QString &name);
// Returns the papers that have the word in this field, in any spelling unless it is exact.
Result<WordSets::Set> spelled(const EvaluationContext &context, QueryNode::Field field,
                              const SearchedWord &word);
// Returns the papers that have the word or one of the words that replace it, also in the user's texts.
Result<Bitmap> papersOfWord(const EvaluationContext &context, const SearchedWord &word);

} // namespace lectern::index
