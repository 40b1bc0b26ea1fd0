// "How expensive are our chalets on average", "the mean price of a chalet night", "what are we asking per night, averaged over the lofts":
// the mean of a price, told by what one pays for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?<how>average|mean|median|typical)'
const onAverage = '(?:on|in) (?:the )?average'
const perNight = '(?: (?:per|a|each|for a) night)'
const oneOf = '(?:an? |one of (?:our|the) |our |the |all our )'
const things = `(?<what>${oneOf}?[a-z]+(?: [a-z]+){0,3}?)`
const dear = '(?:expensive|pricey|costly|dear)'
const ends = '(?= [,.?!]|$)'

const priceOf = (how: string | undefined, what = ''): string =>
  `what is the ${how === 'median' ? 'median' : 'average'} price of ${what.replace(/^(?:an?|one of (?:our|the)) /, '')}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:${onAverage}(?: ,)? )?how ${dear} (?:is|are) (?:(?:a|one) night (?:in|at) )?${things}${perNight}?(?<mean>(?: ,)? ${onAverage})?${ends}`,
    ),
    meant: ({ groups, 0: said }) => (said.includes('average') ? priceOf('average', groups?.['what']) : said),
  },
  {
    said: new RegExp(
      `^how much (?:is costing|costs|cost|is|does|would)(?: ${onAverage})? (?:a|one) night (?:in|at) ${things}(?: costs?)?(?: ${onAverage})?${ends}`,
    ),
    meant: ({ groups, 0: said }) => (said.includes('average') ? priceOf('average', groups?.['what']) : said),
  },
  // "The median: what is a night at our places cost".
  {
    said: new RegExp(`\\b${mean} [:,] what (?:is|does|do) (?:a|one) night (?:in|at) ${things} costs?${ends}`),
    meant: ({ groups }) => priceOf(groups?.['how'], groups?.['what']),
  },
  {
    said: new RegExp(`\\b${mean} (?:price|rate|cost) (?:of|for) (?:a|one|the) night (?:in|at) `),
    meant: ({ groups }) => `${groups?.['how'] ?? ''} nightly price of `,
  },
  {
    said: new RegExp(
      `\\b${mean} (?:price|rate|cost) (?:of|for) an? (?<what>[a-z]+(?: [a-z]+)?) night${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['how'] ?? ''} nightly price of ${groups?.['what'] ?? ''}`,
  },
]

const averaged: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:what|how much) (?:are|do) we (?:asking|charging|ask|charge)(?: for)?${perNight}(?: ,)? averaged (?:over|across|for) ${things}${ends}`,
    ),
    meant: ({ groups }) => priceOf('average', groups?.['what']),
  },
  {
    said: /\b(?<what>(?:nightly |asking |sold |unit )?(?:rates?|prices?))(?: ,)? averaged (?:over|across|for)(?= )/,
    meant: ({ groups }) => `average ${(groups?.['what'] ?? '').replace(/s$/, '')} of`,
  },
]

const ofAll: readonly Rewriting[] = [
  // "The median of all the nightly rates".
  {
    said: new RegExp(
      `\\b${mean} of (?:all )?(?:of )?(?:the|our) (?<what>(?:nightly |asking |sold |sale |list |unit |order |booking )?(?:rate|price|total|value|amount))s${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['how'] ?? ''} ${groups?.['what'] ?? ''}`,
  },
  // "Average the chalets' nightly rates": an order to the listener.
  {
    said: /^(?:please )?average (?:the|our|all the|all our) (?=[a-z' ]+ (?:rates|prices|totals|values|amounts)\b)/,
    meant: () => 'average ',
  },
]

const halves: readonly Rewriting[] = [
  {
    said: /^at what (?<what>[a-z ]+?) do half (?:of )?(?<of>(?:our|the) [a-z ]+?) (?:sit|fall|lie|cost|are) (?:above|more|below|less|under|over)(?: it| that)?(?: ,)? and (?:the other )?half (?:sit |fall |lie |cost |are )?(?:above|more|below|less|under|over)(?: it| that)?(?= [.?!]|$)/,
    meant: ({ groups }) => `what is the median ${groups?.['what'] ?? ''} of ${groups?.['of'] ?? ''}`,
  },
  {
    said: /^half (?:of )?(?<of>[a-z\d' ]+?) cost (?:more|less)(?: than what(?: (?<what>total|price|rate|amount))?)?(?: ,)? and (?:the other )?half (?:cost )?(?:more|less)(?: than what)?(?: (?:per|a) night)?(?= [.?!]|$)/,
    meant: ({ groups }) => `what is the median ${groups?.['what'] ?? 'price'} of ${groups?.['of'] ?? ''}`,
  },
]

export const priceOfANight: readonly Rewording[] = [
  wherever(/^half$/, halves),
  wherever(/^averaged$/, averaged),
  wherever(/^(average|mean|median|typical)$/, [...ofAll, ...rules]),
]
