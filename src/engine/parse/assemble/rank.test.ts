import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('which product had the most returns last month', 'LIMIT 1')
shop.says('which products had the most returns last month', 'LIMIT 10')
shop.says('which brand has the worst ratings on average', 'LIMIT 1')
rental.says('which city has the highest rates on average', 'LIMIT 1')
shop.says('which brands have the worst ratings on average', 'LIMIT 10')

homes.says('biggest discounts on homes sold last year', 'ORDER BY discount DESC', 'LIMIT 10')
shop.says('highest ratings of our products', 'LIMIT 10')
homes.says('the lowest price among our homes', 'LIMIT 1')
