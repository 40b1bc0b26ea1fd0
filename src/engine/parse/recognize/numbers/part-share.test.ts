import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('pool share by area', 'FILTER (WHERE has_pool)', 'GROUP BY subdivision')
homes.says('over-asking share by area', 'sold_price > ask_price', "status = 'SLD'")
rental.says('repeat guest share', 'reservations >= 2')
shop.says('wallet share by month this year', "payment_method IN ('apple_pay', 'google_pay')", 'share_pct')
// What visitors passed on is no part of anything.
rental.says('how many shares did our cabins get', "interaction_type = 'share'")
// Of homes, or of reservations?
rental.declines('pending share by city')

// In a telegram the part follows its sign.
homes.says('% with pool by area', 'count(*) FILTER (WHERE has_pool) AS part', 'GROUP BY subdivision')
rental.says('% cancelled by city', "FILTER (WHERE r.status = 'cancelled') AS part", 'GROUP BY l.city')
shop.says('pct refunded, Books', "FILTER (WHERE pu.status = 'refunded')", "category = 'Books'")
homes.says('pct w/ pool, actives by subdiv', "status = 'COP'", 'FILTER (WHERE has_pool)')
// Of listings, or of reservations?
rental.declines('% pending by state')
rental.says('rev share by property type, ytd', 'AS share_pct', 'GROUP BY l.property_type')
// The part, a pause, and its whole.
shop.says('cancelled + refunded, % of orders, by brand', "IN ('cancelled', 'refunded')) AS part")
homes.says('sold, % of listings by area', "FILTER (WHERE status = 'SLD') AS part", 'GROUP BY subdivision')
