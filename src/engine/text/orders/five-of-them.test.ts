import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('newest homes for sale, five of them', 'ORDER BY year_built DESC', 'LIMIT 5')
homes.says('cheapest homes in Sea Oaks, just three please', 'ORDER BY price', 'LIMIT 3')
rental.says('cheapest beach houses, three of them', 'LIMIT 3')
shop.says('best rated toys, five of them', 'LIMIT 5')
rental.says('most inquired about homes past 90 days, 5 of them, count', 'AS inquiries', 'LIMIT 5')
