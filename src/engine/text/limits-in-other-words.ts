// Limits in other words than most people choose: "in the range of 600k to 800k", "four bedrooms at the very least".
import { wherever, type Rewording } from './rewritten.ts'

export const limitsInOtherWords: readonly Rewording[] = [
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
