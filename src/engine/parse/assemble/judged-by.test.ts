import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('Show me products with fewer than 20 left, lowest first', 'ORDER BY stock_quantity, name')
homes.says('active homes over 500k, lowest first', 'ORDER BY price')
homes.declines('homes with more than 4 beds, highest first')
shop.declines('products under $50 with stock below 20, lowest first')
rental.says('4br+ w/ nightly rate < 500, low to high', 'ORDER BY price, title')

rental.says('CO + UT props w/ 3+ BR: title, baths, nightly, hi to lo', 'ORDER BY price DESC')
rental.declines('homes with 3+ bedrooms: title, price, bedrooms, high to low')
