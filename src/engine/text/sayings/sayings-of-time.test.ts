import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('are we ahead or behind last year in revenue', "DATE '2026-11-16'", "DATE '2025-11-16'")
homes.says('are we ahead of or behind last year on closings', "DATE '2025-11-16'")
shop.says('is revenue up or down vs last year at this point', "DATE '2025-11-16'")
shop.says(
  'How many of our customers have spent more than 3000 dollars in their life with us?',
  'revenue > 3000',
)
shop.says('customers with more than 10 orders over their lifetime', 'total_orders > 10')
shop.says('average lifetime value by state', 'avg(lifetime_value)')
shop.never('revenue by year, as far back as the data goes', 'purchase_date >=')
rental.says('bookings by month, full history', "date_trunc('month', check_in)")
shop.says('revenue by category for the quarter before this one', "DATE '2026-07-01'")
rental.says('revenue by city in the month before this one', "DATE '2026-10-01'")
homes.says('homes sold within 2025', "close_date < DATE '2026-01-01'")
rental.says('ADR for Aspen within 2025', "r.check_in >= DATE '2025-01-01'")
shop.says('revenue by month within 2025', "DATE '2025-01-01'")
