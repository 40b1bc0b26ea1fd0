import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one by one', () => {
  for (const end of [
    ', each on its own line',
    ', separately please',
    ', one by one',
    ', split up, not lumped together',
    ', a separate row for every one',
    ' - each apart please',
    ", don't add them up",
  ])
    rental.says(`revenue by city${end}`, 'GROUP BY l.city')
  rental.says('revenue of mountain cabins and ski chalets, each one separately', 'GROUP BY l.property_type')
  shop.says('how many refunded and cancelled orders this year, individually', 'GROUP BY status')
})

describe('one by one, and by time', () => {
  rental.says('revenue of Aspen and Key West each by month', 'month, l.city, sum(r.total_price)')
  rental.says('combined revenue of Aspen, Napa and Key West by month', 'month, sum(r.total_price)')
})

describe('in one number', () => {
  for (const end of [
    ', all of them together',
    ', the whole lot',
    ', no breakdown needed',
    ', just the total',
  ]) {
    homes.says(`how many homes were built before 1960${end}`, 'SELECT count(*)')
    homes.never(`how many homes were built before 1960${end}`, 'sum(')
  }
  shop.says('how many units did we sell in 2025, the grand total', 'SELECT sum(quantity) AS units_sold FROM')
})

describe('a sum that is asked for beside', () => {
  shop.says('customers who spent over 5000 this year: name, state, total', 'sum(pu.total_amount)')
})
