import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that are left out', () => {
  shop.says('refund rate by brand, excluding brands with under 200 orders', 'HAVING count(*) >= 200')
  homes.says('avg sold price by subdivision, drop areas with fewer than 8 sales', 'HAVING count(*) >= 8')
  rental.says('average stay by city, ignoring cities with at most 20 bookings', 'HAVING count(*) > 20')
  shop.says('refund % by brand, 2026 orders', "purchase_date >= DATE '2026-01-01'")
  shop.says('products under 20 dollars, without books', "category <> 'Books'")
})
