import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a group and a number with a slash between them: the number for each group', () => {
  rental.says('property type / avg nightly rate', 'GROUP BY property_type', 'avg(price)')
  rental.says('avg nights / check-in yr', 'extract(year FROM check_in)', 'avg(')
  shop.says('past 12 mo: weekday / # orders', 'count(*) AS orders', "to_char(purchase_date, 'FMDay')")
  shop.says('brand / # products / avg rating', 'count(*) AS products', 'avg(rating)', 'GROUP BY brand')
  homes.says('median sold price / subdivision, 2025', 'GROUP BY subdivision', "DATE '2025-01-01'")
  homes.says('2025 / Q1-Q4 / # sold', "date_trunc('quarter', close_date)")
})

describe('what tells one thing from another heads its numbers', () => {
  rental.says('guest / # stays', 'guest_name', 'count(*) AS stays')
  shop.says('customer / # orders, top 10', 'LIMIT 10', 'count(*) AS orders')
  rental.says('bedrooms / avg nightly price', 'GROUP BY bedrooms')
})

describe('two numbers are divided', () => {
  shop.says('revenue / orders', 'revenue / nullif(orders, 0)')
  shop.says('revenue / customer', 'revenue / nullif(customers, 0)')
  rental.says('revenue / nights by city', 'AS adr')
})

describe('states and places with slashes between them are sides, each with its row', () => {
  homes.says('avg days on market: active / pending / sold', 'GROUP BY status', "'COP', 'SCO', 'SLD'")
  homes.says('avg sold $: yr built 2015+ / pre-1980', 'year_built < 1980', 'year_built >= 2015', 'CASE')
  homes.says('avg ask: new construction / the rest', "THEN 'rest'")
  rental.says('CA / FL, this year: # bookings, $ revenue', 'GROUP BY l.state', 'AS bookings', 'AS revenue')
  shop.says('AOV: apple pay / paypal', 'GROUP BY payment_method')
  rental.says('Aspen / Napa revenue in the last 90 days', 'GROUP BY l.city')
  shop.says('revenue last month Texas / California', 'GROUP BY b.state')
  shop.says('Electronics / Beauty products under $50', 'SELECT name')
})

describe('where rows are listed, what stands between slashes is said of all of them, or is a column', () => {
  homes.says(
    'Old Town / 5 bd / sold, last 24 mo: addr, sold $, close date',
    "status = 'SLD' AND subdivision = 'Old Town' AND beds = 5",
  )
  homes.says('solds past 60 days: address / sold price / close date', 'address, sold_price, close_date')
  shop.says('stock = 0: product / units sold past 90 days, hi-lo', 'stock_quantity = 0', 'AS units_sold')
  rental.says('last yr, per qtr: top 3 cities / revenue $', 'place <= 3')
})

describe('a group alone before a colon is what the rest is told for', () => {
  shop.says('category: units sold, last month', 'GROUP BY pr.category', "DATE '2026-10-01'")
  rental.says('source: # leads / # renting', 'GROUP BY source', "interest_type = 'renting'")
  homes.says('subdivision: actives ÷ sales this year', 'GROUP BY subdivision', 'nullif(sales, 0)')
})

describe('two groups crossed', () => {
  homes.says('subdivision x status: # listings', 'GROUP BY subdivision, status')
  shop.says('2025 revenue / category x quarter', 'pr.category', "date_trunc('quarter'", "DATE '2025-01-01'")
  rental.says('revenue by state x property type', 'GROUP BY l.state, l.property_type')
})

describe('a crosstab is told for each pair', () => {
  rental.says('rev crosstab, state by prop type', 'GROUP BY l.state, l.property_type')
  shop.says('order count crosstab, month by status, this year', "date_trunc('month'", 'status')
  homes.never('Inventory crosstab, subdiv by status', "status = 'COP'")
})

describe('a group between slashes that finds no number to go with is not dropped', () => {
  rental.declines('2026 check-ins, monthly type, excl. cancelled: month / # / sum total price')
})

describe('kinds with slashes before named columns', () => {
  shop.says(
    'Sports & Outdoors / Toys & Games, under $100, in stock: name, price',
    'SELECT name, price',
    "IN ('Sports",
  )
  shop.never('Sports & Outdoors / Toys & Games, under $100, in stock: name, price', 'avg(')
})
