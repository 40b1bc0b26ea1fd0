import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('English that was learned late', () => {
  homes.says('In what communities exist now more than 15 houses in sale?', "status = 'COP'")
  homes.says('how many houses are in sale in Old Town', "status = 'COP'")
  homes.never('how many homes did we have in sales last year', "status = 'COP'")
  shop.says('for each method of pay, how much is the average order value', 'GROUP BY payment_method')
  shop.says('the 4 products that have the most of refunded orders in all the time', 'LIMIT 4')
  homes.says('homes with 3 complete bathrooms', 'full_baths = 3')
  rental.says(
    'Say me the three cities which homes were the most shared by the visitors, from more to less',
    "interaction_type = 'share'",
    'GROUP BY l.city',
    'LIMIT 3',
  )
  homes.says('how many homes for sale are on the market since more than 90 days', 'days_on_market > 90')
  homes.says('How long take the houses to sell, in average days?', 'avg(days_on_market)', "status = 'SLD'")
  rental.says('cities by bookings from less to more', 'ORDER BY bookings, l.city')
})

describe('that something exists', () => {
  homes.says(
    'It exists some neighbourhood where in this moment nothing is under contract?',
    "status = 'SCO'",
    '= 0',
  )
})

rental.says('How many studio we have and what is their average price for night?', 'count(*)', 'avg(price)')

homes.says('How many of house in sale have 3 bedroom and cost maximum 600000?', "status = 'COP'")
homes.says(
  'What subdivision have the lowest price for square foot in average?',
  'avg(price_per_sf)',
  'LIMIT 1',
)

homes.never(
  'I search one house which is on sale, with minimum 3 bedrooms, with pool, built after 2000 and not more than 900000 dollar. Say me address and price',
  'LIMIT',
)
shop.says('units sold in every quarter since the begin of 2025', "DATE '2025-01-01'", "'quarter'")

describe('the way it came', () => {
  rental.says('how many percent of the leads came over airbnb', "source = 'airbnb'")
  shop.says('how many orders were paid over paypal last month', "payment_method = 'paypal'")
  rental.declines('airbnb leads over vrbo leads this year')
})

rental.says('guests with most stays since ever', 'count(*) AS stays', 'LIMIT 10')
shop.says('how many pieces of the Books lay in the stock', 'sum(stock_quantity)', "'Books'")
rental.declines('which homes lie on the beach')
rental.says(
  'how many percent cancel on us, month for month by check in, this year till today',
  "100.0 * count(*) FILTER (WHERE status = 'cancelled') / nullif(count(*), 0)",
  "check_in < DATE '2026-11-16'",
)
