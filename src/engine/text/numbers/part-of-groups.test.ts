import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a part of each group that is limited', () => {
  homes.says(
    'in which areas have more than half of the active listings been on the market for over 60 days?',
    'part > 0.5',
  )
  homes.says('neighborhoods where more than one in five sold homes went above asking', 'part > 0.2 * sales')
  rental.says('which property types have more than one in ten reservations cancelled', 'part > 0.1')
  rental.says(
    'in which cities do more than 15% of the reservations get cancelled',
    'part > 0.15 * reservations',
  )
  homes.says('areas where more than 10% of the listings have expired', 'part > 0.1 * listings')
  homes.says('in which areas did more than 10% of the listings expire', 'part > 0.1 * listings')
  homes.says(
    'in which areas have more than a third of the active homes sat over 90 days',
    'FILTER (WHERE days_on_market > 90) AS part',
    `WHERE status = 'COP'`,
  )
  homes.says('which areas have more than 20 homes for sale', 'HAVING count(*) > 20')
})

describe('a mean of each group that is limited', () => {
  homes.says(
    'in which areas do the homes for sale ask more than $1.5 million on average',
    'HAVING avg(ask_price) > 1500000',
  )
  homes.never('in which areas do the homes for sale ask more than $1.5 million', 'HAVING avg')
  homes.says('areas with an average of under 50 days on market', 'HAVING avg(days_on_market) < 50')
  homes.says(
    'which communities have the average ask on active homes above 1.2 million',
    'HAVING avg(ask_price) >',
  )
  shop.says('brands averaging better than 4.2 stars', 'HAVING avg(rating) > 4.2')
})

describe('groups with so many on the market', () => {
  homes.says('neighborhoods with at least 20 on the market', "status = 'COP'", 'HAVING count(*) >= 20')
  homes.never('neighborhoods with at least 20 on the market for over 60 days', 'HAVING count(*) >= 20')
})

describe('a part of their own rows', () => {
  rental.says('homes with more than 20% of their reservations cancelled', 'part > 0.2 * reservations')
  rental.says(
    'properties that lose over a fifth of reservations to cancellation',
    'part > 0.2 * reservations',
  )
  shop.says('brands with over 5% of their orders refunded', 'part > 0.05 * orders')
  // Of whom is not said.
  rental.declines(
    'people keep backing out on us, which ones have more than a fifth of their reservations cancelled',
  )
})

describe('most of them', () => {
  homes.says('areas where most of the homes for sale have a pool', 'part > 0.5 * listings')
  shop.says('brands where the majority of products are out of stock', 'part > 0.5 * products')
  homes.says('the area where most homes are for sale', 'ORDER BY listings DESC', 'LIMIT 1')
})

describe('a part of the same rows that are counted', () => {
  const both = ['count(*) >= 40', '> 15']
  rental.says('Homes with at least 40 reservations where more than 15% of them were cancelled', ...both)
  rental.says('homes with at least 40 reservations of which over 15% got cancelled', ...both)
  shop.says('brands with at least 200 orders where more than 5% were refunded', 'refund_rate', '>= 200')
  rental.declines('homes with at least 40 reservations where more than 15% of the revenue was cancelled')
})
