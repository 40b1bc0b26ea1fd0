// What a booking is worth: of every booking that was not called off, requests among them, where revenue is only what is sure to come in.
import type { Measure } from '#contract/model.ts'
import { isNot, words } from '#verticals/model-entries.ts'

export const bookingValue: Measure = {
  id: 'booking_value',
  label: 'average booking value',
  words: words(`
    average booking value, average reservation value, average booking amount, average value of a booking, average value of a reservation,
    average booking worth, typical booking worth, booking worth on average, average ticket, average ticket size, average bill, average total bill,
    average tab, average check, average bill per stay, average bill per booking
  `),
  noun: 'booking',
  where: [isNot('reservations.status', 'cancelled'), isNot('reservations.reservation_type', 'viewing')],
  date: 'reservations.check_in',
  value: { kind: 'aggregate', of: { fn: 'avg', attribute: 'reservations.total_price' } },
  format: 'money',
}
