import { shop } from '#tests/support/patterns.ts'

shop.says('brands with at least 10 rated products', 'rating IS NULL', 'HAVING count(*) >= 10')
shop.never('products with a rating of at least 4', 'count(*)')
shop.says('rated products per brand', 'rating IS NULL', 'count(*) AS products', 'GROUP BY brand')
shop.says('how many rated products do we have', 'rating IS NULL', 'count(*) AS products')
