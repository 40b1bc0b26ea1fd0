import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the cheapest price is a number beside the average', () => {
  homes.says(
    'the count, the cheapest and the average price of active 3 bedroom homes in Old Town',
    'SELECT count(*)',
    'min(price)',
    'avg(price)',
  )
  rental.says('give me the cheapest and average nightly rate in Aspen', 'min(price)', 'avg(price)')
})

describe('a number without its things', () => {
  homes.says('number, average ask and median ask of actives in Old Town', 'SELECT count(*)', 'avg(ask_price)')
  homes.says('number and average sold price in Old Town', 'count(*) AS sales', "WHERE status = 'SLD'")
  homes.says('listings in Old Town: number, average sold price', 'count(*) AS listings')
  shop.says('the number and the total of refunds last month', 'sum(total_amount)', 'count(*) AS refunds')
})
