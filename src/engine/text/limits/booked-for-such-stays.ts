// "Never been booked for a monthly stay", "ran for seven nights or longer": it had no such stay, and lasted so long.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const bookedForSuchStays: readonly Rewording[] = [
  wherever(
    [/^booked$/, /^(stays?|bookings?|rentals?|lets?)$/],
    [
      {
        said: /\b(?:(?:has|have|had|were|was|is|are) )?never (?:once )?(?:been |get |got )?booked (?:for|as|on) an? (?<kind>monthly|weekly|short) (?:stay|booking|rental|let)(?= [,.?!]|$| (?:in|this|last|since|so far|yet)\b)/,
        meant: ({ groups: { kind = '' } = {} }) => `never had a ${kind} stay`,
      },
    ],
  ),
  wherever(
    [/^(ran|run|runs|went|go)$/, /^nights?$/],
    [
      {
        said: /\b(?:ran|run|runs|went on|go on) (?:for )?(?=(?:(?:at least|over|more than|longer than|under|less than|at most|up to|exactly) )?(?:\d+|[a-z]+)(?: \+| or more)? nights?\b)/,
        meant: () => 'lasted ',
      },
    ],
  ),
]
