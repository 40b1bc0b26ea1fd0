// "LTV over 2k and zero orders this year": none in that time. As the number that a customer carries, it knows no time.
import { wherever } from '#engine/text/rewritten.ts'

export const zeroInATime = wherever(
  [/^(zero|0)$/, /^(and|but)$/],
  [
    {
      said: /(?<=\b(?:and|but)(?: with| have| had| has| made| placed)? )(?:zero|0) (?=(?:orders|purchases|bookings|stays|reservations|inquiries)(?: placed| made)? (?:this|last|in|since|during|so far|ytd|over|within)\b)/,
      meant: () => 'no ',
    },
  ],
)
