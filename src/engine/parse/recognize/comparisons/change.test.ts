import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what changed', () => {
  rental.says(
    'By what percentage did our revenue change from the first half of last year to the first half of this year?',
    'change_pct',
    "check_in >= DATE '2025-01-01' AND check_in < DATE '2025-07-01'",
    "check_in >= DATE '2026-01-01' AND check_in < DATE '2026-07-01'",
  )
  shop.says('sales growth in percent from q2 to q3 this year', 'change_pct', "DATE '2026-04-01'")
  shop.says('did we sell more in Q3 than in Q2, by how much', 'AS change', "DATE '2026-07-01'")
  homes.says('Avg sold price - up or down vs last yr, in percent', 'change_pct', "DATE '2026-01-01'")
  shop.says('how much did revenue grow last year', "DATE '2024-01-01'", 'AS change')
  shop.says('which category grew the most from Q2 to Q3', 'ORDER BY change DESC', 'LIMIT 1')
  shop.says('which categories declined from Q2 to Q3', 'WHERE change < 0', 'ORDER BY change,')
  shop.says('monthly revenue growth for 2025 in %', 'growth_pct', "month >= DATE '2025-01-01'")
  shop.says(
    'MoM revenue growth in % for the months of 2025, january against december 2024',
    "purchase_date >= DATE '2024-12-01'",
    'growth_pct',
  )
  rental.says('is revenue going up or down? show me the last 12 months', "date_trunc('month', check_in)")
  rental.never('is revenue going up or down? show me the last 12 months', 'change')
  shop.never('revenue from Q2 to Q3', 'change')
  shop.declines('year over year revenue growth by month')
})

describe('two periods in one breath', () => {
  rental.says('Did we get more bookings in July or in August this year?', "'Jul 2026'", "'Aug 2026'")
  homes.says('compare July and August closings', "'Jul 2026'", "'Aug 2026'")
  homes.never('closings in July and August', 'CASE')
  shop.says('revenue in Q1 vs Q3', "DATE '2026-01-01'", "DATE '2026-07-01'")
  shop.declines('revenue in Q1 and Q3')
})

describe('which way a verb points', () => {
  homes.says('Which subdivision saw its sales count fall from 2024 to 2025?', 'WHERE change < 0')
  shop.says('which categories saw revenue grow from Q1 to Q2 this year?', 'WHERE change > 0')
  homes.never('sales last fall', 'change')
})

describe('how many more', () => {
  homes.says('How many more active listings than pending ones?', 'active_listings - homes_under_contract')
  rental.says(
    'how many more bookings did we have in July than in August',
    'bookings_jul_2026 - bookings_aug_2026',
  )
  rental.says('Which homes have more views than clicks?', 'views > clicks')
})

describe('verbs that only take place', () => {
  homes.says(
    'On what day of the week do closings most often fall?',
    'extract(isodow FROM close_date)',
    'LIMIT 1',
  )
  homes.says('Show the change in sales volume from each month to the next during this year.', 'lag(volume)')
})

describe('how much things grew', () => {
  rental.says('how much did bookings grow from 2024 to 2025', 'count(*) FILTER', 'AS change')
  rental.says('how did revenue in October compare to October last year', "'Oct 2025'", "'Oct 2026'")
})

describe('from something to nothing', () => {
  rental.says(
    'which listing had the biggest drop in revenue from 2025 to 2026',
    'coalesce(',
    'ORDER BY change,',
  )
  shop.says('did refunds go up or down last month', "DATE '2026-09-01'", 'AS change')
  rental.never('is revenue going up or down this year', 'change')
})

describe('months that moved', () => {
  homes.says('sales dropped in which month this year', 'growth < 0')
  shop.says('which month saw the biggest drop in revenue this year', 'ORDER BY growth, month', 'LIMIT 1')
  rental.says('in which months did bookings fall this year', 'growth < 0')
})
