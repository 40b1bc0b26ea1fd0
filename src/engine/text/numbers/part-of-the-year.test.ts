import { rental, shop } from '#tests/support/patterns.ts'

rental.says("monthly revenue 2025, plus each month's % of the full year", 'sum(revenue) OVER ()')
shop.says('orders by quarter in 2025 and each quarters share of the year', 'sum(orders) OVER ()')
