import { rental, shop } from '#tests/support/patterns.ts'

shop.says('revenue by brand, this year minus last year', 'AS change FROM', 'ORDER BY change DESC')
shop.never('revenue by brand, this year minus last year', 'change_pct')
rental.says('% change in revenue by city, this year minus last year', 'change_pct')
