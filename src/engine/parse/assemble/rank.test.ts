import { rental, shop } from '#tests/support/patterns.ts'

shop.says('which product had the most returns last month', 'LIMIT 1')
shop.says('which products had the most returns last month', 'LIMIT 10')
shop.says('which brand has the worst ratings on average', 'LIMIT 1')
rental.says('which city has the highest rates on average', 'LIMIT 1')
shop.says('which brands have the worst ratings on average', 'LIMIT 10')
