// "Actives over 120 days, oldest first", "stale listings, oldest on top": the listing is old, and no house was built first. Where years
// are spoken of it is.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const isOfHouses = /\b(?:built|year|years|age|construction|decade)\b/

export const oldestThere: Rewording = wherever(
  [/^oldest$/, /^(days|dom|stale|sitting|expired)$/, /^(first|top)$/],
  [
    {
      said: /(?<=\b(?:(?:over|more than|above|at least|past|beyond|than|>) ?\d{2,3} ?(?:\+ )?(?:days|dom)|(?:over|above|>|past) \d{2,3} (?:days on market|dom)|dom (?:over|above|>|more than|at least) (?:= )?\d{2,3}|\d{2,3} ?\+ (?:days|dom)|stale|(?:sitting|sat) [a-z ]*\d{2,3} days)\b[^?!]*)\boldest(?: ones| listings?)? (?<at>first|(?:on|at the) top)\b/,
      meant: ({ 0: said }, question) => (isOfHouses.test(question) ? said : 'longest on market first'),
    },
  ],
)
