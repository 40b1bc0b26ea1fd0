// "Share of sessions that searched and purchased": those that did both. Read as kinds of events, either of them would do.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'
import { stepOf } from '#engine/text/trade/steps-of-visits.ts'

const share = '(?:share|percent|percentage|%|pct|portion|proportion|fraction)'
const ends =
  '(?=(?: ,)? (?:last|this|in|by|per|during|over|yesterday|today|since|past|for|between)\\b| [.?!]|$)'

const nouns: ReadonlyMap<string, string> = new Map([
  ['product view', 'product view'],
  ['checkout', 'checkout'],
  ['checkout start', 'checkout'],
  ['cart removal', 'cart removal'],
])

/** "A search", "did not buy": with the number of such steps that a session has. */
function counted(said: string): string | null {
  const phrase = said.trim().replace(/^(?:and |also |then |but )+/, '')
  const plain = phrase.replace(
    /^(?:did not|do not|does not|never|had no|have no|no|without|not)(?: (?:a|an|any))? /,
    '',
  )
  const bare = plain.replace(/^(?:(?:have|had|has|an?|at least one|one|did|made|both) )+/, '')
  // "Searched and added to cart never purchased": what they never did is a part of its own.
  if (/\b(?:never|not|no|without)\b/.test(bare)) return null
  const step = nouns.get(bare) ?? stepOf(bare)
  return step === undefined ? null : plain === phrase ? `at least one ${step}` : `no ${step}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<![a-z])(?<share>${share} of )(?:all )?(?:the |our )?(?:sessions|visits|visitors)(?: that| which| who)?(?: with| have| had| having| include| included)?(?: both)? (?<steps>[a-z ,]{8,90}?)${ends}`,
    ),
    meant: ({ 0: said, groups = {} }) => {
      const steps = (groups['steps'] ?? '').split(/ , | and | but /).map(counted)
      const isWhole = steps.length > 1 && !steps.includes(null) && new Set(steps).size === steps.length
      return isWhole ? `${groups['share'] ?? ''}sessions with ${steps.join(' and ')}` : said
    },
  },
]

export const shareOfSteps = wherever(
  [
    /^(share|percent|percentage|%|pct|portion|proportion|fraction)$/,
    /^(sessions|visits|visitors)$/,
    /^(and|but)$/,
  ],
  rules,
)
