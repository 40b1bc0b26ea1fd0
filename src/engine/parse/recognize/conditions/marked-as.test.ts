import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a verb that says that a state is one', () => {
  rental.says('which homes are marked available in Aspen', "status = 'available'", "city = 'Aspen'")
  homes.says('how many homes remain unsold in Sea Oaks', "status <> 'SLD'", "subdivision = 'Sea Oaks'")
  shop.says('how many orders are flagged as refunded', "status = 'refunded'")
  rental.says('5+ bedroom homes showing available', 'bedrooms >= 5', "status = 'available'")
  homes.says('how many listings are showing up as pending', "status = 'SCO'")
  homes.declines('listings showing pool and price')
  rental.declines('which homes were flagged last week')
  shop.never('which products are marked down', "status = 'completed'")
})
