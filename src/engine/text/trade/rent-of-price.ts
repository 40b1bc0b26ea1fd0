// "The rental income as a percent of the price", "what percent of the price did the rent bring in": the yield by its name, as the formula of
// one home and of all would be two numbers. "At ask or above" is said of a sale.
const percent = '(?:as an? (?:percent|percentage|%)|as (?:percent|percentage|%)|in (?:percent|%))'
const rent = "(?:(?:20|')?23 )?(?:owner )?(?:rental income|rental|rent)(?: (?:in|from|for) (?:20|')?23)?"
const price = '(?:the |its |their )?(?:sale |home )?price'

const rules: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? )?(?:20|['’])?23 rental figure\b/gi, 'rental income in 2023'],
  [
    new RegExp(
      `\\b(?:the |their |its |that )?${rent} ${percent} of ${price}(?= ?[,.?!]|$| (?:on|for|by|per|of|in)\\b)`,
      'gi',
    ),
    'rental yield',
  ],
  [
    new RegExp(
      `\\bwhat (?:percent|percentage|%) of ${price} (?:did|does|do|was|is) (?:the |their |its )?(?:${rent})(?: (?:bring in|make up|come to|earn|amount to))?(?= ?[,.?!]|$| (?:on|for|by)\\b)`,
      'gi',
    ),
    'what is the rental yield',
  ],
  [
    /\b(?:that|which) (?:were|got|was|had been) rented(?: out)? in (?:20|['’])23\b(?=.*\brental yield\b)/gi,
    'with rental income in 2023',
  ],
  [
    /(?<!\b(?:beds?|baths?|bedrooms?|bathrooms?|br|bd) )\bat (?:exactly )?(?:the )?(?:ask|asking|list)(?: price)? or (?:above|better|more|higher|over)\b/gi,
    'at or above ask',
  ],
]

/** Of each home it is a column with a name of its own: only a mean is meant here. */
export const rentOfPrice = (question: string): string =>
  /\brent\w*\b.*\b(?:average|avg|mean)\b|\b(?:average|avg|mean)\b.*\brent|\bor (?:above|better|more|higher|over)\b/i.test(
    question,
  )
    ? rules.reduce((text, [said, meant]) => text.replace(said, meant), question)
    : question
