// Limits in other words than most people choose: "in the range of 600k to 800k", "four bedrooms at the very least".
import { wherever, type Rewording } from './rewritten.ts'

const bound =
  '(?:(?:at least|more than|over|fewer than|less than|under|exactly) [\\da-z]+|\\d+ \\+|[\\da-z]+ or (?:more|fewer))'

export const limitsInOtherWords: readonly Rewording[] = [
  // "Five or more orders refunded and a refund rate over 10%": of the refunded ones there are so many. Read as a state of all, every rate would be of those alone.
  wherever(/^(refunded|returned|cancelled|canceled)$/, [
    {
      said: new RegExp(
        `\\b(?<many>${bound}) (?<what>orders|purchases|bookings|reservations|stays) (?:(?:that (?:were|got)|which (?:were|got)|were|got) )?(?<state>refunded|returned|cancelled|canceled)(?= (?:and|in|this|last|but|with|since|during|or)\\b| [.?!,:;+]|$)`,
      ),
      meant: ({ groups = {}, 0: said }, question) =>
        /\b(?:rate|percent|percentage|share)\b|%/.test(question)
          ? `${groups['many'] ?? ''} ${groups['state'] ?? ''} ${groups['what'] ?? ''}`
          : said,
    },
  ]),
  wherever(/^(range|region|ballpark)$/, [
    {
      said: /\b(?:in|within) the (?:range|region|ballpark) (?:of|from) (?=\$? ?[\d.]+ ?[km]? (?:to|and|-) )/,
      meant: () => 'from',
    },
  ]),
  wherever(/^(less|very)$/, [
    { said: /\b(?:and|but) no more than(?= [$\d])/, meant: () => 'but at most' },
    { said: /\bno less than(?= [$\d])/, meant: () => 'at least' },
    { said: /\bat the very (?:least|minimum)(?= [.?!,]|$)/, meant: () => 'at minimum' },
  ]),
  // "Zero, above 0 but under 500, …": what begins behind the nothing.
  wherever(/^(zero|0|none|nothing)$/, [
    {
      said: /(?<=\b(?:zero|0|none|nothing) , (?:then )?)(?:above|over|more than|from) (?:\$ ?)?(?:zero|0)(?: dollars)? (?:(?:but|and|to|up to) )?(?<under>under|below|less than|up to)(?= \$? ?\d)/,
      meant: ({ groups }) => groups?.['under'] ?? '',
    },
  ]),
]
