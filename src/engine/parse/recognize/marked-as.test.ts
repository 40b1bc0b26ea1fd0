import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a verb that says that a state is one', () => {
  rental.says('which homes are marked available in Aspen', "status = 'available'", "city = 'Aspen'")
  homes.says('how many homes remain unsold in Sea Oaks', "status <> 'SLD'", "subdivision = 'Sea Oaks'")
  shop.says('how many orders are flagged as refunded', "status = 'refunded'")
  rental.declines('which homes were flagged last week')
  shop.never('which products are marked down', "status = 'completed'")
})
