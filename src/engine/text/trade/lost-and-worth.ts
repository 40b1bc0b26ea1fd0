// "What share of bookings do we lose to cancellation", "tell me what our average order is worth": in the order of a statement.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const lostAndWorth: readonly Rewording[] = [
  wherever(
    [/^(lose|lost|losing)$/, /^(cancellations?|refunds?)$/],
    [
      {
        said: /\bof (?<what>(?:(?:our|the|all) )*(?:bookings|reservations|stays|orders|purchases)) (?:do|did|are|were|have) we (?:lose|lost|losing)(?: out)? (?:to|through|by|because of) (?<how>cancellations?|refunds?)\b/,
        meant: ({ groups: { what = '', how = '' } = {} }) =>
          `of ${what} are ${how.startsWith('refund') ? 'refunded' : 'cancelled'}`,
      },
    ],
  ),
  wherever(
    [/^worth$/, /^average$/],
    [
      {
        said: /\bwhat (?<what>(?:our|the|an|my) average (?:order|purchase|booking|reservation|stay|basket)) is worth(?= [,.?!]|$)/,
        meant: ({ groups: { what = '' } = {} }) => `what is ${what} worth`,
      },
    ],
  ),
]
