import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

const both = 'GROUP BY has_pool'

describe('those with a pool and those without, said once in full', () => {
  homes.says(
    'Among sold four-bedroom homes, how do those with a pool compare with those without on average sold price and price per square foot?',
    'AS average_sold_price',
    'AS average_price_per_sf',
    'beds = 4',
    both,
  )
  homes.says(
    'My buyer keeps asking whether a pool is worth it. Compare the average sold price per square foot with and without one.',
    "status = 'SLD'",
    both,
  )
  homes.says(
    'does a pool cost more per sq ft? avg $/sf of active homes with and without one',
    "status = 'COP'",
    both,
  )
  homes.says("What's a pool worth? Average price sold homes went for, pool or not", "status = 'SLD'", both)
  homes.says('average price with a pool or without in Old Town', "subdivision = 'Old Town'", both)
  homes.says(
    'does a pool make homes sell faster? average days on market with and without one',
    "status = 'SLD'",
    both,
  )
  homes.says('do homes sell faster with a pool or not', "status = 'SLD'", both)
  homes.says(
    'for the houses that sold how many days on average were the ones with a pool on the market and how many the ones without',
    "WHERE status = 'SLD' AND has_pool IN (TRUE, FALSE)",
    both,
  )
  homes.never('list homes with a pool, the ones without can wait', 'NOT has_pool')
})

describe('with or without one is any home', () => {
  homes.never('any home, pool or not, under 500k', 'WHERE has_pool')
  homes.never('homes for sale in Old Town with or without a pool', 'WHERE has_pool')
  homes.never('homes for sale in Old Town with or without a pool', ' OR ')
  homes.says('median price of actives by pool or not', both)
})
