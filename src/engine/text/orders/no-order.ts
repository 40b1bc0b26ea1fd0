// "Mls number and address, no special order", "in any order": nothing is asked of the order, and no orders are missing.

const kind = '(?:special|particular|specific|certain|set|real)'
const fine = '(?:is fine|is ok|is okay|will do|works|goes|is good)'
const ends = String.raw`(?=[.?! ]*$|[,;])`
const said = new RegExp(
  [
    String.raw`(?:[,;.–—]| -) (?:and |but |the )?(?:in )?(?:no|any) ${kind} order(?: at all| needed| please| ${fine})?${ends}`,
    String.raw`(?:,? in (?:no|any) ${kind}|, in (?:no|any)) order(?: at all| please)?${ends}`,
    String.raw`(?:[,;.–—]| -) (?:in )?any order(?: ${fine}| you (?:like|want|please))${ends}`,
    String.raw`(?:[,;.–—]| -) (?:no order (?:needed|necessary|required)|(?:the )?order (?:is )?(?:not important|irrelevant|unimportant)|(?:the )?order (?:does not|doesn['’]?t) matter)${ends}`,
    String.raw`(?:[,;.–—]| -) i (?:do not|don['’]?t)(?: really)? (?:care|mind) how (?:it|they)(?: is| are|['’]s|['’]re) (?:sorted|ordered)${ends}`,
  ].join('|'),
  'gi',
)
const anyOf = /\border(?:ed)?\b|\bsorted\b/i

export const withoutNoOrder = (question: string): string =>
  anyOf.test(question) ? question.replace(said, '') : question
