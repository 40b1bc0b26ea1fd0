import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how a home came to be listed', () => {
  rental.says('homes that joined the portfolio in 2026', "created_at >= DATE '2026-01-01'")
  rental.says('how many homes came onto our books this year', "created_at >= DATE '2026-01-01'")
  shop.declines('which customers joined our listings this year')
})

describe('owners who want theirs to be listed', () => {
  rental.says('how many leads want to put their own house up with us', "interest_type = 'listing'")
  rental.says('how many visitors are interested in listing there own home', "interest_type = 'listing'")
})

describe('whose they are, and who chooses', () => {
  rental.says('how many of dads places have five bedrooms or more', 'bedrooms >= 5')
  shop.says('how many items can a customer pick from with a price of 50 to 75 dollars', 'price >= 50')
  homes.says('how many pendings have a pool out back', 'has_pool', "status = 'SCO'")
})

describe('what is said beside it', () => {
  rental.says('how many upcoming viewings do we still have on the calendar', "reservation_type = 'viewing'")
  rental.says('which three homes do people share the most online', 'LIMIT 3')
  // Where it was bought is not known.
  shop.declines('how many customers ordered online')
})
