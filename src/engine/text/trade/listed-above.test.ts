import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('listed at so much is what was asked', () => {
  homes.says(
    'What is the average discount in dollars on sold homes that were listed above a million?',
    'avg((ask_price - sold_price))',
    "WHERE status = 'SLD' AND ask_price > 1000000",
  )
  homes.says('average discount on sold homes that were listed at more than $1m', 'ask_price > 1000000')
  homes.says('how many sold homes were listed above a million', 'count(*)', 'ask_price > 1000000')
  homes.says('Of everything for sale, how many are listed above two million?', "'COP'", 'ask_price > 2000000')
  homes.says('how many homes are listed between 500k and 700k', 'ask_price >= 500000')
  homes.says('homes listed over 1.5m', 'ask_price > 1500000')
  homes.says('sold homes that were originally listed under 400k', 'ask_price < 400000')
})

describe('listed for so long, or so long ago, is not', () => {
  homes.never('homes listed over 90 days', 'ask_price >')
  homes.says('how many homes were listed over 6 months ago', 'created_at <')
})
