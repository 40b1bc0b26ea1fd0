// "Active inventory > 15", "areas that have more than 15 on the market", "number for sale per area": so many homes, though none are named.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const inState = '(?:on the market|for sale|under contract|up for sale)'
const areas = '(?:subdivisions|communities|areas|neighbou?rhoods|villages)'
const limit =
  '(?:(?:more than|greater than|at least|no fewer than|no less than|over|above|upwards of|fewer than|less than|under|at most|no more than|>=|<=|>|<) (?:\\d{1,3}|[a-z]+)|(?:\\d{1,3}|[a-z]+) (?:or more|or fewer|or less|and up|plus|\\+))'

const rules: readonly Rewriting[] = [
  {
    said: /\bactive (?:inventory(?: (?:count|ct|units))?|count|ct|units) (?=(?:of )?(?:>=|<=|>|<|over|above|under|below|at least|at most|more than|fewer than|less than) \d{1,3}\b)/,
    meant: () => 'active listings ',
  },
  {
    said: new RegExp(
      `(?<=\\b${areas} (?:(?:that|which|where we|where they|do|we) )?(?:currently )?(?:have|has|had|having|with|got|carry|carrying|hold|holding) )(?:still |currently )?(?<limit>${limit}) (?=${inState}\\b(?! for\\b| longer| at least| over))`,
    ),
    meant: ({ groups }) => `${groups?.['limit'] ?? ''} homes `,
  },
  {
    said: new RegExp(
      `^(?<ask>(?:show |show me |give me |list )?(?:the )?)(?:number|count|#) (?=${inState}\\b.* (?:per|by|for each|in each) )`,
    ),
    meant: ({ groups }) => `${groups?.['ask'] ?? ''}number of homes `,
  },
  // "Where do we have 15 actives or more": in which areas.
  {
    said: /^where do we have (?=(?:[a-z]+ ){0,3}\d{1,3} (?:\+ |or more )?(?:actives|solds|closings|pendings)\b)/,
    meant: () => 'which areas have ',
  },
]

export const homesCounted: readonly Rewording[] = [
  wherever(/^(inventory|active|actives|market|sale|contract|solds|closings|pendings)$/, rules),
]
