import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one number without a part of it', () => {
  for (const question of [
    'how much revenue this year from all the states but not California',
    'how much revenue came from states that are not California this year?',
    'not counting California buyers, what revenue have we had this year?',
    'if we ignore California customers, what was revenue this year?',
    'revenue this year without the customers from California',
    'all sales this year minus those to California, in dollars',
  ])
    shop.says(question, 'SELECT sum(pu.total_amount)', "b.state <> 'CA'")
  rental.says('how much did we earn from all cities except Aspen this year', 'SELECT sum(', "<> 'Aspen'")
  homes.says('how many homes are for sale in all areas except Old Town', 'SELECT count(*)', "<> 'Old Town'")
})

describe('a row for each of the others', () => {
  shop.says('revenue by state except California', 'GROUP BY b.state')
  shop.says('revenue for each state except California', 'GROUP BY b.state')
})
