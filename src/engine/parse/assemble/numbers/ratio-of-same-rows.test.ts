import { shop } from '#tests/support/patterns.ts'

shop.never('add to cart to purchase ratio', 'ecommerce_purchases')
shop.says('ratio of refunds to orders', 'ecommerce_purchases')
