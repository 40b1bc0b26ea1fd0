// "Difference between the highest and the lowest price by area": one end less the other. Read as a change it would be one of what sold.
const high = '(?:highest|max|maximum)'
const low = '(?:lowest|min|minimum)'
const number =
  '(?<number>(?:(?:ask|asking|list|listing|sold|sale|selling|nightly|unit) )?(?:price|rate)(?: per (?:sf|sqft|square foot))?)s?'

const said = new RegExp(
  `\\b(?:difference|gap|spread)s? between (?:the )?${high} and (?:the )?${low} ${number}\\b(?= (?:in|by|per|for) |[.?!]|$)`,
  'i',
)

export const endsApart = (question: string): string =>
  question.replace(said, 'highest $<number> minus lowest $<number>')
