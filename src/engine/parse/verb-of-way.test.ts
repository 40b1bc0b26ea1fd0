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

describe('by which of two ways somebody came', () => {
  const asked = 'how many leads found us by google or through instagram'
  rental.says(asked, "source IN ('google', 'instagram')")
  rental.never(asked, 'GROUP BY')
  rental.never('how many leads by google or instagram', 'GROUP BY')
  rental.never('how many visitors found us via instagram or via google', 'GROUP BY')
  rental.says('leads by google or instagram', 'GROUP BY source')
  shop.never('how many orders were paid by paypal or by gift card', 'GROUP BY')
  rental.says('how did leads find us', 'GROUP BY source')
})
