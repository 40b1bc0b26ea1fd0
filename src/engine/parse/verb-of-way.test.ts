import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a verb that leads to the way it is done', () => {
  shop.never('what part of our orders goes through PayPal', 'completed')
  shop.says('how many orders went through last month', "status = 'completed'")
  shop.declines('how many payments go through gift cards')
})

describe('what we rent out', () => {
  rental.says('how many lake houses do we rent out?', 'FROM property_listings', "'lake_house'")
  rental.says('how many lake houses did we rent out last month?', 'FROM reservations')
})
