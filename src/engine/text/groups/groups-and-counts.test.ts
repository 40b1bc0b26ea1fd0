import { homes, shop } from '#tests/support/patterns.ts'

homes.says('distinct statuses and how many in each', 'GROUP BY status')
homes.says('how many distinct statuses are there', 'count(DISTINCT status)')
shop.says('what payment methods are there and how many of each', 'GROUP BY payment_method')
shop.says('list our categories with counts', 'GROUP BY category', 'count(*) AS products')
