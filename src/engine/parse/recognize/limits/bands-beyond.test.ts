import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a range whose lower border belongs to the one before', () => {
  homes.says(
    'Put the sales of the past 12 months in price bands, up to 500k, over 500k to 1M, over 1M to 2M, over 2M, and give me the count and average days on market of each',
    'price <= 500000 THEN',
    'price > 500000 AND price <= 1000000 THEN',
    'price > 1000000 AND price <= 2000000 THEN',
    'count(*) AS sales',
  )
  shop.says(
    'orders this year by amount: up to 50, over 50 to 200, over 200',
    'total_amount > 50 AND total_amount <= 200',
  )
  // What is put elsewhere is changed.
  homes.declines('put the price of 10 Keepers Lane down to 500k')
})
