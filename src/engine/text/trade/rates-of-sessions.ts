// "ATC rate past 30 days: sessions w/ an add to cart / all sessions", "repeat rate: repeat customers over total customers", "rate of abandoned
// carts": rates whose name says what their formula says, and which are asked for by either.

const step =
  '(?:an? )?(?:add[- _]?to[- _]?cart|atc|product[- _]view|checkout(?:[- _]start(?:ed)?)?|search|purchase|page[- _]view)s?(?: events?)?'
const has = '(?:w\\/|with|that had|having|who had|which had)'
const time =
  '(?:(?:in |for |over )?(?:the )?(?:past|last|this|previous) (?:\\d+ )?(?:days?|weeks?|months?|years?|quarters?|wk)|by (?:month|week|day|quarter)|per (?:month|week|day|quarter))'

/** "Checkout completion past 30 days = sessions …": a name and a time before the formula of it. */
const named = new RegExp(
  `^(?:[a-z][a-z_-]*[ -]){0,3}?(?:rate|completion|drop[- ]?off|abandonment|conversion|cvr|%|pct)(?: (?:in )?(?:%|pct|percent))?(?<when> ${time})? ?[=:] ?(?<formula>sessions (?:${has}|that|which) [^?]*?(?: ?\\/ ?| divided by | over )(?:all |total )?sessions\\b[^?,]*)(?<rest>[^?]*)\\??$`,
  'i',
)

/** "Conversion rate last month = sessions with purchase / all sessions": what it is in any case, and no rate beside it. */
const isConversion = new RegExp(
  `^(?:(?:our|the|site|shop|store|overall|sales) )*(?:cvr|conversion)(?: rate)?(?: (?:in )?(?:%|pct|percent))?(?: ${time})? ?[=:] ?sessions ${has} ?(?:an? |at least one |any )?(?:purchases?|orders?)(?: events?)?(?: ?\\/ ?| divided by | over )(?:all |the |total |number of )*(?:sessions|visits)\\b(?! ?(?:${has}|that|which|in)\\b)`,
  'i',
)

/** "Sessions with a checkout w/o a purchase / sessions with a checkout": those that went no further. */
const lacking = new RegExp(
  `^sessions (?:${has} (?<one>${step})|that started (?<start>checkout)|that (?<added>added) to cart) ?(?:,|and|but)? ?(?:with no|without|w\\/o|no|with out) (?:an? )?purchases? ?(?:\\/|divided by|over) ?sessions (?:${has} (?<two>${step})|that started (?<begun>checkout)|that added to cart)`,
  'i',
)

const rules: readonly (readonly [RegExp, string])[] = [
  [/\b(cart abandon|abandon)\. rate\b/gi, '$1ment rate'],
  [/\b(?:add(?:ed)?[- ]to[- ]cart|atc) (?:rate|%|pct)(?! ?[=:])/gi, 'cart addition rate'],
  [/\brate of abandoned (?:carts?|baskets?)\b/gi, 'cart abandonment rate'],
  [/\b(?:[Ss]ite|[Ww]eb|[Ss]ession|[Ss]hop|[Ss]tore) CR\b/g, 'conversion rate'],
  [/^([^?%]* \/ [^?%,]*[a-z]) %$/i, '$1, %'],
  [/((?:divided by|\/) [^?,]*), grouped by /i, '$1 by '],
  [
    /\brepeat (?:purchase |customer |buyer )?rate ?(?:[:=]|\() ?repeat (?:customers|buyers) (?:over|out of|\/|divided by|as a share of) (?:all |total |the )*(?:customers|buyers)\)?/gi,
    'repeat customer rate',
  ],
  [
    /\brepeat (?:cust|custs|customers?|buyers?),? (?:%|pct|percent) of (?:the )?(?:total|all)(?= ?[?.!]?$)/gi,
    'repeat customer rate',
  ],
  [
    /\bhow (?:large|big) is the repeat[- ](?:customer|buyer) (?:part|share|portion) of (?:our|the|all) (?:customers|buyers)(?:,? percentage[- ]wise|,? in percent)?/gi,
    'what is our repeat customer rate',
  ],
  [
    /(?<=\b(?:share|percent|percentage|%|proportion|part|how many)\b.*)\b(?:ever )?(?:came|come) back for (?:at least )?(?:a|another|their|one more) second (?:order|purchase|one|time)\b/gi,
    'have at least 2 orders',
  ],
  [
    /(?<=\b(?:sessions|visits)\b.*(?:%|percent|percentage|share)[^.?!]{0,20} )(?:that |who )?(?:also )?(?:removed|took out) (?:something|anything|an item|items|stuff)(?: again)?(?! (?:from|in|out))/gi,
    'had a removal from cart',
  ],
]

const asked = (text: string): string => {
  const found = lacking.exec(text)?.groups
  if (found === undefined) return text
  const stepOf = (one: string | undefined, start: string | undefined): string =>
    start !== undefined || /checkout/i.test(one ?? '') ? 'a checkout' : 'an add to cart'
  const one = stepOf(found['one'], found['start'])
  const rest = text.slice(lacking.exec(text)?.[0].length ?? 0).replace(/^,? ?(?:%|pct|percent|in %)/, '')
  return one === stepOf(found['two'], found['begun']) && /checkout|cart/i.test(text)
    ? `what percent of sessions with ${one} had no purchase${rest}`
    : text
}

export function ratesOfSessions(question: string): string {
  if (!/\b(?:sessions?|repeat|abandon|CR|order|purchase|carts?)\b|\/|divided/i.test(question)) return question
  const plain = rules.reduce((text, [said, meant]) => text.replace(said, meant), question)
  if (isConversion.test(plain)) return plain
  const groups = named.exec(plain)?.groups
  if (groups === undefined) return asked(plain)
  const { when = '', formula = '', rest = '' } = groups
  const behind = rest
    .replace(/,? ?(?:%|pct|in percent|in %)(?=,|$)/i, '')
    .replace(/,? month of the event/i, '')
  return asked(`${formula.trim()}${when}${behind}`)
}
