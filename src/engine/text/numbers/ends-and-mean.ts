// "Lowest rate, highest rate, mean rate", "the cheapest, the dearest and the average asking price": numbers of one column. Each adjective
// alone would rank things.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const low = 'lowest|min|minimum|cheapest|smallest|shortest'
const high = 'highest|max|maximum|dearest|priciest|costliest|most expensive|steepest|biggest|largest|longest'
const mean = 'average|avg|mean|median'
const way = `(?:${low}|${high}|${mean})`
const joint = '(?: ,)?(?: and| plus| &| /| \\+)?(?: the)? '
const ends =
  '(?= [,.?!:;)]|$| (?:and|by|for|in|of|on|at|per|last|this|among|across|from|over|during|within)\\b)'
/** One to three words: "rate", "asking price", "price per night". */
const column = `(?:(?:length|duration) of stay|(?!(?:and|the|${low}|${high}|${mean})\\b)[a-z]+)(?: (?!(?:and|by|for|in|of|on|at|per|last|this|among|across|from)\\b)[a-z]+){0,2}`

const ways = new RegExp(`\\b${way}\\b`, 'g')
const plain = (said: string): string =>
  new RegExp(`^(?:${low})$`).test(said)
    ? 'min'
    : new RegExp(`^(?:${high})$`).test(said)
      ? 'max'
      : said === 'median'
        ? said
        : 'average'

/** Null where one of them is said twice, or an end is missing. */
function together(said: string, what: string): string | null {
  const [...found] = said.match(ways)?.map(plain) ?? []
  const [last, ...before] = found.toReversed()
  if (last === undefined || before.length === 0 || new Set(found).size < found.length) return null
  // "Average rate and lowest rate": each is understood for itself.
  if (!found.includes('min') || !found.includes('max')) return null
  return `${before.toReversed().join(' , ')} and ${last} ${what}`
}

const amount =
  /(?:price|rate|ask|asking|nightly|nights|value|rating|ltv|cost|total|amount|days|dom|market|of stay)s?$/
/** "The biggest and the smallest order" are two orders; beside a mean, their amounts. */
const whole = /(?:order|stay)s?$/
const hasMean = new RegExp(`\\b(?:${mean})\\b`)

const rules: readonly Rewriting[] = [
  // "Lowest rate, highest rate, mean rate".
  {
    said: new RegExp(`\\b${way} (?<what>${column})(?:${joint}${way} \\k<what>){1,3}${ends}`),
    meant: ({ 0: said, groups }) =>
      amount.test(groups?.['what'] ?? '') || (hasMean.test(said) && whole.test(groups?.['what'] ?? ''))
        ? (together(said, groups?.['what'] ?? '') ?? said)
        : said,
  },
  // "The cheapest, the dearest and the average asking price": without a mean, they may be things.
  {
    said: new RegExp(`\\b${way}(?:${joint}${way}){1,3} (?<what>${column})${ends}`),
    meant: ({ 0: said, groups }) =>
      hasMean.test(said) && (amount.test(groups?.['what'] ?? '') || whole.test(groups?.['what'] ?? ''))
        ? (together(said, groups?.['what'] ?? '') ?? said)
        : said,
  },
  // "Lowest and highest rate, and the average", "… in Moab, and the average".
  {
    said: new RegExp(
      `\\b${way}${joint}${way} (?<what>${column})${joint}(?:${mean})(?: one)?(?= [.?!:;)]|$| (?:by|for|in|of|per|last|this|among|across)\\b)`,
    ),
    meant: ({ 0: said, groups }) => together(said, groups?.['what'] ?? '') ?? said,
  },
  {
    said: new RegExp(
      `\\b(?<ends>${way}${joint}${way} (?<what>${column})) (?<where>(?:in|for|of|at|on|among|across|last|this) [^,.?!:;]+?)(?: ,)? and (?:the )?(?<mean>${mean})(?: one)?(?= [.?!:;)]|$)`,
    ),
    meant: ({ 0: said, groups: { ends: both = '', what = '', where = '', mean: third = '' } = {} }) => {
      const all = together(`${both} ${third}`, what)
      return all === null ? said : `${all} ${where}`
    },
  },
]

export const endsAndMean = wherever([new RegExp(`^(?:${low}|${high}|most)$`)], rules)
