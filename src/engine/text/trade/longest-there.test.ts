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

describe('the longest that any of them sat there', () => {
  homes.says(
    'What is the longest that any sold home sat on the market before it went?',
    'max(days_on_market)',
    "WHERE status = 'SLD'",
  )
  homes.says('longest any active home has been on the market', 'max(days_on_market)', "status = 'COP'")
  homes.says('the shortest time any house was on the market before it sold', 'min(days_on_market)', "'SLD'")
})
