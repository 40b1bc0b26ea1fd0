// "Fewer units in stock than they sold", "sold more than we have left": what is there against what went, both counted in pieces. The
// verb alone would leave open whether pieces or money are meant.
const units = '(?:units |pieces |items |of (?:it|them) )?'
const there =
  '(?:in (?:our )?(?:stock|inventory)|(?:stock|inventory)(?: on hand)?|on hand|on the shel(?:f|ves))'
const still = `${units}(?:(?:left|remaining)(?: ${there})?|${there}(?: left| remaining)?)`

const lessThere = new RegExp(
  `\\b(?<degree>fewer|less|more) ${still} than (?:(?:they|we|it|were|was|have|has|had|been) |(?:they|we)['’]ve ){0,3}sold(?: of (?:it|them))?(?=$|[ ?.!,])`,
  'i',
)
const moreGone = new RegExp(
  ` (?:(?:that|where|of which) )?(?:we |they )?(?:have |we['’]ve )?sold (?<degree>fewer|less|more) ${units}(?:of )?(?<when>(?:[a-z0-9]+ ){0,6}?)than (?:(?:we|they|it|there|have|has|are|is|got|still|now|currently) |(?:they|we)['’]ve ){0,4}${still}(?=$|[?.!,])`,
  'i',
)

/** The question with both as numbers that have a name. */
export const stockThanSold = (question: string): string =>
  / than /i.test(question)
    ? question
        .replace(lessThere, '$<degree> stock than units sold')
        .replace(moreGone, ' with $<degree> units sold $<when>than stock')
    : question
