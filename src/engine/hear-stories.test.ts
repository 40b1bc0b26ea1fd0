import { describe, expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a story beside a question that stands whole is set aside', () => {
  shop.says(
    'Our warehouse manager is worried about running dry before Christmas and I promised him a list by noon. Which electronics are low on stock?',
    "category = 'Electronics'",
    'stock_quantity <= 10',
  )
  homes.says(
    'A landlord asked me this morning what owners around here make from renting out their houses. What was the highest rental income in 2023?',
    'ORDER BY owner_rental_in_23 DESC',
  )
  homes.says(
    'The seller I met yesterday is convinced that his village is something special. How do Harbor Village, Palmetto Village and Lighthouse Village compare on average sold price?',
    'GROUP BY subdivision',
  )
  shop.says(
    'We are thinking about dropping gift cards altogether because they are a hassle to reconcile. How does the average order value compare between gift card and PayPal?',
    "payment_method IN ('gift_card', 'paypal')",
  )
  rental.says(
    'We changed our pricing this summer and I would like to see if it worked. By how many percent did revenue change from the third quarter of last year to the third quarter of this year?',
    'change_pct',
  )
  shop.says(
    'Dead stock worries me: which products have not had one completed sale in the past 90 days?',
    '= 0',
  )
  shop.says(
    'I advise online shops for a living and would be curious which three states have the most repeat customers here.',
    'LIMIT 3',
  )
})

describe('an occasion before or behind the question', () => {
  homes.says(
    'For our sales meeting I want the five biggest discounts, in dollars, on homes that closed this year.',
    'LIMIT 5',
  )
  shop.says("I'd like to know how many orders are still pending before I close the month.", "'pending'")
  rental.says('My husband needs the street addresses of the Key West homes for the plumber.', "'Key West'")
  rental.declines('How many bookings did we get before we raised the rents?')
  homes.declines('For bungalows I need the average price')
  rental.declines('For the Aspen brochure I need the average nightly rate')
})

test('what is set aside is named', () => {
  const reading = read(
    'ecommerce',
    'People fill up a basket and then leave. What is our cart abandonment rate?',
  )
  expect(reading).toMatchObject({ kind: 'plan', unused: ['People fill up a basket and then leave'] })
})

describe('a story that could narrow the answer is applied or declined', () => {
  homes.declines("I'm looking at duplexes. What's the average price?")
  rental.declines("I'm doing our 2025 taxes. What's revenue by month?")
  rental.says("We only manage Aspen now. What's our revenue by month?", "'Aspen'")
  rental.declines('My boss only cares about weekly stays. How many bookings did we have last year?')
  homes.declines('We count a sale only when the pool was included. How many homes sold this year?')
  shop.says("I'm leaving out gift cards in my report. What is the average order value?", "<> 'gift_card'")
  homes.says('My client cannot go above 500k. Which homes in Old Town are for sale?', '<= 500000')
  rental.declines('A family of eight with a dog needs a place in Destin. Which homes are available?')
  shop.declines('We stopped selling toys in March. What is our revenue by category?')
  rental.declines('I was asked about homes with at least four bedrooms. What is the average nightly rate?')
  shop.declines('My accountant is closing the third quarter. How many refunds were there?')
  homes.says('She loves Sea Oaks. What is the median price of active homes?', "'Sea Oaks'")
  rental.declines("I'm calling all the guests from last summer. How many guests do we have?")
  rental.declines('Last week we had a storm. How many reservations were cancelled?')
  shop.declines('We ran a big sale on Black Friday. How much revenue did we make?')
  homes.declines("I don't care about expired listings. How many listings are there per area?")
  homes.declines("I'm chasing expired listings. What is the average price?")
  rental.declines('By regulars I mean guests with three stays. How many regulars do we have?')
  shop.declines('We treat anything below 20 as low. Which products are low on stock?')
  homes.declines('The house on Beacon Hill Road fell through. How many days was it on the market?')
  rental.declines('Our investor is into pet-friendly houses. What is the average nightly rate?')
  shop.declines('I handle the Kestrel account. How many units did we sell last month?')
  rental.declines('Nothing under three bedrooms makes sense for us. What is the cheapest home in Moab?')
  homes.declines('A guy from Heron Point called. How many homes are for sale?')
  rental.declines('A house burned down. How many bookings did the house have last year?')
  homes.declines('We are only talking about haunted homes here. How many homes are active?')
  homes.declines('We are only talking about Sea Oaks here. How many homes are active?')
  rental.declines('We dropped the weekly stays from the report. How many bookings did we have in 2025?')
  homes.says("My mother-in-law won't stop asking about pools. How many active listings have one?", 'has_pool')
  homes.declines('I can do 500k, how many homes are for sale?')
  rental.declines('We are talking pet-friendly homes, what is the average nightly rate?')
  homes.says('My buyer got approved for 650 thousand, how many homes are for sale?', 'price <= 650000')
  homes.declines('My buyer wants a garage and a view. Which homes are for sale in Old Town?')
})

describe('who wishes is no row of the data', () => {
  rental.never('A guest wants a lake house under $300 a night. Which ones are available?', 'guest_name')
  rental.never(
    'A family is asking for at least four bedrooms under $600 a night. Which of our available properties would fit?',
    'guest_name',
  )
})

describe('somebody who does something, before a request without a verb', () => {
  homes.says(
    'Our columnist needs a chart for Sunday, median sold price by month this year please',
    'percentile_cont',
  )
  shop.says(
    'Putting together the window display, top 10 products by units sold last month please',
    'LIMIT 10',
  )
  rental.says(
    'A couple is asking what they would have to pay, so what is the average nightly rate in Napa?',
    'avg(price)',
  )
  rental.never(
    'A couple is asking what they would have to pay, so what is the average nightly rate in Napa?',
    'total_price',
  )
})

describe('who asks, why, and what is short', () => {
  rental.says(
    'The photographer only has time for a few houses on Thursday, which four homes got saved the most on mobile this year?',
    'LIMIT 4',
  )
  rental.declines('The photographer only does cabins, which four homes got saved the most this year?')
  rental.says('how many cabins do we have in Aspen, asking because the painter needs to know', "'Aspen'")
  rental.says("I'm a bit embarrassed to ask but how many bookings did we have last month?", 'count(*)')
  homes.says(
    "I have a retired couple coming in at two, they'd like Sea Oaks, something on the market, three bedrooms, I mean three or more, and nothing above 900 thousand. Can you pull those?",
    'beds >= 3',
    'price <= 900000',
    "'COP'",
  )
  rental.never(
    'The whole family needs at least 4 bedrooms in Aspen under 500 a night, what do we have?',
    'guest_name',
  )
})

describe('somebody who tells of herself, before a request without a verb', () => {
  rental.says('I am on a train with bad signal, average nightly rate by city please', 'GROUP BY city')
  shop.says('The vet next door keeps sending people over, pet supplies with fewer than 20 in stock?', '< 20')
  rental.declines(
    'I was telling a colleague that someone once stayed with us for months on end, who was that, in which house and for how many nights',
  )
  rental.never(
    'I have a four bedroom in mind, average nightly rate by city please',
    'FROM property_listings GROUP BY city',
  )
})

describe('what becomes of the answer', () => {
  homes.says('median sold price by month this year, to hang in the window', 'percentile_cont')
  rental.says(
    'How many stays per city this month? I want to show it to the new girl at the desk.',
    'GROUP BY l.city',
  )
})

describe('a couple that comes in at two', () => {
  homes.says(
    "I have a young couple coming in at four, they'd like an active home in Sea Oaks, three or more bedrooms, under 900k. Can you pull those?",
    "subdivision = 'Sea Oaks'",
    'beds >= 3',
    'price < 900000',
  )
  rental.says('The cleaner only does Aspen. How many stays are there per city this month?', "'Aspen'")
  shop.says(
    'I think a handful of people are abusing our return policy. Which customers had three or more refunded orders this year?',
    '>= 3',
  )
})

describe('what is told is what the number asked for is told by', () => {
  shop.says('Things get returned too often. Which products have the highest refund rate?', 'AS refund_rate')
  rental.says(
    'Cancellations are hurting us. Which homes have the highest cancellation rate?',
    'AS cancellation_rate',
  )
  rental.declines('We had too many cancellations in Aspen. Which homes have the highest cancellation rate?')
  shop.says(
    'Before I reorder: what were the three best sellers in December 2025?',
    'AS units_sold',
    'LIMIT 3',
  )
})

rental.says(
  'cancelled bookings per property type, together with the money lost',
  'AS bookings',
  'AS cancelled_value',
)

describe('what somebody is going to do', () => {
  rental.says(
    'We plan to renovate this winter, which homes have no bookings in January 2027?',
    "DATE '2027-01-01'",
  )
  shop.says('ok so our warehouse guy quit, how many products are out of stock?', 'stock_quantity = 0')
  shop.says(
    "our dev claims the checkout page is fine and I don't buy it: how many sessions started checkout?",
    'checkout_started',
  )
})

shop.says(
  'I have to book the refunds: total amount of refunded orders per month of this year',
  'sum(total_amount)',
)

describe('people who wait for an answer limit nothing', () => {
  homes.says(
    "i've got two agents asking where all the inventory went, which subdivisions have more than fifteen active listings",
    'HAVING count(*) > 15',
  )
  homes.says(
    "got a buyer in the car with me she's dead set on a pool, nothing over 900k, what's for sale, address and price",
    'has_pool',
    'price <= 900000',
  )
})

test('both that are named point at nothing that was told', () => {
  expect(
    sqlOf(
      'ecommerce',
      'before we commit to it how many customers have ordered from both Books and Electronics',
    ),
  ).toContain("category = 'Books'")
})

describe('a number that is named beside the question is asked for', () => {
  rental.declines('how many bookings did we have in Aspen, the gizmos lost and the cancellation rate')
  rental.never(
    'how many bookings were cancelled, the dollars lost and the cancellation rate',
    'SELECT count(*) AS bookings FROM',
  )
})
