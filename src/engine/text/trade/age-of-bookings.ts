// "Pending reservations older than two weeks": a booking is as old as it was made, whenever the stay is.
import { wherever } from '#engine/text/rewritten.ts'

const number = '(?<many>\\d+|an?|one|two|three|four|five|six|seven|ten|thirty)'
const rows = '(?:bookings?|reservations?|requests?)'
const far = '(?:older than|over|more than|at least)'

export const ageOfBookings = wherever(
  [/^(older|old)$/, /^(bookings?|reservations?|requests?)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${rows} )(?:(?:that|which) )?(?:(?:are|is|were) )?(?:older than ${number} (?<unit>days?|weeks?|months?|years?)(?: old)?|${far} ${number.replace('many', 'count')} (?<units>days?|weeks?|months?|years?) old)(?= |$)`,
      ),
      meant: ({ groups = {} }) =>
        `made more than ${groups['many'] ?? groups['count'] ?? ''} ${groups['unit'] ?? groups['units'] ?? ''} ago`,
    },
  ],
)
