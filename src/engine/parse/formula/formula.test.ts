import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a formula that is typed', () => {
  homes.says(
    'months of inventory per subdivision = active listings / average closings a month over the past 12 months',
    'round(1.0 * 12 * active_listings / nullif(sales, 0), 2) AS months_of_inventory',
    'GROUP BY subdivision',
  )
  shop.says(
    'sell-through % by category, = units sold / (units sold + stock on hand)',
    '100.0 * (1.0 * units_sold / nullif((units_sold + total_stock_quantity), 0))',
  )
  homes.says(
    'months of supply in Old Town = actives / (closings past 6 months / 6)',
    '1.0 * 6 * active_listings / nullif(sales, 0)',
    "subdivision = 'Old Town'",
  )
  homes.says(
    'sold listings / (sold + expired + withdrawn) by subdivision',
    'sales / nullif(((sales + expired_listings) + withdrawn_listings), 0)',
  )
  homes.declines('absorption in Foo Town = closings in past 90 days / actives')
  shop.declines('gross margin by category = revenue / cost of goods')
  shop.declines('score per brand = units sold / happiness')
})

describe('its parts', () => {
  homes.says(
    'per subdivision, avg asking price of active homes minus avg sold price of the past 12 months',
    "avg(ask_price) FILTER (WHERE status = 'COP')",
    'average_ask_price - average_sold_price AS difference',
  )
  shop.says(
    'refunded orders / completed orders by brand',
    "FILTER (WHERE pu.status = 'refunded')",
    "FILTER (WHERE pu.status = 'completed')",
  )
  // Two states of one noun are one condition, and no formula.
  shop.says('refunded / completed orders by brand', "status IN ('refunded', 'completed')")
  rental.says('nightly rate times 30 for each listing', 'round(price * 30, 2)')
})

describe('what stands behind the last part', () => {
  shop.says(
    'refunded orders divided by orders in Texas',
    "WHERE b.state = 'TX'",
    "count(*) FILTER (WHERE pu.status = 'refunded')",
  )
  rental.says('revenue divided by bookings last year', "WHERE check_in >= DATE '2025-01-01'")
  // Active listings are those of today, whatever the period of the closings.
  homes.never('active listings divided by sold listings in the last 6 months', 'created_at')
  rental.says(
    'avg nightly rate in Aspen minus avg nightly rate in Park City',
    "FILTER (WHERE city = 'Aspen')",
    "FILTER (WHERE city = 'Park City')",
  )
})

describe('what is ranked by it', () => {
  homes.says(
    'wich subdivision has the biggest gap between avg ask of the actives and avg sold price of the solds (ask minus sold), and how big',
    'average_ask_price - average_sold_price AS gap',
    'ORDER BY gap DESC',
    'LIMIT 1',
  )
  rental.says('top 5 listings by revenue divided by nightly rate', 'revenue / nullif(price, 0)', 'LIMIT 5')
  shop.says('stock divided by units sold last month for each product, lowest first', 'ORDER BY ratio, name')
})

describe('a formula that the business has a name for', () => {
  homes.says('top 5 homes for sale by 2023 rental income as a percent of price', 'ORDER BY rental_yield DESC')
  homes.says(
    'Top 10 active listings by rental yield (2023 rental income divided by price), with address and yield in percent',
    'LIMIT 10',
  )
  shop.says('category | price x stock summed up', 'sum((price * stock_quantity))')
})

describe('a story around it', () => {
  homes.says(
    "I'm new here and the broker wants months of supply on her desk. she says that's the number of active listings divided by the average number of closings per month over the past 12 months. could you work that out for me?",
    '1.0 * 12 * active_listings / nullif(sales, 0)',
  )
  homes.declines(
    'I only care about homes with a pool. months of supply = actives / (closings past 6 months / 6)',
  )
})

describe('parts that do not go together', () => {
  // Dollars less a number of refunds, and a sum less an average.
  shop.declines('revenue minus refunds by month this year')
  shop.declines('profit = revenue - cost by category')
  rental.says(
    "take last year's revenue and divide it by the number of bookings",
    "WHERE check_in >= DATE '2025-01-01'",
  )
  shop.declines('lifetime value divided by total orders by state')
  shop.declines('refunded amount / happiness index by brand')
})

describe('a state without a noun', () => {
  shop.says(
    '(completed - refunded) / all orders by payment method',
    "count(*) FILTER (WHERE status = 'completed')",
    "count(*) FILTER (WHERE status = 'refunded')",
  )
  rental.never('what is the ratio of desktop to mobile inquiries', 'AS interactions')
})

describe('other ways to say it', () => {
  rental.says('divide revenue by nights for each property type', 'AS adr')
  rental.says(
    'By how much does the average nightly rate in Aspen differ from the one in Park City?',
    "FILTER (WHERE city = 'Park City')",
    'average_price - average_price_2 AS gap',
  )
  shop.says('reviews / units sold per product, top 20', 'ORDER BY ratio DESC', 'LIMIT 20')
  rental.says('inquiries + favorites by listing', 'inquiries + favorites')
})

describe('a plus between what is listed', () => {
  shop.says('top 10 custs by LTV in TX, w/ city + LTV', 'city, lifetime_value')
  homes.says('5 biggest closings this yr, addr + sale price', 'address, sold_price', 'LIMIT 5')
  homes.says('top 10 by rental inc 23, addr + amt', 'address', 'ORDER BY owner_rental_in_23 DESC', 'LIMIT 10')
  shop.says('top 5 customers by LTV, name + email', 'first_name, last_name, email')
  rental.says('longest stay ever, guest + nights', 'guest_name', 'LIMIT 1')
  homes.says('avg price by subdivision excl. expired + withdrawn', "NOT IN ('EXP', 'WDN')")
})

describe('groups and names behind a formula', () => {
  rental.says('what are inquiries as a percentage of views on each kind of device?', 'GROUP BY device_type')
  rental.says('the revenue divided by the nights sold in Napa last year', 'AS adr', "'Napa'")
})

describe('so many percent of a number', () => {
  homes.says("what is 3% of this year's sales volume", 'round(volume * 0.03, 2)')
  homes.says('3% of sales last quarter', 'sum(sold_price)', '* 0.03')
  homes.says('3% of everything under contract', 'sum(price)', "status = 'SCO'")
  // A price is no money that came in.
  shop.declines('10% of products')
  rental.says('20% of revenue by month this year', 'round(revenue * 0.2, 2)', "date_trunc('month'")
  homes.says(
    'If we take 3% of the sold price, how much we have earned with all closings of this year?',
    'volume * 0.03',
    "close_date >= DATE '2026-01-01'",
  )
  rental.says('if we keep a 20% cut of revenue, how much did we make last month', 'revenue * 0.2')
  rental.declines('revenue this year minus 20%')
  rental.declines('if we keep 20%, how much did we earn this year')
  homes.says('how many homes sold below 95% of asking', 'price < 0.95 * ask_price')
})

describe('a plus that only joins columns', () => {
  shop.says('products in Books + stock', 'SELECT name, stock_quantity')
  rental.says('listings in Aspen + price', 'SELECT title, price')
  shop.never('sku count + units on hand per category', 'products + total_stock_quantity')
  shop.says('units sold + stock by category', 'units_sold + total_stock_quantity')
})

describe('a state that is taken from what is counted', () => {
  homes.says('active listings minus Old Town', "subdivision <> 'Old Town'", "status = 'COP'")
  rental.says('revenue minus Aspen', "l.city <> 'Aspen'")
  shop.says('completed minus refunded', 'difference')
})
homes.says('Old Town: expired + withdrawn listings', "WHERE subdivision = 'Old Town'")
homes.declines('Miami: expired + withdrawn')
homes.says('churn: expired + withdrawn', 'AS churn')

describe('a time and a sign behind a formula', () => {
  shop.says(
    'ASP by category = revenue / units sold, 2026',
    "DATE '2026-01-01'",
    'GROUP BY pr.category',
    ' AS asp',
  )
  shop.says('ASP by brand = revenue / units sold, last year', "DATE '2025-01-01'", "DATE '2026-01-01'")
  shop.says(
    'add to cart rate = sessions w/ add to cart / sessions w/ product view, %',
    '100.0 * sessions / nullif(sessions_2, 0)',
  )
  shop.declines('ASP by category = revenue / units sold, sunny days')
})
