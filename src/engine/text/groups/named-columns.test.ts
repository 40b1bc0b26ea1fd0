import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('columns of a list', () => {
  homes.says(
    'homes under contract in Sea Oaks, the address, the ask and how many bedrooms',
    'address, ask_price, beds',
  )
  homes.says('Pending in Sea Oaks, columns: address, asking price, bedrooms', 'address, ask_price, beds')
  homes.says(
    'closings in the past 30 days including street address, sale price and the day each one closed',
    'address, sold_price, close_date',
  )
  homes.says('30 day closings list, address / sold price / date closed', '2026', 'sold_price, close_date')
})
