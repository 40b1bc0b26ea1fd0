import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('biggest deal of the year', "close_date >= DATE '2026-01-01'", 'LIMIT 1')
shop.says('best sellers of the month', 'units_sold DESC', "purchase_date >= DATE '2026")
// One of its days.
rental.says('busiest day of the week for arrivals', 'FMDay')
