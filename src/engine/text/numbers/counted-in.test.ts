import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows that are counted in beside the others', () => {
  rental.never('reservations by city, cancelled ones counted as well', "= 'cancelled'")
  rental.never('cancellation rate by reservation type, viewings counted too', "'viewing'")
  rental.never("bookings per month, don't leave the cancelled ones out", "'cancelled'")
  shop.never('orders per month, counting refunded ones as well', "'refunded'")
  homes.never('listings by subdivision, withdrawn and expired ones counted as well', "'WDN'")
})

describe('rows that are left out, or asked for beside the others', () => {
  rental.says('bookings per city last year, cancelled ones not counted', "status <> 'cancelled'")
  rental.says(
    'how many bookings last year, and how many were cancelled too',
    "FILTER (WHERE status = 'cancelled')",
  )
})

describe('rows that are taken out', () => {
  rental.says('with the cancelled ones taken out, how many bookings this year', "status <> 'cancelled'")
  shop.says('with refunds removed, how many orders last month', "status <> 'refunded'")
})

describe('only such rows are counted', () => {
  rental.says(
    'Which five guests have spent the most nights with us, counting completed stays only?',
    'sum((check_out - check_in))',
    "status = 'completed'",
  )
  homes.says(
    'average price by subdivision, looking at sold homes only',
    "status = 'SLD' GROUP BY subdivision",
  )
})
