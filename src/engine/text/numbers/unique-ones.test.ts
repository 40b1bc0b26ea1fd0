import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('each of them once', () => {
  rental.says('distinct guests in 2025', 'count(DISTINCT guest_email)')
  shop.says('site sessions, L30D, uniques', 'count(DISTINCT session_id)')
  rental.says('the distinct property types in the portfolio', 'GROUP BY property_type')
  rental.never('the distinct property types in the portfolio', 'title')
})

describe('how many different ones with something', () => {
  rental.says('unique guests with a July check-in this year', 'count(DISTINCT guest_email)')
  rental.says('different guests in July', 'count(DISTINCT guest_email)')
  rental.never('unique guests with their emails', 'count(')
})

describe('each value once, and no list of what has them', () => {
  homes.says('which different bedroom counts do we see among the homes in Old Town', 'GROUP BY beds')
  homes.says('what bedroom counts exist in Old Town', 'GROUP BY beds')
  rental.says('which bedroom counts do we have among our cabins', 'GROUP BY bedrooms')
  shop.says('what star ratings are there among Books', 'GROUP BY rating')
  homes.says('distinct beds in Old Town', 'GROUP BY beds')
  homes.never('which homes in Old Town have different bedroom counts', 'GROUP BY beds')
})

describe('persons, in other words', () => {
  rental.says('individual guests hosted in the previous year', 'count(DISTINCT guest_email)')
  rental.says('COUNT DISTINCT guests, bookings of last year', 'count(DISTINCT guest_email)')
})

describe('the numbers of rooms that are for sale', () => {
  homes.says('bedroom counts available in Old Town', "status = 'COP'", 'GROUP BY beds')
  homes.says('what bedroom counts do we have on the market', "status = 'COP'", 'GROUP BY beds')
  homes.says('which bedroom counts are for sale in Old Town', "status = 'COP'", 'GROUP BY beds')
  homes.says('what build years are on the market in Sea Oaks', "status = 'COP'", 'GROUP BY year_built')
})
