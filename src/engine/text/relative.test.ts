import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a clause that says which rows are meant is no talk', () => {
  shop.declines('how many orders did we get last month my team closed')
  shop.declines('how many orders did we get last month through the marketing team')
  shop.declines('orders by status, last 30 days, handled by support')
  shop.declines("how many orders did we get last month our team's")
})

describe('a clause that is whole is talk', () => {
  shop.says('how many orders did we get last month my boss is asking', 'count(*)')
  shop.says('how many orders did we get last month, my boss asked', 'count(*)')
})
