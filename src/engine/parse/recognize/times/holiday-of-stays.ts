// "Thanksgiving week bookings", "occupancy on New Year's Eve": what people ask before a holiday is how it fills up. What was earned may
// be last year's.
import type { Line } from '#engine/parse/piece.ts'

const holiday =
  /\b(thanksgiving|christmas|xmas|new years?|nye|easter|valentines?|memorial day|labor day|halloween)\b/
const stays = /\b(bookings?|reservations?|stays?|nights|occupancy|check ins?|checkins?|arrivals?|booked)\b/
const money = /\b(revenue|income|sales|earnings|money|made|earned|brought)\b/

export function isHolidayOfStays(line: Line, at: number): boolean {
  if (!holiday.test(line.pieces[at]?.text ?? '')) return false
  const said = line.pieces.map(({ text }) => text).join(' ')
  return stays.test(said) && !money.test(said)
}
