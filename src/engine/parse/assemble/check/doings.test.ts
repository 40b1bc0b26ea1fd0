import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what was done is told by rows of its own', () => {
  shop.never('how many different products did we sell last month', 'created_at')
  shop.says('what was the last thing Ironwood sold and when', "status = 'completed'", 'purchase_date DESC')
  shop.says('how many people bought something from us in October', 'DISTINCT b.id', 'purchase_date')
  rental.says('who check out today, name and which house', 'check_out >=', 'guest_name', 'title')
  rental.says('everyone arriving in the next two weeks, with email and the house', 'check_in', 'guest_email')
  shop.says('how many products do we sell', 'FROM ecommerce_products')
})

describe('a number belongs to a column of its own unit', () => {
  homes.never('how long do homes under $500,000 sit compared with those above a million', 'days_on_market <')
  homes.says('rent in 23 was more than 5 percent of price', 'owner_rental_in_23 > 0.05 * price')
  homes.says('share of closed deals that went for under 95% of list', 'sold_price < 0.95 * ask_price')
  shop.says('toys under 25 dollar rated 4.5 or up in stock', 'rating >= 4.5', 'stock_quantity > 0')
  shop.says('brands doing over 100k this yr', 'HAVING sum(pu.total_amount) > 100000')
  homes.never('ask price of the five cheapest active homes', 'ask_price = 5')
  rental.says('most expensive booking this year', 'total_price DESC')
})

describe('a limit is one on something else than the thing itself', () => {
  rental.declines('how many of our guests have come back at least three times')
  rental.says('guests who stayed in more than one of our houses', 'count(DISTINCT l.id) > 1')
  rental.says('how many guests stayed in more than one state', 'count(DISTINCT l.state)', 'state_count > 1')
})

describe('what is said of one kind of things is not said of another', () => {
  rental.says(
    'who booked a lake house and a ski chalet',
    'GROUP BY r.guest_email',
    "FILTER (WHERE l.property_type = 'lake_house') >= 1",
    "FILTER (WHERE l.property_type = 'ski_chalet') >= 1",
  )
  shop.declines('items that were ordered only once this year')
  shop.says(
    'what was bought most on Cyber Monday last year',
    'pr.name',
    'units_sold',
    '2025-12-01',
    'LIMIT 1',
  )
  shop.says('who has not ordered in 6 months', 'FROM ecommerce_buyers', 'orders, 0) = 0')
  shop.says(
    'orders that included more than 4 units and cost under $100',
    'quantity > 4',
    'total_amount < 100',
  )
})

describe('thousands that are left out', () => {
  homes.says('homes that sold for under 500', 'sold_price < 500000')
  homes.declines('homes that sold for under $500')
  rental.says('homes under 200', 'price < 200')
})

describe('guests of some time are those who came', () => {
  const came = "status <> 'cancelled'"
  rental.says('how many guests did we have last month', came, "reservation_type <> 'viewing'")
  rental.says('guests per city last month', came)
  rental.says('guests by month', came)
  rental.never('how many guests cancelled last month', came)
  rental.never('how many guests do we have', came)
})

describe('one of several wishes is nothing to be listed', () => {
  rental.says('leads by what they want: rent, buy, invest or list', "'investing', 'listing'")
  rental.says('how many leads want to list or invest', "IN ('listing', 'investing')")
  rental.declines('leads by what they want: list, rent, buy or invest')
})
