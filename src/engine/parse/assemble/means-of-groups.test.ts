import { homes, shop } from '#tests/support/patterns.ts'

shop.says('which brands have a rating above 4.2', 'GROUP BY brand', 'HAVING avg(rating) > 4.2')
shop.says('brands with a rating under 4', 'HAVING avg(rating) < 4')
homes.says('which areas have prices under 300k', 'price < 300000')
