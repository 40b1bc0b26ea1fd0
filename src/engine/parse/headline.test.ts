import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a question that the next one makes exact', () => {
  homes.says(
    'are homes selling slower? average days on market of sold homes by quarter',
    "date_trunc('quarter', close_date)",
  )
  shop.says('do people spend more per order on weekends? AOV for weekend vs weekday', "'weekend'")
  homes.says(
    'what sold fast? homes closed this year after 14 days or less on market: address, days, sold price',
    'days_on_market <= 14',
    "status = 'SLD'",
  )
  shop.says('Which weekdays are busy? Orders for each day of the week, this year.', "'FMDay'", 'count(*)')
  rental.never('which days of the week are quiet? stays by weekday', 'LIMIT')
  shop.declines('which brands are weak? units sold by category this year')
  homes.declines('are homes in Old Town selling slower? average days on market by quarter')
  homes.says('are homes selling slower? how many closed each month', "date_trunc('month', close_date)")
})

describe('a heading that says no more', () => {
  shop.never(
    'out of stock but in demand: sold-out products with the units they sold in the past 90 days',
    'LIMIT',
  )
})

describe('a headline that may narrow', () => {
  rental.declines('Walk-ins: revenue')
  shop.declines('Wholesale: orders this year')
  shop.says('Quick check: AOV', 'average_order_value')
})

shop.says('when do people shop? give me the number of orders for each hour of the day', 'extract(hour')
