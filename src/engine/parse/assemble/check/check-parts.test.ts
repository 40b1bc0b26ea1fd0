import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('columns that contradict what they are called', () => {
  shop.declines('which states have more refunds than Texas')
  rental.declines('share of nights that were cancelled')
  rental.says('share of bookings that were cancelled', 'share_pct')
  rental.says('inquiries by device, share of each', 'AS share_pct')
  shop.declines('which customers spent the most in december and what did they buy')
  shop.declines('categories with falling revenue this quarter vs last')
})

// What is under contract is none of what is still for sale: more than all of it would be part of it.
homes.declines('what percent of inventory is under contract')
