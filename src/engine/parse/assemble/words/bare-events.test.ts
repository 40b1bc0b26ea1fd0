import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('events of one kind in a time', () => {
  rental.says('aspen bookings last month', 'SELECT count(*)', "city = 'Aspen'")
  shop.says('orders paid with gift card this month', 'SELECT count(*)')
  homes.says('old town closings last month', 'SELECT count(*)', "subdivision = 'Old Town'")
  rental.never('list instagram leads last month', 'SELECT count(*)')
  rental.never('instagram leads last month, name and email', 'SELECT count(*)')
})
