// "What dollar figure did sales reach", "active inventory, dollar total", "total money from sold homes": what all of them come to, which
// a list of them or their number would be taken for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const figure = '(?:figure|number|amount|total|value|sum)'
const dollars = `(?:dollar ${figure}|${figure} in (?:dollars|money)|grand total|how many dollars|how much money)`
const reach =
  '(?:reach|hit|come to|came to|total|add up to|amount to|get to|bring in|bring|make|sell for|go for|went for)'
const prices = '(?<price>asking|ask|list|sold|sale|sales|selling|closing) prices?'
const asking = '(?:asking|ask|list)(?: prices?)?'
const ends = '(?= [,.?!]|$)'
const scope = '(?:all |the |our |of the |of our |every |whole |entire |these |those )*'

/** The things of a state, in the words of their demo: stock has a worth of its own. */
const things = (said = ''): string =>
  said.trim().replace(/^(active|pending|expired|withdrawn) inventory/, '$1 listings')

const told: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bwhat ${dollars} (?:did|do|does|have|has) ${scope}(?<what>(?:[a-z]+ ){1,4}?)${reach}(?: in)?(?= |$)`,
    ),
    meant: ({ groups }) => `what is the total value of ${things(groups?.['what'])}`,
  },
  // "All the sales from last year put together, what is the dollar number".
  {
    said: new RegExp(
      `^(?:if you (?:put|add|take|count) )?${scope}(?<what>(?:[a-z\\d]+ ){1,8})(?:put together|taken together|together|added up|combined|up) [,:] (?:what is (?:the|that in|that) )?${dollars}(?: is (?:that|it))?(?: at (?<price>${asking}))?(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      `what is the total ${groups?.['price'] === undefined ? 'value' : 'asking price'} of ${things(groups?.['what'])}`,
  },
  // "Total money of asking prices, only active houses".
  {
    said: new RegExp(
      `\\btotal(?: amount)?(?: of)? (?:money|dollars) (?:of|from|in) (?:all )?(?:the )?${prices}\\b`,
    ),
    meant: ({ groups }) => `total ${groups?.['price'] ?? ''} price`,
  },
  {
    said: new RegExp(
      `\\btotal(?: amount)?(?: of)? money (?:from|of|for|on|in|made (?:on|from|with)) (?=(?:[a-z]+ ){0,3}(?:homes|houses|properties|listings|sales|closings|deals|orders|purchases|bookings|reservations|stays)\\b)`,
    ),
    meant: () => 'total value of',
  },
  // "The grand total in dollars that sellers are asking on homes for sale".
  {
    said: /\b(?:grand )?(?:total|sum|amount)(?: in dollars| of dollars| of money)? (?:that )?(?:the |our |all )*(?:sellers|owners|homeowners|people) (?:are asking|ask|want|are wanting)(?: for)? (?:on|for|from|with) (?=[a-z])/,
    meant: () => 'total asking price of',
  },
  {
    said: /\b(?:overall|aggregate|entire|complete|full|combined|cumulative) dollar (?:amount|value|total|figure|sum|worth) (?:of|for|on) /,
    meant: () => 'total value of',
  },
  // "Active inventory dollar total".
  {
    said: new RegExp(
      `^(?:(?:what is|show|give me|show me) )?(?:the |our )?(?<what>(?!by |per |each |every |total |average |how |what |which |refund|discount|of )(?:[a-z]+ ){0,3}(?:inventory|listings|actives|pendings|homes|houses|sales|closings|solds|orders|purchases|bookings|reservations|stays))(?: [,:])? (?:dollar (?:total|sum)|total (?:dollars|\\$)|grand total in dollars|total in dollars)(?= [,.?!]|$| (?:this|last|in|by|per|for)\\b)`,
    ),
    meant: ({ groups }) => `total value of ${things(groups?.['what'])}`,
  },
  // "How many dollars of property do we have on the market in total, going by asking price".
  {
    said: new RegExp(
      `\\bhow many dollars(?: worth)? of (?:property|properties|homes|houses|real estate|housing|listings|inventory) (?<rest>[^,?.]+?)(?: in total| in all| altogether)? , (?:going |counted |taken |measured )?(?:by|at) (?:the |their )?${asking}${ends}`,
    ),
    meant: ({ groups }) =>
      `what is the total asking price of homes ${(groups?.['rest'] ?? '').replace(/^(?:do|have) we (?:have|got|hold|carry) /, '')}`,
  },
  // "The whole active inventory, what is it worth at list".
  {
    said: new RegExp(
      `^${scope}(?<what>(?:[a-z]+ ){1,6}), what (?:is|are) (?:it|that|they)(?: all)? worth(?: all)?(?: together)? at (?:the )?${asking}(?: , (?:in )?(?:one|a single) (?:number|figure|sum))?(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => `what is the total asking price of ${things(groups?.['what'])}`,
  },
  // "How much did all sold homes together bring in": not each of them.
  {
    said: new RegExp(
      `\\bhow much (?:did|do|have) (?:all|all the|all our|all of the|the|our) (?<what>(?:[a-z]+ ){1,3}?)(?:together|combined|altogether) ${reach}(?= |$)`,
    ),
    meant: ({ groups }) => `what is the total value of ${things(groups?.['what'])}`,
  },
  // "How many dollars did we close every month".
  {
    said: /\bhow many dollars (?:of (?:sales|real estate|property|homes) )?(?:did|have|do) we (?:sell|sold|close|closed)(?= |$)/,
    meant: () => 'what is the dollar volume sold',
  },
]

/** "Add up the prices of every home": each of them has one, and one number is asked for. */
const everyOne: Rewriting = {
  said: /\b(?:add(?: up| together)?|sum(?: up)?|total(?: up)?) (?:the |all the |all )?(?<what>(?:[a-z]+ )?(?:prices|asks|values|amounts|totals|rents)) (?:of|for|on) (?:each|every|every single) (?<one>home|house|listing|property|order|booking|stay|sale|closing|reservation|purchase|product)\b/,
  meant: ({ groups = {} }) =>
    `add up the ${groups['what'] ?? ''} of all ${(groups['one'] ?? '').replace(/y$/, 'ie')}s`,
}

/** "By total selling price, how much real estate was sold": so much is money anyway. */
const byMoney: Rewriting = {
  said: /^(?:by|in) (?:the )?(?:total |overall )?(?:(?:selling|sale|sold|closing) prices?|dollars|money|value) , (?=how much (?:real estate|property|volume|did we)\b)/,
  meant: () => '',
}

export const dollarsInAll: readonly Rewording[] = [
  wherever(/^(dollars?|money|worth|together|combined|total|grand|sellers|owners)$/, told),
  wherever([/^(add|sum|total)$/, /^(each|every)$/], [everyOne]),
  wherever([/^(by|in)$/, /^much$/], [byMoney]),
]
