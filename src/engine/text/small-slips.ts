// Words that a slip of the pen turns into others, or that stand where a careful writer would not put them: "bookings where made", "areas
// were the average is", "where the average price this year is above a million".
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'

const slips: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:bookings|orders|homes|houses|listings|reservations|products|stays|guests|customers|sales) )where(?= (?:made|placed|booked|cancelled|canceled|refunded|sold|ordered|listed|closed|there|in|on)\b)/,
    meant: ({ 0: said, index }, question) =>
      /\bhow (?:many|much)\b/.test(question.slice(0, index)) ? 'were' : said,
  },
  {
    said: /(?<=^[a-z]+s )were(?= (?:the|our) (?:average|avg|median|total|typical|number|mean)\b)/,
    meant: () => 'where',
  },
]

/** "Areas where the average price this year is above a million": the limit is one on the number, and the time one on its rows. */
const limits: readonly Rewriting[] = [
  {
    said: /(?<=\bwhere (?:the |our )?(?:average|avg|median|total) (?:[a-z]+ ){1,4})(?<time>this year|last year|in \d{4}|this month|last month|this quarter|last quarter) (?<limit>(?:is|was|were|are) (?:above|over|below|under|more than|less than|at least|at most) (?:\$ ?)?[\d.,]+(?: ?(?:k|m|mil|milion|million|thousand|days|nights|percent|%)(?= |$))?)/,
    meant: ({ groups }) => `${groups?.['limit'] ?? ''} ${groups?.['time'] ?? ''}`,
  },
]

/** "Gusts who cancelled": no wind. */
const people: readonly Rewriting[] = [
  { said: /\bgusts(?= (?:who|that|with|from|whose|in|by|stayed|booked)\b|$| [,.?])/, meant: () => 'guests' },
]

const slipsAndLimits = [...slips, ...limits]

/** "What has been sitting the longest": one of them. */
const one: readonly Rewriting[] = [
  {
    said: /\bwhat (?:has|is) been (?=(?:sitting|listed|on the market)(?: there)? (?:the )?longest\b)/,
    meant: () => 'which one has been ',
  },
]

/** "What haven't we sold any of": we have not. */
const turned: readonly Rewriting[] = [
  {
    said: /\b(?<verb>have|has|did|do|does|are|were|is|was|can) not (?<who>we|they|you|i|he|she) (?=[a-z])/,
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} ${groups?.['who'] ?? ''} not `,
  },
  // "What have we not sold this month": no money.
  {
    said: /^(?:so |ok |and )?what (?=(?:have|did) we not (?:sold|sell)\b)/,
    meant: () => 'which products ',
  },
]

/** "My co-founder": nobody in Colorado. */
const together: readonly Rewriting[] = [
  { said: /\bco (?=(?:founder|owner|worker|host|agent|investor)s?\b)/, meant: () => '' },
]

/** "For the re-order": one word, and nothing "re" orders. */
const anew: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:the|a|our|my|next|this|to|need|must|should|for) )re (?<verb>order|ordering|stock|stocking)(?= |$)/,
    meant: ({ groups }) => `re${groups?.['verb'] ?? ''}`,
  },
]

export const smallSlips: readonly Rewording[] = [
  wherever(/^re$/, anew),
  wherever(/^(where|were)$/, slipsAndLimits),
  wherever(/^longest$/, one),
  wherever(/^co$/, together),
  wherever(/^gusts$/, people),
  wherever([/^not$/, /^(we|they|you|i|he|she)$/], turned),
]
