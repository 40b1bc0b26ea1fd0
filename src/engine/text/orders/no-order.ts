// "Mls number and address, no special order", "in any order": nothing is asked of the order, and no orders are missing.

const kind = '(?:special|particular|specific|certain|set|real)'
const fine = '(?:is fine|is ok|is okay|will do|works|goes|is good)'
const ends = String.raw`(?=[.?! ]*$|[,;])`
const said = new RegExp(
  [
    String.raw`(?:[,;.–—]| -) (?:and |but |the )?(?:in )?(?:no|any) ${kind} order(?: at all| needed| please| ${fine})?${ends}`,
    String.raw`(?:,? in (?:no|any) ${kind}|, in (?:no|any)) order(?: at all| please)?${ends}`,
    String.raw`(?:[,;.–—]| -) (?:any order ${fine}|no order (?:needed|necessary|required)|(?:the )?order (?:is )?(?:not important|irrelevant|unimportant))${ends}`,
  ].join('|'),
  'gi',
)
const anyOf = /\border\b/i

export const withoutNoOrder = (question: string): string =>
  anyOf.test(question) ? question.replace(said, '') : question
