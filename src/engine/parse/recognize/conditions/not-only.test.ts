import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a kind that is not to be the only one', () => {
  homes.never('how many homes were built in each decade, all of them not just what is active', 'status')
  homes.never('homes per community, not only the active ones', 'status')
  homes.never('average days on market by community, not just sold homes', 'WHERE')
  rental.never('how many bookings this month, not just Aspen', 'Aspen')
  shop.never('orders by month, not just what was refunded', 'refunded')
  shop.says('orders last month, excluding only refunded', "status <> 'refunded'")
  homes.says('which homes are not sold', "status <> 'SLD'")
})
