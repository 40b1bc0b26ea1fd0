import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

const record =
  "SELECT max(x.sold_price) FROM real_estate_listings x WHERE x.status = 'SLD' AND x.subdivision ="

describe('against the highest sale of its own area', () => {
  for (const question of [
    'Which active listings ask more than the highest sold price ever recorded in their own subdivision?',
    'any active listings asking more than the highest sale their own neighborhood has ever seen?',
    'active homes priced above anything that ever sold in their own area',
    'actives whose asking price is higher than the highest sale price in the same subdivision',
    'Active homes that ask more than anybody has ever paid in their subdivision: address, subdivision, ask price',
    'Which homes on the market ask more than the highest price ever paid in their own subdivision?',
    'active homes priced below the most anyone ever paid in their community',
    "pending homes asking more than their neighborhood's record sale",
  ])
    homes.says(question, record)
  homes.says(
    'actives asking less than the lowest sold price in their own community',
    'ask_price < (SELECT min(x.sold_price)',
  )
})

describe('one number against the highest of another', () => {
  homes.declines('homes that sold for more than the highest asking price in their subdivision')
})

describe('per square foot, against the highest of its own area', () => {
  const byTheFoot =
    "price_per_sf > (SELECT max(x.price_per_sf) FROM real_estate_listings x WHERE x.status = 'SLD' AND x.subdivision ="
  homes.says(
    'active homes asking more per square foot than anything that ever sold in the same subdivision',
    byTheFoot,
  )
  homes.says(
    'active homes with a price per sf above the highest price per sf of sold homes in their subdivision',
    byTheFoot,
  )
  homes.says(
    'active homes with a higher price per sf than the average in their subdivision',
    'avg(x.price_per_sf)',
  )
})

describe('what anybody paid anywhere is no number of the same row', () => {
  homes.declines('active homes asking more than anyone ever paid')
  homes.says('homes that sold for more than the asking price', 'sold_price > ask_price')
})
