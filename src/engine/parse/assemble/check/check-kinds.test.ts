import { rental, shop } from '#tests/support/patterns.ts'

rental.declines('conversion from impression to click')
rental.declines('conversion from view to favorite')
rental.says('conversion from view to inquiry', 'AS conversion')
shop.declines('conversion from page view to add to cart')
shop.says('conversion rate last month', 'AS conversion_rate')
