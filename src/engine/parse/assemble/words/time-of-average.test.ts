import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('an average of what sold in a time, for what is for sale', () => {
  homes.says(
    'Which active homes in Palmetto Village ask less than the average sold price there this year?',
    "status = 'COP' AND subdivision = 'Palmetto Village' AND ask_price < (SELECT avg(sold_price)",
    "close_date >= DATE '2026-01-01'",
  )
  homes.says('pendings priced above the average sold price in 2025', "close_date >= DATE '2025-01-01'")
  homes.declines('active homes priced below the average sold price in their area this year')
})
