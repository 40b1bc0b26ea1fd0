import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('things without any', () => {
  shop.says('zero-order titles in Books, prior month', "'Books'", 'orders, 0) = 0', "'2026-10-01'")
  shop.says('zero-order products this year', 'orders, 0) = 0', "'2026-01-01'")
  rental.says('zero-booking homes last month', '= 0', "'2026-10-01'")
  shop.never('orders of zero rated products', 'orders, 0) = 0')
})
