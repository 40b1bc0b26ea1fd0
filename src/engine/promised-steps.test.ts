import { rental, shop } from '#tests/support/patterns.ts'

rental.declines('conversion from inquiry to booking by source')
rental.declines('conversion rate from favorites to inquiries')
rental.says('conversion rate from views to inquiries', `'inquiry'`, `'view'`)
rental.says('conversion by device', 'GROUP BY device_type')
shop.says('conversion from checkout to purchase', `'purchase'`)
