import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('one number of many rows', () => {
  homes.says("what's the sale-to-list ratio on this year's closings", 'avg((100 * (sold_price')
})

homes.says('SP/LP ratio for Old Town, closed 2025', 'AS average_sale_to_list', "subdivision = 'Old Town'")
homes.says('ppsf Old Town closed 2024', 'avg(price_per_sf)')
homes.never('address, price Old Town sold 2025', 'avg')
homes.never('year built Old Town sold 2025', 'avg')
