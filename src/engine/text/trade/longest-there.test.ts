import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the home that has been there longest, with its days', () => {
  homes.says('longest DOM among pendings: address, days', "'SCO'", 'days_on_market DESC', 'LIMIT 1')
  homes.says('max DOM, under contract, addr + DOM', "'SCO'", 'days_on_market DESC', 'LIMIT 1')
  homes.says(
    'Of the homes under contract, which one has been on the market longest? Give the address and the number of days.',
    'days_on_market DESC',
    'LIMIT 1',
  )
  homes.says(
    'Which home in contract took the longest on the market, and how many days did that amount to?',
    'days_on_market DESC',
    'LIMIT 1',
  )
})
