// "What does the asking price average out to", "avg $ per completed order", "what do beauty products rate on average", "the average
// rating is how high": a mean, in the words that most people use for it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?<mean>average|typical|avg|mean|median)'
const money =
  '(?:\\$(?: value)?|total price|price|dollars?|dollar amounts?|dollar value|amount|total|value|money|spend|ticket|sum|usd)'
const states = 'completed|cancelled|canceled|refunded|pending|confirmed|paid'
const one = `(?<state>(?:(?:${states}|weekly|monthly) ){0,2})(?<one>order|booking|reservation|purchase|stay)s?`
const ends = '(?= [,.?!]|$)'

/** What one of them came to, in the words of its demo: an order has a value, a stay a total. */
const valueOf = (how = '', state = '', thing = ''): string => {
  const plain = how === 'median' ? 'median' : 'average'
  return state === '' ? `${plain} ${thing} value` : `${plain} ${thing} value of ${state}${thing}s`
}

/** Words that stand before a booking and name no kind of its own. */
const noKind =
  '(?:completed|cancelled|canceled|refunded|pending|confirmed|paid|weekly|monthly|daily|yearly|first|last|next|new|single|value|size|per|of|for|the|an?|each|number|in|by|and)'

const rules: readonly Rewriting[] = [
  // "Median beach house booking last year": what one of them comes to.
  {
    said: new RegExp(
      `\\b(?<mean>average|avg|median) (?<kind>(?!${noKind}\\b)[a-z]+(?: (?!${noKind}\\b)[a-z]+)?) (?<one>booking|reservation|order|purchase)(?= [,.?!]| (?:last|this|in 20)\\b|$)`,
    ),
    meant: ({ groups }) => `${valueOf(groups?.['mean'], '', groups?.['one'])} for ${groups?.['kind'] ?? ''}`,
  },
  // "The median of what beach house bookings cost", "what median total was charged for bookings".
  {
    said: new RegExp(
      `\\b(?<mean>average|median)(?: of)? what (?<what>[a-z ]{0,30}?\\b(?<one>order|booking|reservation|stay)s) (?:cost|came to|come to)(?= |$)`,
    ),
    meant: ({ groups }) => `${valueOf(groups?.['mean'], '', groups?.['one'])} of ${groups?.['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<mean>average|median) (?:total|amount|price) (?:was|is|were|has been) (?:charged|paid|billed) for (?<what>[a-z ]{0,30}?\\b(?<one>order|booking|reservation|stay)s)\\b`,
    ),
    meant: ({ groups }) => `${valueOf(groups?.['mean'], '', groups?.['one'])} of ${groups?.['what'] ?? ''}`,
  },
  // "What did the median booking at our beach houses come to last year".
  {
    said: /\bwhat (?:did|does|do) (?:the|our|an?) (?<mean>average|median) (?<one>order|booking|reservation|stay|purchase) (?<where>(?:at|in|of|for|from) [a-z ]+? )?(?:come|amount|run) to(?= |$)/,
    meant: ({ groups }) =>
      `what was the ${valueOf(groups?.['mean'], '', groups?.['one'])} ${(groups?.['where'] ?? '').trim()}`,
  },
  // "Asking minus selling price, what does that average out to", "sold price as a share of the ask: what is the average".
  {
    said: new RegExp(
      `(?<=^|, )(?<what>(?:(?!by |per |each |every |and |how |what |which |who |for |in |on |across |among )[a-z÷*%()-]+ ){2,9})[,:] (?:what (?:does|do|did) (?:that|this|it|they|those) average(?: out)?(?: to| at)?|(?:and )?what is (?:the|its|that) average)${ends}`,
    ),
    meant: ({ groups }) => `average ${(groups?.['what'] ?? '').trim()}`,
  },
  {
    said: new RegExp(
      `\\baverages? out (?:to|at)(?= [,.?!]|$| (?:in|for|by|per|at|on|this|last|over|across|now|right)\\b)`,
    ),
    meant: () => 'average',
  },
  // "The average price of a night is how much": asked behind what it is asked of.
  {
    said: new RegExp(
      `(?<=^|, |: )(?<what>(?:the |our |my )?(?:average|avg|mean|median|typical|total) (?:[a-z\\d$]+ ){1,10})(?:is|are|was|were|comes to|came to|amounts to|stands at) (?:how (?:high|much|big|large|many|long|low|great)|what(?: number| amount| figure)?)(?: (?:exactly|then|now))?(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => `what is ${(groups?.['what'] ?? '').trim()}`,
  },
  // "Avg $ per completed order", "median dollars an order".
  {
    said: new RegExp(
      `\\b${mean} ${money} (?:per|of an?|for an?|of each|of one|on an?|an?|each|in an?) (?:single )?${one}\\b(?! (?:value|size|total|type|status))`,
    ),
    meant: ({ groups }) => valueOf(groups?.['mean'], groups?.['state'], groups?.['one']),
  },
  // "Median completed order $".
  {
    said: new RegExp(`\\b${mean} ${one} \\$(?! ?\\d)`),
    meant: ({ groups }) => valueOf(groups?.['mean'], groups?.['state'], groups?.['one']),
  },
  // "Completed weekly stays: avg total", "refunded orders this year: mean $ value".
  {
    said: new RegExp(`(?<=: (?:the )?)${mean} (?:\\$ )?(?:total|amount|value)(?= [.?!]|$)`),
    meant: ({ groups, 0: said }, question) =>
      /\b(?:orders|bookings|reservations|stays|purchases)\b/.test(question)
        ? `${groups?.['mean'] === 'median' ? 'median' : 'average'} value`
        : said,
  },
  // "What an average booking comes to in dollars", "how much does one weekly stay bring in on average".
  {
    said: new RegExp(
      `\\bwhat (?:an?|the|our|one) (?:average|typical) ${one} (?:comes|came|amounts|runs|adds up) to(?: in (?:dollars|money))?(?= [,.?!]|$| (?:in|this|last)\\b)`,
    ),
    meant: ({ groups }) => valueOf('average', groups?.['state'], groups?.['one']),
  },
  {
    said: new RegExp(
      `\\b(?:how much|what) (?:do|does|did) (?:one|an?|each) ${one} (?:bring in|bring us|make|earn|come to|cost) on (?:average|avg)${ends}`,
    ),
    meant: ({ groups }) => valueOf('average', groups?.['state'], groups?.['one']),
  },
  {
    said: new RegExp(
      `\\b(?:how much|what) (?:do|does|did) we (?:get|make|earn|take in|bring in)(?: on (?:average|avg))? (?:for|from|on|off|with) (?:an?|one|each|one of (?:the|those|our|these)) (?:average )?${one}(?: on (?:average|avg))?${ends}`,
    ),
    meant: ({ groups, 0: said }) =>
      /average|avg|\bdo we [a-z ]+ (?:an?|one) (?!of )/.test(said)
        ? valueOf('average', groups?.['state'], groups?.['one'])
        : said,
  },
  // "How much a completed order is worth on average": told as part of another sentence.
  {
    said: new RegExp(
      `\\bhow much (?<which>an?|the|one|each|our) (?:average |typical |single )?${one} (?<verb>is|was|are|were) worth(?<mean> on average| on avg)?${ends}`,
    ),
    meant: ({ groups }) => valueOf('average', groups?.['state'], groups?.['one']),
  },
  // "For orders that completed, how much money did each one bring in on average".
  {
    said: /\b(?:for|of|with|among) (?<what>(?:the |our |all )*(?:[a-z\d]+ ){1,8}), how (?:much(?: money)?|many dollars) (?:did|does|do|was|is) (?:each|every|a single|one|the average|the typical)(?: one)? (?:of them )?(?:bring in|bring|come to|make|earn|cost|total|run|worth|go for|amount to)(?: on (?:average|avg))?(?= [,.?!]|$)/,
    meant: ({ groups }) =>
      `what is the average value of ${(groups?.['what'] ?? '').trim().replace(/(\w+s)(?: (?:that|which))?(?: (?:are|were|got|have))? (completed|confirmed|refunded|cancelled|pending)$/, '$2 $1')}`,
  },
  // "What do products in Beauty rate on average", "how do Solace items score".
  {
    said: /\b(?:what|how) (?:do|does|did|are|is) (?<what>(?!we |you |i |it |they )(?:[a-z&\d]+ ){1,7}?)(?:rate|rated|score|scored|get rated|get)(?: at)? (?:on average|on avg|typically|usually)(?= [.?!,]|$)/,
    meant: ({ groups }) => `what is the average rating of ${(groups?.['what'] ?? '').trim()}`,
  },
  // "Median OV": order value.
  {
    said: /\b(?<mean>median|average|avg) ov\b/,
    meant: ({ groups }) => `${groups?.['mean'] ?? ''} order value`,
  },
  {
    said: /^(?:taking|counting|with|looking at) (?:every|each|all)(?: the| our| of our)? [a-z]+ (?:together|combined|at once) , /,
    meant: () => '',
  },
  // "Price per square foot by quarter (averages)": the mean of each.
  {
    said: /(?<=[(,:-] (?:(?:as|just|only|the|in|please) )*)(?<many>averages|medians)(?= (?:please )?[.?!)]|$| please$)/,
    meant: ({ groups }) => (groups?.['many'] ?? '').replace(/s$/, ''),
  },
  // "Avg listed nightly rate": the one that it is listed with.
  { said: /\blisted (?=nightly (?:rate|price))/, meant: () => '' },
  // "One average for each type": as many as there are types.
  {
    said: /\b(?:one|an|a separate|a single) (?:average|avg|mean|number|figure) (?=(?:for each|for every|per) )/,
    meant: () => '',
  },
]

export const meansInOtherWords = wherever(
  /^(average|averages|avg|mean|medians?|typical|total|worth|each|listed|rate|score|typically|usually|one|make|earn)$/,
  rules,
)
