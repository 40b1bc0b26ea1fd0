import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the one of all of them', () => {
  rental.says(
    'of all months on record, the one with the highest booking count',
    "date_trunc('month'",
    'LIMIT 1',
  )
  shop.says('of all our brands, which one has the highest average rating', 'avg(rating)', 'LIMIT 1')
  shop.says('of all customers, how many are in Texas', 'SELECT count(*)')
})

describe('limits that let nothing through', () => {
  homes.says('houses with a pool, nothing at 600k or over', 'price < 600000')
  homes.says('homes in Old Town, nothing over 700k', 'price <= 700000')
  rental.says('cabins, nothing under 250 a night', 'price >= 250')
})

describe('both ends of a column', () => {
  homes.says('high, low and avg ask in Old Town', 'max(ask_price)', 'min(ask_price)', 'avg(ask_price)')
})

describe('what is left out', () => {
  rental.says('lake houses ex-CA', "state <> 'CA'")
  shop.says('in-stock products ex Books', "category <> 'Books'")
  rental.says('Outside California, which lake houses are available?', "state <> 'CA'")
})

describe('a number that is asked for is no talk', () => {
  shop.never(
    'when somebody orders from us and it goes through, like how much is that order on average',
    'pu.order_number',
  )
  homes.never(
    'how many of the houses have a deal on them right now but have not closed, the under contract ones',
    'address',
  )
})

describe('the one among them', () => {
  homes.says('Among pending homes, name the one with the most days on market', "'SCO'", 'LIMIT 1')
})
