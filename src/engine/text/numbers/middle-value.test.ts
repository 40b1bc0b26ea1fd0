import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the median by other names', () => {
  homes.says('p50 of days on market for solds', 'percentile_cont(0.5)', 'ORDER BY days_on_market')
  rental.says('50th percentile nightly rate in Colorado', 'ORDER BY price', "state = 'CO'")
  rental.says('middle nightly rate by state', 'percentile_cont(0.5)', 'GROUP BY state')
  homes.says('the asking price at the midpoint, actives', 'ORDER BY ask_price')
  shop.says('median $ per order last month', 'ORDER BY total_amount')
})

describe('the median and not the mean', () => {
  shop.says('give me the median order value, not the mean', 'ORDER BY total_amount')
  homes.says('not the mean but the median asking price of actives', 'ORDER BY ask_price', "status = 'COP'")
})

describe('a middle that is no median', () => {
  shop.never('middle east customers', 'percentile_cont')
  homes.never('homes in the middle of the price range', 'percentile_cont')
})

describe('which one is meant, said in passing', () => {
  homes.says(
    "what's the middle of the road, i guess the median, price per square foot on old town stuff that's sold",
    'ORDER BY price_per_sf',
  )
  homes.says('what is the median, I think, sold price in Sea Oaks', 'ORDER BY sold_price')
  rental.says("what's the usual, i guess the average, stay in aspen", 'avg((r.check_out - r.check_in))')
  homes.declines('the middle of the road price in sea oaks')
})

describe('a median whose number is named apart', () => {
  homes.says("last year's median, I mean what homes sold for", 'percentile_cont', 'sold_price')
  homes.says('The median home sold last year went for how much?', 'percentile_cont', 'sold_price')
  homes.says(
    "What's the median on everything we closed last year, sale price?",
    'percentile_cont',
    'sold_price',
  )
})
