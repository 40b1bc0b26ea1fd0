import { shop } from '#tests/support/patterns.ts'

shop.says('how does the refund rate differ between payment methods', 'GROUP BY payment_method')
shop.says('how does AOV differ between PayPal and Apple Pay', `payment_method IN ('paypal', 'apple_pay')`)
