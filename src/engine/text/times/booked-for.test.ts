import { rental } from '#tests/support/patterns.ts'

rental.says('how many different guests booked a florida place for 2026', `r.check_in >= DATE '2026-01-01'`)
rental.says('guests who booked a cabin for next month', 'check_in')
rental.says('how many guests booked a cabin in 2026', 'created_at')
