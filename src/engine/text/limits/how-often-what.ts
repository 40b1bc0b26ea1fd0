// "Did cancel two times or more their reservations": how often stands between the verb and what it is done to, where other languages put it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const verb =
  '(?<verb>cancel|cancelled|canceled|book|booked|order|ordered|complete|completed|make|made|place|placed)'
const often =
  '(?<often>(?:at least |more than |exactly |only )?(?:\\d+|two|three|four|five|six|ten) times(?: or more)?|(?:at least |more than |exactly |only )?(?:once|twice)(?: or more)?)'
const what =
  '(?<what>(?:their|his|her|an?|any|the|some) (?:reservations?|bookings?|stays?|orders?|purchases?))'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${verb} ${often} ${what}(?= |$)`),
    meant: ({ groups = {} }) => `${groups['verb'] ?? ''} ${groups['what'] ?? ''} ${groups['often'] ?? ''}`,
  },
]

export const howOftenWhat = wherever(
  [/^(times|once|twice)$/, /^(reservations?|bookings?|stays?|orders?|purchases?)$/],
  rules,
)
