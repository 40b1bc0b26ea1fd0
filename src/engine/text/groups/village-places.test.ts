import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the subdivisions that are called villages', () => {
  homes.never('sold volume across all Village subdivisions this year', 'GROUP BY')
  homes.says(
    'In the Village neighborhoods, average price of 3 bedroom homes',
    "subdivision ILIKE '%Village%'",
  )
  homes.says('volume by Village subdivision', "subdivision ILIKE '%Village%'", 'GROUP BY subdivision')
  homes.says('which Village community has the most actives', "ILIKE '%Village%'", 'LIMIT 1')
})

describe('villages by their names', () => {
  homes.says('how many active listings in subdivisions with Village in the name', "ILIKE '%Village%'")
  homes.says('average price, villages vs non-villages', "THEN 'everywhere else'")
  homes.says('average price in each village', "ILIKE '%Village%'", 'GROUP BY subdivision')
})

describe('the villages in order', () => {
  homes.says('rank the villages by number of sales this year', "ILIKE '%Village%'", 'GROUP BY subdivision')
  homes.says('rank the three villages by volume', "ILIKE '%Village%'", 'ORDER BY volume DESC')
})
