// "Conversion rate last month = sessions with a purchase / all sessions", "refund rate (refunded / all orders)": how a rate is
// reckoned, said beside it. It is that rate, and nothing is divided again.

const over = String.raw`(?:/|÷|divided by|over|out of)`
const all = '(?:(?:all|total|number of|the|all the|total number of) )?'
const counted = '(?:(?:the )?(?:number|count) of |# of |# ?)?'

const made = (top: string, bottom: string) =>
  new RegExp(
    String.raw`\s*[,(=:]\s*(?:(?:i\.e\.|ie|that is|meaning|so|as|defined as),? )?${counted}${top} ?${over} ?${all}${bottom}\)?(?=\s*[,.?!]|$| (?:last|this|in|by|per|for)\b)`,
    'i',
  )

const having = String.raw`(?:with|that had|having|that have|ending in|that ended in|which had|w/)`

/** Each rate with the words that it is made of. */
const rates: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:cvr|conversion)\b/i,
    made(
      `(?:sessions|visits) ${having} ?(?:an? |at least one |any )?(?:purchases?|orders?)(?: events?)?`,
      '(?:sessions|visits)',
    ),
  ],
  [
    /\b(?:yield|yld)\b/i,
    made(
      String.raw`(?:owner'?s? )?(?:2023 |'?23 )?(?:rent|rents|rental income|rental)(?: (?:in|for) (?:20)?23)?`,
      String.raw`(?:ask|asking|asking price|ask price|list price|price)`,
    ),
  ],
  [
    /\b(?:(?:sales?|sold)(?: price)?[- ]to[- ](?:list|ask|asking)|list[- ]to[- ](?:sale|sold)|sp ?\/ ?lp|s\/l\b|sold ?\/ ?list|sale ?\/ ?list)/i,
    made(
      '(?:the )?(?:sold|sale|sales|closing|closed|sp)(?: prices?)?',
      '(?:ask|asking|list|listing|lp)(?: prices?)?',
    ),
  ],
  [
    /\b(?:price per (?:square foot|sq ?ft|sqft|sf|foot)|ppsf|\$ ?(?:\/|per) ?(?:sf|sq ?ft|sqft|square foot))/i,
    made('(?:the )?price', '(?:sq ?ft|sqft|sf|square feet|square footage|living area|area|size)'),
  ],
  [
    /\b(?:aov|average order value|avg order value)\b/i,
    made('(?:revenue|sales|total amount|amount)', '(?:completed )?(?:orders|purchases)'),
  ],
  [
    /\b(?:adr|average daily rate)\b/i,
    made('(?:room )?(?:revenue|income)', '(?:booked |sold )?nights(?: (?:booked|sold))?'),
  ],
  [
    /\b(?:refund|return) rate\b/i,
    made('(?:refunded|refunds|returned|returns)(?: orders| purchases)?', '(?:orders|purchases)'),
  ],
  [
    /\b(?:cancellation|cancel|cancelation) rate\b/i,
    made(
      '(?:cancelled|canceled|cancellations)(?: orders| purchases| bookings| reservations)?',
      '(?:orders|purchases|bookings|reservations)',
    ),
  ],
]

/** "Customers with > 20 orders + # of orders": the same things once more, and nothing to add to them. */
const sameAgain = /\b([a-z]{4,}) \+ (?:the )?(?:#|number|no\.|count) of \1(?=[.?!]?$)/i

/** The question without what only says again how its rate is made, or what is counted. */
export const withoutRateAgain = (question: string): string =>
  rates
    .reduce((told, [rate, said]) => (rate.test(told) ? told.replace(said, '') : told), question)
    .replace(sameAgain, '$1 and number of $1')
