// "Which type gets cancelled the least, as a cancellation rate": the rate ranks them, and no number of rows.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const by =
  '(?: ,)?(?: \\()? (?:(?:going|judged|measured|judging|ranked|ranking) )?(?:as|by|in terms of|in|on|going on) (?:an? |the |its |their )?(?:(?:cancellation|refund|cancel) )?(?:rate|percentage|percent)(?: \\))?(?= [,.?!]|$)'
const done = '(?<done>cancell?ed|refunded)'
const end = '(?<end>most|least)(?: often)?'
const rateOf = (done = '') => (done.startsWith('refund') ? 'refund rate' : 'cancellation rate')
const side = (end = '') => (end === 'least' ? 'lowest' : 'highest')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:gets?|got|is|are|was|were|has been|have been)(?: being)? ${done}(?: on us)? (?:the )?${end}(?: on us)?${by}`,
    ),
    meant: ({ groups = {} }) => `has the ${side(groups['end'])} ${rateOf(groups['done'])}`,
  },
  {
    said: new RegExp(
      `\\b(?:has|have|had|with|sees?|gets?) the (?:(?<more>most|highest number of)|fewest|least) (?<done>cancell?ations|refunds)${by}`,
    ),
    meant: ({ groups = {} }) =>
      `has the ${groups['more'] === undefined ? 'lowest' : 'highest'} ${rateOf(groups['done'])}`,
  },
  // "How is the percentage of cancellation in each kind of house": of all reservations there, and no part of those cancelled.
  {
    said: /\b(?:percentage|percent|%|pct) of (?<done>cancell?ation|refund)(?= )/,
    meant: ({ groups = {} }) => rateOf(groups['done']),
  },
  {
    said: /^cancell?ed \/ (?:total|all) (?:reservations|bookings)(?= )/,
    meant: () => 'cancellation rate',
  },
  { said: /^refunded \/ (?:total|all) (?:orders|purchases)(?= )/, meant: () => 'refund rate' },
]

export const mostByRate = wherever(/^(cancell?ed|refunded|cancell?ations?|refunds?)$/, rules)
