import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the ends and the mean of one column', () => {
  rental.says('ski chalets: lowest rate, highest rate, mean rate', 'min(price)', 'max(price)', 'avg(price)')
  rental.says(
    'what is the lowest and highest nightly rate in Aspen, and the average',
    'min(price)',
    'avg(price)',
  )
  rental.says('shortest stay, longest stay, average stay in 2025', 'min((check_out - check_in))')
  homes.says(
    'for what is on the market in Old Town, the cheapest, the dearest and the average asking price',
    'min(ask_price)',
    'max(ask_price)',
    'avg(ask_price)',
  )
  shop.says('smallest order, biggest order and average order last month', 'max(total_amount)')
})

describe('things at both ends', () => {
  rental.never('cheapest home and dearest home in Aspen', 'max(price)')
  shop.never('smallest order and biggest order last month', 'max(total_amount)')
})

describe('how many of them, under a heading', () => {
  homes.says('2025 solds recap: unit count, volume, mean sold price', 'count(*) AS sales', 'sum(sold_price)')
  homes.says('actives by subdivision: units + avg ask', "WHERE status = 'COP'", 'count(*) AS active_listings')
})
