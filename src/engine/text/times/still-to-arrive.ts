// "The bookings still to arrive this month": upcoming ones. Behind them, it let viewings in.
import { wherever } from '#engine/text/rewritten.ts'

export const stillToArrive = wherever(
  [/^(arrive|come|check)$/, /^(still|yet)$/, /^(bookings|reservations|stays)$/],
  [
    {
      said: /\b(?<rows>bookings|reservations|stays) (?:that |which )?(?:are |is )?(?:still|yet) to (?:arrive|come|check in)\b/,
      meant: ({ groups = {} }) => `upcoming ${groups['rows'] ?? ''}`,
    },
  ],
)
