import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('bands', () => {
  homes.says(
    'actives by price band: <500k, 500k-1M, 1M-2M, 2M+',
    'CASE WHEN price < 500000',
    'price >= 1000000 AND price < 2000000',
    "status = 'COP'",
  )
  rental.says(
    'How many of our homes cost less than 200 dollars a night, how many from 200 to 500, and how many more than 500?',
    'price >= 200 AND price <= 500',
    'price > 500',
  )
  shop.says(
    'group our customers by lifetime value: nothing, up to 500, 500 to 2000, more than 2000. how many in each',
    'lifetime_value = 0',
    'lifetime_value > 0 AND lifetime_value <= 500',
    'lifetime_value > 500 AND lifetime_value <= 2000',
    'count(*)',
  )
  shop.says(
    'how many customers have exactly 1 order, how many have 2 to 4, how many 5 to 9 and how many 10 or more',
    'total_orders = 1',
    'total_orders > 4 AND total_orders <= 9',
  )
  homes.says(
    'Average days on market for active homes built before 1980, from 1980 to 1999, and since 2000',
    'year_built < 1980',
    'year_built >= 1980 AND year_built < 2000',
  )
  shop.says('stock: how many products at zero, 1 to 10, 11 to 50, more than 50', 'stock_quantity > 10')
  homes.says('how many sold over asking, at asking, and below asking', 'CASE WHEN sold_price > ask_price')
  rental.says(
    'Count our homes in three piles by nightly rate: under $200, from $200 to just under $400, and $400 and up',
    'price >= 200 AND price < 400',
  )
  rental.declines('Count our homes in four piles: under $200, $200 to $400, and $400 and up')
  homes.says(
    'average discount on closed deals, banded by ask: sub-500k, 500k up to 1M, 1M and over',
    'CASE WHEN ask_price < 500000',
  )
  shop.says(
    'how many orders were under $50, $50 to under $100, and $100+',
    'total_amount >= 50 AND total_amount < 100',
  )
  homes.says('sold homes: how many took 0-30 days, 31-60 and over 60 days', 'days_on_market > 30')
  shop.never('revenue from orders below 100 vs orders of 100 and above', 'total_orders')
  homes.never(
    'Split the actives into under 500k, 500k to a million, and a million and up: how many in each and their average days on market?',
    'LIMIT',
  )
  homes.declines('homes with 2 to 4 and 7 to 9 and 10 or more')
  shop.never('products rated below 3 with 3 or more reviews', 'CASE')
  homes.never('homes with 3 or 4 bedrooms', 'CASE')
})

describe('a scale that is said once', () => {
  homes.says(
    'price bands of actives under 500 / 500 to 1m / over 1m count',
    'price < 500000',
    'price <= 1000000',
  )
  shop.says('orders by amount: under 50, 50 to 200, over 200', 'total_amount < 50 ')
})

describe('limits in a row that are none', () => {
  shop.says(
    'in stock, rated 4.5 or better, at least 50 reviews, under 150 bucks, no books',
    'price < 150',
    "category <> 'Books'",
  )
})

describe('small numbers in words', () => {
  shop.says(
    'customers split by how many orders they made: none, just one, two to five, and more than five',
    "WHEN total_orders = 0 THEN 'nothing'",
    "WHEN total_orders = 1 THEN '1'",
    'total_orders > 5',
  )
  homes.says('homes for sale by beds: one, two, three or more', "WHEN beds = 1 THEN '1'", 'WHEN beds > 2')
})

describe('a unit of time as the last band', () => {
  rental.says('stays by length: less than 3 nights, 3 to 6 nights, a week or more', "'7 and up'")
})

describe('things that are sorted into ranges', () => {
  rental.says(
    'if you sort our homes into under 200 a night, 200 to 400 and over 400, how many are in each pile?',
    'price >= 200 AND price <= 400',
  )
  homes.says(
    'If I group the homes on the market into under 500k, 500k to a million and over a million, how many land in each group?',
    "status = 'COP'",
    'price < 500000',
  )
  homes.declines('how many homes have land in Old Town')
  rental.says(
    'Break the nightly rates into bands of under 150, 150 to 300, 300 to 600 and above and tell me how many homes fall in each',
    'price > 600',
  )
  homes.says(
    'I want active inventory in three price bands: less than 500k, 500k to just under a million, a million and up. Number of listings in each.',
    "status = 'COP'",
    'price >= 500000 AND price < 1000000',
  )
  shop.says(
    'Count our customers by how often they have ordered: none, once, 2 to 5 times, more than 5 times.',
    'total_orders = 0',
    'total_orders > 5',
  )
  rental.says(
    'guests by how often they stayed: once, twice, three times or more',
    'GROUP BY guest_email',
    'WHEN stays = 2',
  )
})

describe('ranges that are spoken, without a comma between them', () => {
  rental.says(
    'how many of our listings go for under two hundred a night how many are two hundred to four hundred and how many are over four hundred',
    "WHEN price < 200 THEN 'under 200'",
    'price > 400',
  )
  homes.says(
    'break down the active homes into under five hundred thousand five hundred thousand to a million and over a million',
    'price < 500000',
    'price > 1000000',
  )
  shop.declines(
    'how many customers spent less than 100 how many spent 100 to 500 and how many spent over 500',
  )
  rental.says('count the listings by bedrooms one two three and four plus', 'bedrooms = 3', 'bedrooms > 3')
  homes.declines('homes with 3 or 4+ bedrooms')
  shop.says(
    'how many customers have a lifetime value of a thousand or more how many five hundred to a thousand how many less than that',
    'lifetime_value < 500',
    'lifetime_value >= 1000',
  )
})

describe('how many rows of theirs there are', () => {
  shop.says(
    'How many customers have no orders, how many have exactly one, how many 2 to 5 and how many more than 5?',
    'total_orders = 0',
    'total_orders > 5',
  )
  // The orders on file of a customer are the completed ones.
  shop.says(
    'how many customers have no completed orders, one, two to five, and more than five',
    'total_orders = 0',
  )
  shop.never('customers by number of cancelled orders: none, one, two or more', 'total_orders')
  shop.says(
    'customers by number of cancelled orders: none, one, two or more',
    "status = 'cancelled'",
    'coalesce(q1.orders, 0)',
  )
  rental.says('how many guests have stayed once, twice, three times or more', 'WHEN stays = 1', 'stays > 2')
  rental.says(
    'homes by number of bookings last year: none, 1 to 10, 11 to 30, more than 30',
    "DATE '2025-01-01'",
    'WHEN bookings = 0',
  )
  // Who is told by rows has some.
  rental.declines('guests by number of stays: none, 1, 2 or more')
})

describe('bins', () => {
  rental.says(
    'Histogram of nightly rates in four bins: under 200, 200 to 399, 400 to 699, 700 and above. Listing count per bin.',
    'price >= 700',
  )
  homes.says(
    'actives built before 1980 vs 2000 or later: how many, avg ppsf',
    'year_built < 1980',
    'year_built >= 2000',
  )
  homes.declines('homes with 2 to 4 and 7 to 9')
})

describe('ranges that are told one after the other', () => {
  homes.says(
    'how many did we sell in each price band like under five hundred thousand then five hundred to a million and then over a million',
    "price < 500000 THEN 'under 500k'",
    "price > 1000000 THEN 'over 1M'",
  )
  shop.says('how many products in each price range like under 25 then 25 to 100 and then over 100', '> 100')
  rental.says(
    'how many bookings were made less than 7 days before check-in, how many 7 to 30 days before and how many more than 30',
    '(check_in - created_at::date) < 7',
    '(check_in - created_at::date) > 30',
  )
})
