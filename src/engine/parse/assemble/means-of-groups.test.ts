import { homes, shop } from '#tests/support/patterns.ts'

homes.says('which areas have a sale to list ratio above 98%', 'GROUP BY subdivision', 'HAVING avg(')
shop.says('brands with a rating under 4', 'HAVING avg(rating) < 4')
homes.says('which areas have prices under 300k', 'price < 300000')
