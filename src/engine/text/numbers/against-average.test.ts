import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number against the mean of a group', () => {
  homes.says(
    'how many actives ask less per square foot than the average sold home in their own subdivision?',
    "x.status = 'SLD' AND x.subdivision = real_estate_listings.subdivision",
  )
  homes.says(
    'which homes sold above asking even though they took longer to sell than the average sale in their subdivision? address and days',
    'days_on_market > (SELECT avg(x.days_on_market)',
  )
  rental.says('which cities made more revenue in 2025 than the average city did?', 'avg(revenue) OVER ()')
  rental.says(
    'homes whose rate undercuts the average for their own property type by more than 40%',
    'price < 0.6 *',
  )
  homes.declines('how many homes take longer to sell than the average home')
})

describe('the average of its own group', () => {
  homes.says(
    "actives w/ $/sf at least 20% below their own subdiv's avg active $/sf. addr, subdiv, $/sf",
    'price_per_sf <= 0.8 *',
    'x.subdivision = real_estate_listings.subdivision',
  )
  shop.says("products at least 50% above their category's average price", 'price >= 1.5 *')
})

describe('pricier and cheaper than the average', () => {
  homes.says('homes pricier than our average', 'price > (SELECT avg(x.price)')
  shop.says('products cheaper than the average', 'price < (SELECT avg(x.price)')
})

describe('groups that are pricier than the average', () => {
  homes.says('which subdivisions are pricier than average', 'HAVING avg(price) > (SELECT avg(price)')
  rental.says('which cities are cheaper than the average?', 'HAVING avg(price) < (SELECT avg(price)')
})

describe('so many times as long', () => {
  homes.says(
    'Sold homes that needed three times as long as the average sold house of the same subdivision needed',
    'days_on_market >= 3 * (SELECT avg(x.days_on_market)',
    'x.subdivision = real_estate_listings.subdivision',
  )
  homes.says(
    'sold homes that took more than twice as long as the average sale in their subdivision',
    '> 2 * (SELECT',
  )
  homes.declines('sold homes that took half as long as the average in their area')
})

describe('how long it took to sell', () => {
  homes.says(
    'how many sold homes took more than twice as long to sell as the average sold home in their own area',
    'days_on_market > 2 * (SELECT avg(x.days_on_market)',
    'count(*)',
  )
  homes.says(
    'sold homes that took longer to sell than the average in their subdivision',
    'days_on_market > (SELECT avg(x.days_on_market)',
  )
  rental.says('visitors who long to buy', "interest_type = 'buying'")
})

homes.says(
  'homes in Sea Oaks asking less than the average home there',
  'x.subdivision = real_estate_listings.subdivision',
)
