import { rental, shop } from '#tests/support/patterns.ts'

const added = "created_at >= DATE '2026-01-01'"
shop.says('new products in 2026 that never sold: name, category and date added', added, 'revenue, 0) = 0')
shop.never('new products in 2026 that never sold: name, category and date added', 'purchase_date')
shop.says('how many new products this year never sold', added)
shop.says('which new items this year have no orders', added)
shop.says('products new in 2026 with more than 100 units sold', added, 'HAVING sum(pu.quantity) > 100')
// What they made, when?
shop.declines('revenue from new products this year')
rental.says('new listings in 2026 that were never booked', "l.created_at >= DATE '2026-01-01'")
// Counted they are understood as they are; what is new at no time is no matter of it.
shop.says('how many new products this year', 'SELECT count(*) AS products', added)
shop.says('new products in october vs september', "'Sep 2026'")
shop.says('products that never sold in 2026', "purchase_date >= DATE '2026-01-01'")
