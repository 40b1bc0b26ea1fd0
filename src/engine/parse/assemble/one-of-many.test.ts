import { homes, shop } from '#tests/support/patterns.ts'

homes.says('of all actives, the very oldest house, the address', 'ORDER BY year_built', 'LIMIT 1')
shop.says('out of all books, the priciest product', 'ORDER BY price DESC', 'LIMIT 1')
shop.says('the priciest books', 'LIMIT 10')
