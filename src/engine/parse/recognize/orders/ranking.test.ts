import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of them and a superlative', () => {
  homes.says('top 5 cheapest homes', 'ORDER BY price, address', 'LIMIT 5')
  shop.says('top 5 slowest selling products', 'ORDER BY units_sold, name', 'LIMIT 5')
  shop.says('top 3 cheapest categories by average price', 'ORDER BY avg(price), category', 'LIMIT 3')
  shop.says('top 5 most expensive products', 'ORDER BY price DESC', 'LIMIT 5')
})

describe('rankings', () => {
  shop.says('top 3 products in each category', 'PARTITION BY category', 'revenue', 'place <= 3')
  homes.says('what is the most expensive neighborhood', 'GROUP BY subdivision', 'avg(price)', 'LIMIT 1')
  rental.says('3 least popular homes', 'LEFT JOIN', 'ORDER BY popularity', 'LIMIT 3')
  homes.says('cheapest active in each subdivision', "status = 'COP'")
  homes.says('homes sold in the past 12 months, most recent first', 'ORDER BY close_date DESC')
  shop.says('best seller per category by units, this year', 'PARTITION BY category')
})

describe('best and worst judge, highest and lowest measure', () => {
  rental.says('which city has the worst cancellation rate', 'ORDER BY cancellation_rate DESC')
  rental.says('which city has the lowest cancellation rate', 'ORDER BY cancellation_rate,')
  shop.says('refund rate per payment method, worst first', 'ORDER BY refund_rate DESC')
})

describe('one of many, and one of each group', () => {
  rental.says('which of our homes earned the most last year', 'LIMIT 1')
  rental.says('for each state, which of our homes earned the most last year', 'place <= 1')
  homes.says('highest sale in each subdivision', 'PARTITION BY subdivision', 'place <= 1')
  homes.says('top 3 sales per year', 'PARTITION BY year', 'place <= 3')
  shop.says('best seller in every category last year, by units', 'PARTITION BY category')
})

describe('what is ranked by what', () => {
  shop.says(
    'which city has the most repeat customers',
    'total_orders >= 2',
    'GROUP BY city ORDER BY customers DESC',
  )
  shop.says('highest order amount ever and who placed it', 'ORDER BY total_amount DESC', 'b.first_name')
  rental.says('top 10 guests by nights', 'sum((check_out - check_in))')
  rental.says('longest stay on the books', 'ORDER BY length_of_stay DESC')
  rental.never('longest stay on the books', 'sum(')
  rental.says(
    'rank states by number of homes',
    'count(*) AS listings',
    'GROUP BY state ORDER BY listings DESC',
  )
  homes.says('subdivisions ranked by average days on market', 'avg(days_on_market)', 'GROUP BY subdivision')
})

describe('how many rows a superlative leaves', () => {
  rental.says('out of all our homes, which one has the most bathrooms', 'LIMIT 1')
  homes.says('tell me about the listing with the highest rental income', 'LIMIT 1')
  homes.never('tell me about the listing with the highest rental income', 'ILIKE')
  shop.says('top sellers electronics past ninety days', 'LIMIT 10')
  homes.says('highest ask in each subdivision still available', 'max(ask_price)', 'GROUP BY subdivision')
  homes.never('highest ask in each subdivision still available', 'LIMIT')
  homes.never('price per square foot of the ten priciest sold homes', 'price_per_sf = 10')
  rental.says('what was our biggest single booking in dollars this year', 'LIMIT 1')
})

describe('what a superlative measures', () => {
  homes.says('top 5 discounts on closed deals in 2025', 'ORDER BY discount DESC', 'LIMIT 5')
  homes.says(
    'the five priciest active homes by price per square foot',
    'ORDER BY price_per_sf DESC',
    'LIMIT 5',
  )
  homes.says('5 cheapest actives per sq ft', 'ORDER BY price_per_sf,', 'LIMIT 5')
  homes.says(
    'the highest price anyone has paid per square foot',
    "status = 'SLD'",
    'ORDER BY price_per_sf DESC',
  )
  shop.says('which state buys the most from us', 'GROUP BY b.state', 'LIMIT 1')
  shop.says('best-rated 3 items per category', 'highest_rating DESC NULLS LAST, review_count DESC')
})

describe('the most of what', () => {
  rental.says('which traveler has booked the most nights', 'sum((check_out - check_in))', 'LIMIT 1')
  homes.says('which neighborhoods have the most pools', 'count(*)', 'has_pool', 'GROUP BY subdivision')
  homes.says('which area has the most active listings', "status = 'COP'", 'count(*)')
  homes.says('which subdivision has the most 4 bedroom homes', 'beds = 4', 'count(*)')
  shop.says('which customers bought the most units', 'sum(pu.quantity)', 'GROUP BY b.id')
  shop.says('what was our biggest sales day', "date_trunc('day'", 'LIMIT 1')
  homes.says('two newest builds in each neighborhood', 'PARTITION BY subdivision', 'place <= 2')
  rental.says('which months are the busiest', 'LIMIT 10')
  shop.says('top 5 orders by revenue', 'GROUP BY id', 'LIMIT 5')
})

describe('one number of one that is ranked', () => {
  rental.says('how long is the longest stay', 'length_of_stay', 'LIMIT 1')
  homes.says('how many bedrooms does the biggest home have', 'beds', 'LIMIT 1')
  shop.says('most orders by one customer', 'GROUP BY b.id', 'LIMIT 1')
  homes.says('what is the price per square foot in Old Town', 'avg(price_per_sf)')
  homes.never('what are the asking prices in Old Town', 'avg(')
})

describe('asked again of what is ranked', () => {
  homes.says(
    'Which home sold with the largest discount in dollars, and how large was it?',
    'ORDER BY discount DESC',
    'LIMIT 1',
  )
  homes.says('what year was your oldest house built', 'year_built')
})

describe('a place in an order', () => {
  rental.says('What is the third most expensive rental?', 'ORDER BY price DESC', 'LIMIT 1', 'OFFSET 2')
  rental.says('second best month for income in 2025', 'ORDER BY revenue DESC', 'OFFSET 1')
  homes.says('the second-cheapest active home in Old Town', 'ORDER BY price,', 'OFFSET 1')
  homes.never('second quarter sales', 'OFFSET')
  shop.declines('third best brand by revenue in each category')
})

describe('the least of what is done', () => {
  shop.says('Which payment method is used the least?', 'ORDER BY order_count, payment_method', 'LIMIT 1')
  rental.says('Which city gets booked least?', 'ORDER BY booking_count, l.city')
  rental.says('Which city gets booked the most?', 'ORDER BY booking_count DESC')
})

describe('two places at once', () => {
  shop.declines('best month ever and second best month ever for revenue')
})

describe('a verb that names the number', () => {
  shop.says('which article costs the most?', 'ORDER BY price DESC', 'LIMIT 1')
  homes.says(
    'the ten sales where the seller came down the most dollars from the asking price',
    'ORDER BY discount DESC',
  )
})

describe('what was done most recently', () => {
  rental.says('which home was listed most recently', 'ORDER BY created_at DESC', 'LIMIT 1')
  rental.declines('which home is the most recently')
})
rental.never('on which device do views turn into inquiries best? give me the conversion for each', 'LIMIT')
shop.says('who are our top customers and how much did each spend', 'LIMIT 10')
shop.never('what hour of the day sees the most searches on the site', 'session_id')
shop.says('which product is rated highest in each category', 'max(rating)')

describe('words that name what they rank', () => {
  shop.says('bottom 5 sellers, Books, ytd', 'ORDER BY units_sold, name LIMIT 5')
  shop.says('biggest sellers last month', 'ORDER BY units_sold DESC', 'LIMIT 10')
  shop.says('worst flops this quarter', 'ORDER BY units_sold, name')
  shop.says('top 4 movers by units, past 90 days', 'AS units_sold', 'LIMIT 4')
  shop.says('top sellers by $, last qtr', 'ORDER BY revenue DESC')
})

describe('more such than the other', () => {
  rental.says('is Aspen more popular than Napa', 'AS popularity', 'GROUP BY l.city')
  rental.says('which is more popular, Aspen or Napa', 'AS popularity', "IN ('Aspen', 'Napa')")
  shop.says('is PayPal more common than gift card', 'count(*)', 'GROUP BY payment_method')
  shop.declines('is electronics more popular this year than last year')
  shop.declines('are refunds more common this year than last year')
})

describe('what there is most of is said by the verb', () => {
  rental.says('which 4 cities earned the most from weekly stays this year', 'sum(r.total_price)', "'weekly'")
  rental.says('who spent the most in December stays', 'sum(total_price)', "DATE '2025-12-01'")
  shop.says('who left the most money in our shop since ever', 'sum(pu.total_amount)', 'LIMIT 1')
  rental.says('which city has the most weekly stays', 'count(*) AS stays', "'weekly'")
})
