import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('stories and asides', () => {
  homes.says(
    "I'm doing a valuation for a friend of my mother's, nice lady, and I need comps, so sold homes in Old Town that closed in 2025",
    "'Old Town'",
  )
  shop.says(
    'Hidden gems: products rated 4.5 or higher that sold fewer than 50 units',
    'rating >= 4.5',
    '< 50',
  )
  shop.says('stock value (price x qty on hand) by category', 'GROUP BY category')
  homes.declines('My client wants something in Old Town, quiet neighbors, what is for sale?')
})

describe('stories that speak of the data themselves', () => {
  rental.says(
    'My boss keeps asking whether Instagram is worth it, so how many leads per source did we get?',
    'GROUP BY source',
  )
  rental.never('My boss keeps asking whether Instagram is worth it, so how many leads per source?', 'WHERE')
  homes.says(
    'My client is relocating from Ohio with two kids, they need 4 bedrooms minimum and the wife insists on a pool. What is on the market for them?',
    'beds >= 4',
    'has_pool',
  )
  homes.declines('My client wants a garage. What is on the market under 500k?')
})

describe('remarks behind the question', () => {
  shop.says('items with less than 10 left, gotta reorder', 'stock_quantity < 10')
  shop.never('who are our biggest spenders, I want to send them a thank you card', 'payment_method')
  rental.says('Number of leads by source pls. Putting together a report.', 'GROUP BY source')
  rental.says('I have been asked by the owners what percentage of our reservations got cancelled.', '100')
  homes.says(
    'client is moving down from Boston, any actives in Old Town under 500k?',
    "'Old Town'",
    '< 500000',
  )
  homes.declines('I have a buyer with 1.5 million to spend, what is active under that with a pool?')
  homes.declines('which homes in Old Town are active? must have a garage')
})

describe('stories and requests in one breath', () => {
  rental.says(
    'we are planning to send a little thank you gift at christmas so which guests have more than five bookings all together',
    'HAVING count(*) > 5',
  )
  shop.says(
    'so I was talking to my accountant about where our people live and I would like to know which states have more than fifty customers',
    'GROUP BY state',
    '> 50',
  )
  homes.says('how mny homes r under contrct', "status = 'SCO'")
})

describe('a call about something that has a name', () => {
  homes.says(
    'A client is on the phone about 10 Keepers Lane. What is the asking price?',
    "address = '10 Keepers Lane'",
  )
})

describe('the day of a talk is not that of the rows', () => {
  rental.says(
    'Our cleaner quit yesterday so I need to know who is checking out tomorrow',
    "check_out >= DATE '2026-11-16'",
  )
  rental.says(
    'I was on the phone with our accountant this morning and she needs the revenue of Q2 by month',
    "DATE '2026-04-01'",
  )
})

describe('a headline that the question says again or that the data knows nothing of', () => {
  homes.says('Pool premium check: average sold price with a pool and without', 'GROUP BY has_pool')
  shop.says('building a VIP list for the loyalty drop. 15 customers with the highest LTV', 'LIMIT 15')
  shop.says('free shipping threshold thing: how many orders were under $50', 'total_amount < 50')
  homes.says(
    'Fallout rate: expired plus withdrawn as a percent of all listings',
    '(expired_listings + withdrawn_listings) / nullif(listings, 0)',
  )
  homes.declines('Garage homes: active under 500k')
  homes.declines('Pool premium check: average sold price')
})

describe('the day of those who ask', () => {
  shop.says("Low stock items please - I'm placing a reorder tomorrow", 'stock_quantity <= 10')
  shop.says('units sold by Kestrel per month this year', "brand = 'Kestrel'")
})

describe('where those who ask have been', () => {
  rental.never(
    'we did Breckenridge last year, so what is the average nightly rate in Aspen and Moab, in each one',
    '2025',
  )
  rental.says(
    'long story short the crew quit on me and i need to know who is checking out tomorrow',
    'check_out',
  )
})

describe('why somebody asks', () => {
  rental.says(
    'Because the roof guy is coming I need to know which houses are down for maintenance',
    "'maintenance'",
  )
  shop.says(
    'Because returns are killing us, which category has the highest refund rate?',
    'GROUP BY pr.category',
  )
  rental.says(
    "now that the season is over I'd love to see revenue per city for this summer",
    'GROUP BY l.city',
  )
  shop.declines('since the remodel, how many orders did we get?')
})

describe('who wishes is left out, what is wished for is not', () => {
  rental.says(
    "I've got a couple asking for something with at least four bedrooms in Florida. What do we have that's available?",
    'bedrooms >= 4',
    "state = 'FL'",
  )
  homes.says(
    'My husband and I want a pool, three bedrooms and nothing over 700 thousand. Is there anything like that for sale in Sea Oaks?',
    'has_pool',
    'price <= 700000',
  )
  shop.never(
    "I'm sitting with the Kestrel people tomorrow, how many of their products are out of stock?",
    'created_at',
  )
  homes.says(
    "so we've been sitting here for ages, how many listings have been on the market for over 180 days",
    'days_on_market > 180',
  )
})

describe('what somebody wants', () => {
  homes.says(
    'I have a buyer in the car who wants three bedrooms and it has to be available. What can I show her?',
    "status = 'COP'",
  )
  homes.declines('I have a buyer who wants three bedrooms, and it has to be haunted. What can I show her?')
})

describe('a day that the question points to', () => {
  rental.declines('the plumber can only come on Thursday, which houses are empty then?')
})

describe('somebody who wishes for something', () => {
  rental.says(
    'A family is asking for at least four bedrooms under $600 a night. Which of our available properties would fit?',
    'FROM property_listings',
    'bedrooms >= 4',
  )
  rental.never('A guest wants a lake house with 3 bedrooms. Which ones are available?', 'guest_name')
})

describe('a wish with a place that the question points to', () => {
  homes.says(
    'A buyer of mine is looking for something around $500,000 in Old Town. What is for sale there for her?',
    'price >= 450000',
    "subdivision = 'Old Town'",
    "status = 'COP'",
  )
  rental.says(
    'A family wants four bedrooms in Aspen. What is available there?',
    'bedrooms = 4',
    "city = 'Aspen'",
  )
  homes.declines('A client wants a garage in Sea Oaks. What is for sale there?')
})

describe('what people do who are told of', () => {
  rental.says('our Key West manager is leaving. how many bookings are there in December', 'check_in >=')
  rental.says('how many guests are leaving Key West in December', 'check_out >=')
})
