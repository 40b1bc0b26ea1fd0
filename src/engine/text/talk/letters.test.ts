import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a letter has around its question', () => {
  shop.says('Hi, this is Priya in merchandising. How many orders were refunded last month?', "'refunded'")
  homes.says('Hi Tom, which homes are for sale in Old Town? Best, Lori', "subdivision = 'Old Town'")
  homes.declines('Which homes are for sale in Old Town by Lori')
  rental.says('revenue by month this year so I can paste it in the letter', 'GROUP BY date_trunc')
  rental.declines('revenue by month this year so I can see the discounts')
})
