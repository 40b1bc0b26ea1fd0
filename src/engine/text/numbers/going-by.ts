// "The dollar amount sitting in pending deals if you go by asking price": of those deals, by that number.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const goingBy: readonly Rewording[] = [
  wherever(
    [/^(if|when)$/, /^(go|goes|went|judge|judged)$/, /^by$/],
    [
      {
        said: /(?: ,)? (?:if|when) (?:you|we|i|one|they) (?:just |only )?(?:go|goes|went|judge|judged)(?: it)? by (?=[a-z])/,
        meant: () => ' going by ',
      },
    ],
  ),
  wherever(
    [/^(amount|money|value|sum|total|dollars)$/, /^(sitting|tied|locked)$/],
    [
      {
        said: /(?<=\b(?:amount|money|value|sum|total|dollars)) (?:that is |which is |we have )?(?:sitting|tied up|locked up) (?:in|with) (?=(?:the |our |all )*(?:pending|active|open|unpaid|refunded|cancelled|canceled|confirmed|upcoming|actives|pendings|deals|orders|reservations|bookings|listings|homes)\b)/,
        meant: () => ' of ',
      },
    ],
  ),
]
