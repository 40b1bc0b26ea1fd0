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
]
