// "Actives, must have pool, must be under 1M", "orders we had to refund": what is required of them, or was, said as they are.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const must = '(?:must|should|needs to|need to|has to|have to|gotta|got to)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=[,;] (?:and |but )?)${must} (?:have|include|come with|feature) (?=(?:an? |the |\\d)?)`,
    ),
    meant: () => 'with ',
  },
  {
    said: new RegExp(
      `(?<=[,;] (?:and |but )?)${must} be (?=(?:under|over|below|above|at least|at most|less|more|built|in|active|sold|pending|for sale|on)\\b)`,
    ),
    meant: () => '',
  },
]

const participles = new Map([
  ['refund', 'refunded'],
  ['cancel', 'cancelled'],
  ['withdraw', 'withdrew'],
  ['return', 'returned'],
])

/** "How many do we have to refund" are still to come. */
const done: Rewriting = {
  said: /\b(?<who>we|i|they|you)(?<ever> ever)? (?:(?:have |has )?had|ended up having|were forced|got forced)(?<late> ever)? to (?<verb>refund|cancel|withdraw|return)\b/,
  meant: ({ groups = {} }) =>
    `${groups['who'] ?? ''}${groups['ever'] ?? groups['late'] ?? ''} ${participles.get(groups['verb'] ?? '') ?? ''}`,
}

export const hadToHave: readonly Rewording[] = [
  wherever(/^(must|should|needs?|has|have|gotta|got)$/, rules),
  wherever([/^to$/, /^(refund|cancel|withdraw|return)$/], [done]),
]
