import { rental } from '#tests/support/patterns.ts'

rental.says('which homes turn over tomorrow', "check_out >= DATE '2026-11-16'", 'l.title')
rental.says('guests arriving within the next 7 days', "check_in < DATE '2026-11-23'")
rental.says('total turnover this year', 'sum(total_price)')
