import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that lack something', () => {
  rental.says('Which cities had no bookings last month?', 'GROUP BY l.city', 'coalesce(q1.bookings, 0) = 0')
  homes.says('which area has no homes under contract', "status = 'SCO'", 'coalesce(q1.listings, 0) = 0')
  homes.says('Is there a neighborhood where nothing at all is for sale?', "status = 'COP'", '= 0')
  homes.says('which areas have no pools?', 'WHERE has_pool', '= 0')
  shop.says('Which products had no orders last month?', 'GROUP BY pr.id')
  homes.declines('nothing for sale in Old Town?')
})

describe('nothing that is still to come', () => {
  rental.says('which homes have nothing coming up', "r.check_in >= DATE '2026-11-16'", 'bookings, 0) = 0')
  rental.says('guests with nothing upcoming', "check_in >= DATE '2026-11-16'", 'bookings, 0) = 0')
})

describe('what is missing has its own conditions', () => {
  homes.says('which subdivisions have no pool homes for sale', "has_pool AND status = 'COP'", '= 0')
  homes.says(
    'which subdivisions do not have any homes with a pool under contract',
    'FROM real_estate_listings l GROUP BY',
    "status = 'SCO' AND has_pool",
  )
  homes.says('which areas do not have a single pool home under contract', "status = 'SCO' AND has_pool")
  homes.never('which homes under contract have no pool', 'LEFT JOIN')
  rental.declines('which cities have no home with a cancelled booking')
})

describe('groups of a size that lack something', () => {
  shop.says('brands with more than 5 products but zero orders this month', 'coalesce(q1.products, 0) > 5')
  shop.never('categories with at least 20 products but no orders yesterday', 'pu.quantity')
})

describe('a state that is not wanted, behind a pause', () => {
  rental.says(
    'homes in california under 250 a night, nothing thats in maintenance',
    "status <> 'maintenance'",
  )
  homes.says('homes in Old Town under 700k, nothing under contract', "status <> 'SCO'")
  homes.says('homes under 500k, none with a pool', 'NOT has_pool')
  homes.says('areas where nothing is for sale', 'coalesce(q1.listings, 0) = 0')
})
