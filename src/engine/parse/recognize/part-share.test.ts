import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('pool share by area', 'FILTER (WHERE has_pool)', 'GROUP BY subdivision')
homes.says('over-asking share by area', 'sold_price > ask_price', "status = 'SLD'")
rental.says('repeat guest share', 'reservations >= 2')
shop.says('wallet share by month this year', "payment_method IN ('apple_pay', 'google_pay')", 'share_pct')
// What visitors passed on is no part of anything.
rental.says('how many shares did our cabins get', "interaction_type = 'share'")
// Of homes, or of reservations?
rental.declines('pending share by city')
