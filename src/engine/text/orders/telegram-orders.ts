// "Sold $ by area, ranked", "newest -> oldest", "from the top", "#1 month by bookings": orders and first places in few words.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import { signsBeforeWords } from '#engine/text/signs-before-words.ts'

const ends = '(?= [,.;?!]|$| (?:please|pls|thanks|thx)\\b)'
const arrow = '(?:-> |> |to |through )'

const high = 'high|hi|highest|most|biggest|largest|big|top'
const low = 'low|lo|lowest|least|fewest|smallest|small|bottom'

/** From the one end to the other: the first one tells the order. */
const spans: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:sorted|ordered|sort|order|listed) )?(?:from )?(?:newest|latest|most recent|recent) ${arrow}(?:oldest|earliest|old)${ends}`,
    ),
    meant: () => 'newest first',
  },
  {
    said: new RegExp(
      `\\b(?:(?:sorted|ordered|sort|order|listed) )?(?:from )?(?:oldest|earliest) ${arrow}(?:newest|latest|most recent)${ends}`,
    ),
    meant: () => 'oldest first',
  },
  // "Homes with a pool, sorted from cheapest".
  {
    said: new RegExp(
      `\\b(?:sorted|ordered|sort|order|listed|arranged|going) from (?:the )?(?<end>cheapest|priciest|most expensive|dearest|newest|oldest|biggest|largest|smallest|longest|shortest|highest|lowest)(?: ones?)?${ends}`,
    ),
    meant: ({ groups = {} }) => `${groups['end'] ?? ''} first`,
  },
  { said: new RegExp(`\\b(?:${high}) -> (?:${low})${ends}`), meant: () => 'high to low' },
  { said: new RegExp(`\\b(?:${low}) -> (?:${high})${ends}`), meant: () => 'low to high' },
  { said: new RegExp(`\\bbest -> worst${ends}`), meant: () => 'best first' },
  { said: new RegExp(`\\bworst -> best${ends}`), meant: () => 'worst first' },
]

/** "Ten cheapest homes, ranked": they stand in that order anyway. */
const superlative =
  /\b(?:top|bottom|most|least|best|worst|(?!rest|west|latest|guest|interest|request)[a-z]+est)\b/

const ranked: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<!\\b(?:is|are|was|were|be|get|gets) )\\branked${ends}`),
    meant: (_, question) => (superlative.test(question) ? '' : 'descending'),
  },
]

/** Said first: "from the top: revenue by city". */
const toTheEnd: Rewriting = {
  said: /(?<=^|[,] )(?:(?:ranked|sorted|listed|starting) )?from the top(?: down)? : (?<rest>[^:]+?)(?<end>(?: [.?!])?)$/,
  meant: ({ groups = {} }) => `${groups['rest'] ?? ''} , descending ${groups['end'] ?? ''}`,
}

/** Of all of them the highest comes first; the first one alone is nobody's "from the top". */
const fromTheTop: readonly Rewriting[] = [
  toTheEnd,
  {
    said: new RegExp(
      `\\b(?:(?:ranked|sorted|ordered|listed|starting|start|going|go|reading|read) )?from the top(?: down)?${ends}`,
    ),
    meant: () => 'descending',
  },
]

const group =
  'city|cities|state|states|category|categories|brand|brands|area|areas|subdivision|subdivisions|neighborhood|neighborhoods|community|communities|product|products|property|properties|listing|listings|guest|guests|customer|customers|month|quarter|year|weekday|source|device|status|type'

const rankings: readonly Rewriting[] = [
  // "Revenue ranking by city": of "city ranking by revenue" the number stands behind.
  {
    said: new RegExp(
      `(?<!\\b(?:the|a|our|my|${group}) )(?<=[a-z] )ranking(?= (?:by|per|of|for each) (?:${group})\\b)`,
    ),
    meant: () => '',
  },
]

const numberOne: readonly Rewriting[] = [
  {
    said: /(?<!\b(?:mls|order|unit|room|number|listing|invoice|item) )(?<=^|[:,;/(-] |\b(?:the|our|my|which|what|is|was|for|per) )(?:#|number) (?:1|one) (?=(?!in\b|for\b|by\b|on\b|of\b|at\b|spot\b|place\b|rank|and\b|or\b|to\b|reason\b)[a-z])/,
    meant: () => 'top',
  },
  // "Who is customer number one by lifetime value".
  {
    said: /(?<=^|\b(?:the|our|my|is|was) )(?<who>customer|guest|buyer|client|product|brand|category|city|state|area|subdivision|neighborhood|community|home|property|agent) (?:#|number|no \.?) ?(?:1|one)(?= (?:by|in terms of|when it comes to|for|in|on)\b| [?.!,]|$)/,
    meant: ({ groups = {} }) => `top ${groups['who'] ?? ''}`,
  },
]

/** "Max price: product, brand": the thing that has it. */
const endOf: readonly Rewriting[] = [
  {
    said: /^(?:the )?(?<end>max|maximum|min|minimum) (?=(?:[a-z]+ ){1,3}: (?:the )?(?:product|item|sku|customer|buyer|guest|home|house|listing|property|address|order)\b)/,
    meant: ({ groups }) => ((groups?.['end'] ?? '').startsWith('max') ? 'highest ' : 'lowest '),
  },
]

/** "Ranked by lifetime value, the ten buyers at the top". */
const atTheTop: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bthe (?<many>\\d{1,3}|three|five|ten|twenty) (?<who>[a-z]+s) (?:at the|on|up) top${ends}`,
    ),
    meant: ({ groups = {} }) => `the top ${groups['many'] ?? ''} ${groups['who'] ?? ''}`,
  },
]

/** "For every state and property type pair": both are said. */
const pairs: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:every|each|per|by) (?:[a-z]+ ){1,3}(?:and|x) (?:[a-z]+ ){1,3})(?:pair|pairing|combination|combo)s?(?= [,.?!]|$| (?:in|for|this|last)\b)/,
    meant: () => '',
  },
]

/** "Top area by avg active price": the average of what is for sale, and not how many there are. */
const ofState: readonly Rewriting[] = [
  {
    said: /\bby (?<fn>avg|average|mean|median) (?<state>active|pending|expired|withdrawn) (?<what>(?:(?:ask|asking|list|listing) )?price|ask|dom|days on market|ppsf|price per (?:sf|sqft|square foot)|rating)(?= [,.;?!+]|$| (?:with|and|in|this|last|w)\b)/,
    meant: ({ groups = {} }) =>
      `by ${groups['fn'] ?? ''} ${groups['what'] ?? ''} of ${groups['state'] ?? ''} listings`,
  },
]

export const telegramOrders: readonly Rewording[] = [
  signsBeforeWords,
  wherever(/^(\w+est|expensive|recent|->)$/, spans),
  wherever([/^(max|maximum|min|minimum)$/, /^:$/], endOf),
  wherever(/^ranked$/, ranked),
  wherever([/^from$/, /^top$/], fromTheTop),
  wherever(/^ranking$/, rankings),
  wherever(/^(1|one)$/, numberOne),
  wherever([/^top$/, /^the$/, /s$/], atTheTop),
  wherever(/^(pair|pairing|combination|combo)s?$/, pairs),
  wherever([/^by$/, /^(active|pending|expired|withdrawn)$/, /^(avg|average|mean|median)$/], ofState),
]
