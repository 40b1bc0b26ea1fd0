import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one side has it, the other has not', () => {
  for (const question of [
    'average days on market of sold homes with and without rental income',
    'average days on market of sold homes with rental income versus without',
    'I want the average days on market of sold houses, with and without rental income',
  ])
    homes.says(question, "THEN 'with rental income'", "THEN 'without rental income'", "status = 'SLD'")
  shop.says('average price of products with and without reviews', "THEN 'with reviews'", "'without reviews'")
  rental.says('how many visitors with and without a message', "'with message'", "'without message'")
})

describe('one side alone, and what has groups of its own', () => {
  homes.never('sold homes without rental income', 'CASE')
  shop.never('products without reviews', 'CASE')
  homes.says('average price of homes with and without a pool', 'GROUP BY has_pool')
})

describe('two comparisons in one question', () => {
  homes.declines(
    'The houses with reported rent, they are selling more slow than the others? I want the average days on market of sold houses, with and without rental income',
  )
})
