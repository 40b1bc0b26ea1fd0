// When the latest row of each is from.
import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'customers whose last completed order is more than 180 days ago',
  "pu.status = 'completed'",
  "HAVING max(pu.purchase_date) < DATE '2026-05-19'",
)
shop.says(
  'how many customers last ordered in 2024',
  'SELECT count(*) AS count',
  "highest_purchase_date >= DATE '2024-01-01'",
  "highest_purchase_date < DATE '2025-01-01'",
)
rental.says('guests whose last stay was over a year ago', "HAVING max(check_in) < DATE '2025-11-15'")
// One order, and not one of each.
shop.never('who last ordered a Kestrel product', 'max(')
// The one made last, or the one that begins last?
rental.declines('guests whose last booking was in 2025')
// In a telegram a pause stands for "whose".
shop.says('buyers in Texas, last order > 90 days ago', 'max(pu.purchase_date)', "b.state = 'TX'")
shop.says('LTV > 1k, last order over 6 mos ago', 'b.lifetime_value > 1000', 'GROUP BY b.id')
