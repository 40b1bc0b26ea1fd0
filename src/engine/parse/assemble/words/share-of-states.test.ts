import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one state of several that make up the whole', () => {
  homes.says(
    'for ea subdivision, solds as % of sold+expired+withdrawn',
    "FILTER (WHERE status = 'SLD') AS part",
    "WHERE status IN ('SLD', 'EXP', 'WDN')",
    'GROUP BY subdivision',
  )
  homes.says('pendings as a share of actives and pendings in Old Town', "status IN ('COP', 'SCO')")
  homes.says('what share of sold and expired listings are sold', "WHERE status IN ('SLD', 'EXP')")
  shop.says(
    'of completed, refunded and cancelled orders, what percent were refunded',
    "FILTER (WHERE status = 'refunded') AS part",
    "WHERE status IN ('completed', 'refunded', 'cancelled')",
  )
  rental.says(
    'what share of completed and cancelled reservations were cancelled',
    "WHERE status IN ('completed', 'cancelled')",
  )
})

describe('states that are the part together', () => {
  shop.says(
    'what percent of orders are refunded or cancelled',
    "status IN ('refunded', 'cancelled')) AS part",
  )
  homes.declines('what percentage of active listings are pending')
})

describe('a whole that has a name of its own', () => {
  homes.says(
    'of everything off the market, what percent expired',
    "FILTER (WHERE status = 'EXP')",
    "WHERE status IN ('EXP', 'WDN')",
  )
})
