import { shop } from '#tests/support/patterns.ts'

shop.says('how many things do we sell that cost over 200 bucks', 'FROM ecommerce_products', 'price > 200')
shop.says('how many items do we sell under 20 dollars', 'FROM ecommerce_products', 'price < 20')
shop.never('how many items did we sell this month', 'FROM ecommerce_products')
