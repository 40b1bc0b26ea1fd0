// "Refunded orders in percent of all orders per category", "pool homes out of all active homes": a part of each group's own rows, in
// the words that tell it from the share of each group in the whole.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const percent = '(?:percent|%|pct|percentage|percentages)'
const all = '(?:all (?:the |of the |of our |our )?)'
const ends = '(?= [.?!]| please|$)'
const things =
  '(?:homes|houses|listings|properties|sales|closings|orders|purchases|bookings|reservations|stays|customers|buyers|guests|products|items|visitors|leads|sessions)'

const states =
  '(?:cancelled|canceled|refunded|returned|pending|completed|confirmed|weekly|monthly|expired|withdrawn|above asking|below asking|under asking|over asking)'
const people = '(?:customers|buyers|shoppers|clients|guests)'
const money = '(?:sales|revenue|income|turnover|earnings|orders|purchases|bookings)'

/** A time before what it is the time of: "2025 revenue", "last month's orders". */
export const timeOf =
  "(?:\\d{4}|q[1-4]|ytd|today's|yesterday's|(?:this|last|the (?:past|last))(?: \\d+)? [a-z]+(?:'s|')?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{4})?)"

const rules: readonly Rewriting[] = [
  // "Of all the shoppers on file, how many percent have …": the people are the whole, and not what they have.
  {
    said: new RegExp(
      `^(?:out )?of (?:${all}|the |our )(?<who>(?:[a-z]+ )?${people})(?: (?:on file|we have|we have got|in (?:our|the) (?:list|system|database|file|books)))?(?: ,)? (?:what|which|how many|how much) ${percent}(?: of them| of those)? (?=(?:have|has|had|never|placed|made|bought|ordered|spent|are|were|is|did|do|came|come|live|stayed|booked)\\b)`,
    ),
    meant: ({ groups }) => `what percent of ${groups?.['who'] ?? ''} `,
  },
  { said: new RegExp(`\\bhow (?:many|much) ${percent} (?=of\\b)`), meant: () => 'what percent ' },
  // "Share of 2025 revenue that came from Aspen": a part of it, and nothing that was shared in 2025.
  {
    said: new RegExp(`\\bshare of (?=(?:our |the )?${timeOf} (?:[a-z]+ )?[a-z]{4})`),
    meant: () => 'percent of ',
  },
  // "Percent of this year's closings that sold above asking": its own verb would be dated once more.
  {
    said: new RegExp(
      `\\b(?:percent|percentage|share|proportion|fraction|%|pct) of (?:our |the |all )*(?<time>(?:this|last)(?: calendar)? (?:year|month|quarter|week)(?:'s|')?|year to date|ytd) (?<rows>(?:closed |sold )?(?:closings|sales|homes|houses|deals|listings)) (?=(?:that |which )?(?:sold|went|fetched|brought) (?!in |on |during |since ))`,
    ),
    meant: ({ groups }) =>
      `percent of ${groups?.['rows'] ?? ''} ${(groups?.['time'] ?? '').replace(/'s?$/, '')} `,
  },
  // "Of the homes that closed since January 1, what percentage sold above asking".
  {
    said: /^(?:out )?of (?:all )?(?:the |our )?(?<rows>homes|houses|listings|properties) (?:that |which )(?:have |were |got )?(?<did>closed|sold) (?<when>[a-z\d ]+?) , (?:what|which) (?:percent|percentage|share|proportion|fraction)(?: of (?:them|those))? (?=(?:sold|went|closed|fetched|brought|had|have)\b)/,
    meant: ({ groups = {} }) =>
      `what percent of ${groups['rows'] ?? ''} ${groups['did'] ?? ''} ${groups['when'] ?? ''} `,
  },
  // "Repeat buyers' share of sales": all of them together, and no list of who they are.
  {
    said: new RegExp(
      `\\b((?:repeat|returning|loyal|one time|first time) ${people}) (share|percentage|percent|portion) of ((?:(?:all|our|the|total) ){0,2}${money})\\b`,
    ),
    meant: ([, who, part, whole]) => `${part ?? ''} of ${whole ?? ''} from ${who ?? ''}`,
  },
  {
    said: new RegExp(`(?<=[a-z]{4} )in ${percent} of (?:${all}|(?:the |our )?(?=(?:[a-z]+ )?${things}\\b))`),
    meant: () => 'as a share of',
  },
  // "Refunded orders as % of all orders per category"; of groups that are named before it, each has its part of all.
  {
    said: new RegExp(
      `^(?<part>(?:[a-z]+ ){1,4})as (?:an? )?(?:${percent}|share|proportion) of (?:${all}|(?:the |our )?)(?=${things} (?:by|per|in each|for each|of each) )`,
    ),
    meant: ({ groups, 0: said }) =>
      / (?:by|per|each|every) /.test(` ${groups?.['part'] ?? ''}`)
        ? said
        : `${groups?.['part'] ?? ''}as a share of `,
  },
  // "Share of monthly stays among bookings by state".
  {
    said: new RegExp(
      `\\b(?:share|proportion|${percent}) of (?:the |our )?(?<state>${states}) ${things} (?:among|within|out of) (?:${all}|the |our )?(?<things>${things})\\b`,
    ),
    meant: ({ groups }) => `share of ${groups?.['things'] ?? ''} that are ${groups?.['state'] ?? ''}`,
  },
  // "% refunded of orders per category", "per city, share of cancelled bookings": of the rows of each.
  {
    said: new RegExp(
      `^(?:the )?${percent} (?<state>${states}) of (?:${all}|the |our )?(?<things>${things})\\b`,
    ),
    meant: ({ groups }) => `percent of ${groups?.['things'] ?? ''} that are ${groups?.['state'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?<each>(?:per|for each|for every|in each|in every) [a-z]+(?: [a-z]+)? , )(?:the )?(?:${percent}|share|proportion) of (?<state>${states}) (?<things>${things})\\b`,
    ),
    meant: ({ groups }) =>
      `${groups?.['each'] ?? ''}share of ${groups?.['things'] ?? ''} that are ${groups?.['state'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?<part>(?!how |which |what |who |of |list |show |give |the |percent |percentage |share |proportion )(?:[a-z]+ ){1,6})out of ${all}(?<whole>[a-z\\d ]+?)(?: , (?:in ${percent}|(?:the )?(?:count|number) and (?:the )?${percent}|as a ${percent}))?(?<rest> , (?:by|per) [a-z ]+)?${ends}`,
    ),
    meant: ({ groups }) =>
      `${groups?.['part'] ?? ''}as a share of ${groups?.['whole'] ?? ''}${groups?.['rest'] ?? ''}`,
  },
]

export const partOfWhole = wherever(/^of$/, (tokens: Tokens): Tokens => outOfAll(rewritten(tokens, rules)))

const tail =
  /^(?:, )?(?:(?:as an? |in |in a )?(?:percent|percentage|percentages|share|%|pct)|percentage wise)$/
const lead = /^(?:what |the |show |me |give )*(?:percent|percentage|share|proportion|%|pct) of /
const verbs = /^(is|are|was|were|got|get|have|has|had|do|does|did|come|came|end|ended|,)$/

const spoken = (tokens: Tokens): string => tokens.map(({ text }) => text).join(' ')

/** "Cancelled reservations out of all reservations in Aspen, in percent": what is said behind "out of all" is said of the whole. */
function outOfAll(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === 'out' &&
      tokens[place + 1]?.text === 'of' &&
      /^(all|the|our|total)$/.test(tokens[place + 2]?.text ?? ''),
  )
  const out = tokens[at]
  if (at < 1 || out === undefined) return tokens
  const close = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length
  const end = [4, 3, 2, 1]
    .map(length => close - length)
    .find(from => tail.test(spoken(tokens.slice(from, close))))
  const led = lead.exec(`${spoken(tokens.slice(0, at))} `)?.[0]
  const from = led === undefined ? 0 : led.split(' ').length - 1
  // "What percentage of guests cancelled out of all": a verb tells the part, and the share has its own place.
  if ((end === undefined && led === undefined) || tokens.slice(from, at).some(({ text }) => verbs.test(text)))
    return tokens
  return [
    ...tokens.slice(from, at),
    ...asPercentage(out),
    ...tokens.slice(at + 2, end ?? close),
    ...tokens.slice(close),
  ]
}

const asPercentage = (token: Token): Token[] =>
  ['as', 'a', 'percentage', 'of'].map(text => ({ ...token, kind: 'word', text }))
