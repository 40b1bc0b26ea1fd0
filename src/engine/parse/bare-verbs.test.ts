import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('forms of a verb and the state that one of them names', () => {
  shop.declines('how many orders did we process in june')
  rental.declines('who is currently occupying our homes')
  homes.says('which homes are being sold in Old Town', "status = 'COP'")
  homes.says('homes now sold in Old Town', "status = 'SLD'")
})
rental.never('how much did weekly stays make last year', 'created_at')
rental.says('how many bookings did we make last month', 'created_at')
