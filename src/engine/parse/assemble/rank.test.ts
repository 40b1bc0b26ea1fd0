import { shop } from '#tests/support/patterns.ts'

shop.says('which product had the most returns last month', 'LIMIT 1')
shop.says('which products had the most returns last month', 'LIMIT 10')
