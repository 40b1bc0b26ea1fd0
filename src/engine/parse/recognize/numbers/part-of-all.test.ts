import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says("How much of this year's volume did Old Town account for?", 'share_pct')
shop.says('how much of our sales are from repeat customers', 'sum(pu.total_amount)', 'share_pct')
rental.says('how much of the revenue was from lake houses', 'share_pct')
rental.never('how much revenue came from Aspen last year', 'share_pct')
// Things in the plural, and what a verb tells of some of them.
shop.says('how much of our orders are refunded', 'share_pct', "status = 'refunded'")
shop.says('how much of our orders were paid with PayPal last year', 'share_pct', "'paypal'")
homes.says('how much of our listings are expired', 'share_pct', "'EXP'")
