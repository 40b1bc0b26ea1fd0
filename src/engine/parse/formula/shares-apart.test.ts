import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('several shares of one whole', () => {
  shop.says(
    'what percent of orders were cancelled and what percent were refunded',
    "FILTER (WHERE status = 'cancelled') AS cancelled",
    'AS cancelled_pct',
    'AS refunded_pct',
  )
  rental.says(
    'of the leads this year, what percentage came from google and what percentage came from instagram',
    "FILTER (WHERE source = 'google')",
    'AS from_instagram_pct',
  )
  homes.says(
    'what percent of active homes have a pool and what percent were built after 2015',
    "WHERE status = 'COP'",
    'AS pool_pct',
    'AS built_after_2015_pct',
  )
})

describe('parts that make up the whole are its groups', () => {
  homes.says(
    'of everything thats off the market, what percent expired and what percent got withdrawn',
    "WHERE status IN ('EXP', 'WDN')",
    'GROUP BY status',
  )
})

describe('shares of two wholes', () => {
  // Cancelled ones are no part of what the others are counted among.
  rental.declines("of last year's reservations, what percent completed and what percent were cancelled")
})
