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
