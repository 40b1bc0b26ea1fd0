import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a time without a year that is still to come', () => {
  rental.says("who's arriving the week of Dec 14", "check_in >= DATE '2026-12-14'")
  rental.says('pending stays for january', "check_in >= DATE '2027-01-01'")
  rental.says('how many stays are scheduled for January', "check_in >= DATE '2027-01-01'")
  rental.says('how many people have booked for xmas week', "check_in >= DATE '2026-12-21'")
  rental.says('how many bookings do we currently have in december', "check_in >= DATE '2026-12-01'")
  rental.says('nights we already have booked in December', "check_in >= DATE '2026-12-01'")
  rental.says('how many bookings did we have in december', "check_in >= DATE '2025-12-01'")
  rental.says('bookings for december so far', "check_in >= DATE '2026-12-01'", "check_in < DATE '2027-01-01'")
  rental.says('how many nights are booked so far in january', "check_in >= DATE '2027-01-01'")
  rental.says(
    'how many bookings so far in november',
    "check_in >= DATE '2026-11-01'",
    "check_in < DATE '2026-11-16'",
  )
  shop.says('orders in december so far', "DATE '2025-12-01'", "DATE '2026-01-01'")
  rental.says('who was staying in December', "DATE '2025-12-01'")
  shop.says('how many orders for december', "DATE '2025-12-01'")
})

describe('the same days in two words', () => {
  rental.says(
    'names of everybody staying in Aspen over Thanksgiving week, Nov 23 to Nov 29',
    "check_in >= DATE '2026-11-23'",
    "check_in < DATE '2026-11-30'",
  )
  shop.says('average order worth on Black Friday last year, November 28', "purchase_date < DATE '2025-11-29'")
})

describe('holidays move', () => {
  shop.says('orders on black friday last year vs the year before', "DATE '2024-11-29'", "DATE '2025-11-28'")
  rental.says(
    'total rev Memorial Day to Labor Day this yr by state',
    "DATE '2026-05-25'",
    "DATE '2026-09-08'",
  )
  shop.says('sales by day first week november', "DATE '2026-11-01'", "DATE '2026-11-08'")
})

describe('decades', () => {
  homes.says('1980s houses in Old Town', 'year_built >= 1980', 'year_built <= 1989')
  homes.never('homes sold in the past 10 years', 'year_built')
})

describe('who, and what of each of them', () => {
  rental.says('who check out today, name and which house', 'r.guest_name, l.title', 'r.check_out >= ')
  rental.says('which houses were listed this month', 'FROM property_listings')
})

describe('up to today', () => {
  rental.says('worst month since January 2026 for revenue', "check_in < DATE '2026-11-16'")
  shop.never('revenue since January 2026', "DATE '2026-11-16'")
})

describe('what stands now', () => {
  rental.says('Does anyone stay longer than a month in December?', "check_in >= DATE '2026-12-01'")
  rental.says(
    'how many nights are booked in Aspen between Christmas and January 3rd',
    "check_in < DATE '2027-01-04'",
  )
  rental.says('how many stays were booked in December', "created_at >= DATE '2025-12-01'")
  rental.says('How many nights have been booked in Aspen for this year?', "check_in >= DATE '2026-01-01'")
  rental.never('how many stays do we have in October', "DATE '2027-10-01'")
})

describe('up to a day to come', () => {
  rental.says('how many arrivals between now and Christmas', "DATE '2026-11-15'", "DATE '2026-12-26'")
  rental.says('how many guests arrive before Christmas', "DATE '2026-11-15'", "DATE '2026-12-25'")
  homes.says('homes on the market for more than half a year', 'days_on_market > 180')
  homes.says('in which decade were most listings built?', 'year_built / 10', 'LIMIT 1')
})

describe('what nobody has done yet', () => {
  rental.says('which homes have nothing on the books after today?', "r.check_in >= DATE '2026-11-16'")
  rental.says('bookings made since Monday', 'created_at >=')
})

describe('how it is, of a time to come', () => {
  rental.says('how full are we in December', "DATE '2026-12-01'")
  rental.says('how full were we in December', "DATE '2025-12-01'")
})

describe('what is confirmed is still to come', () => {
  rental.says('how much money is already locked in for december?', "check_in >= DATE '2026-12-01'")
  rental.says('confirmed bookings in february', "check_in >= DATE '2027-02-01'")
  rental.says('how many stays were confirmed in december', "check_in >= DATE '2025-12-01'")
  rental.says('confirmed and completed stays in december', "check_in >= DATE '2025-12-01'")
})

homes.says('homes sold by decade built, 80s and 90s only', 'year_built >= 1980', 'year_built <= 1999')

rental.says(
  'how many reservations are confirmed, pending and cancelled for December check-ins',
  "check_in >= DATE '2026-12-01'",
)

describe('a holiday that is to come', () => {
  rental.says('nights booked for Thanksgiving week', "check_in >= DATE '2026-11-23'")
  rental.says('Thanksgiving week bookings', "check_in >= DATE '2026-11-23'")
  rental.says('check-ins on Christmas Eve', "check_in >= DATE '2026-12-24'")
  rental.says('how many nights were booked for Thanksgiving week', "check_in >= DATE '2025-11-24'")
  rental.says('what did we make Thanksgiving week', "check_in >= DATE '2025-11-24'")
})

describe('what nobody has booked yet', () => {
  rental.says('homes nobody has booked in December', "check_in >= DATE '2026-12-01'")
  rental.says('which homes have not been booked in January', "check_in >= DATE '2027-01-01'")
  rental.says('homes that had no bookings in December', "check_in >= DATE '2025-12-01'")
  rental.says('homes nobody booked in July', "created_at >= DATE '2026-07-01'")
})

describe('what is missing now has a time of its own beside what was', () => {
  rental.says(
    'Which homes earned more than $40,000 last year but have no check-in booked for December yet?',
    "check_in >= DATE '2025-01-01'",
    "check_in >= DATE '2026-12-01'",
  )
  rental.says(
    'guests who stayed last year and have nothing booked in January',
    "check_in < DATE '2026-01-01'",
    "check_in >= DATE '2027-01-01'",
  )
  rental.never('homes that earned over 40k last year but had no bookings in December', "'2026-12-01'")
})

describe('a holiday with its days beside it', () => {
  rental.says(
    'thanksgiving wk arrivals nov 22-28, guest + home + nights',
    "check_in >= DATE '2026-11-22'",
    "check_in < DATE '2026-11-29'",
  )
  rental.says('how many Thanksgiving week bookings in 2025', "check_in >= DATE '2025-11-24'")
})
