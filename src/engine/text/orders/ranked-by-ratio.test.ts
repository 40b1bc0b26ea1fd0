import { rental, shop } from '#tests/support/patterns.ts'

rental.says('top three cities by revenue per listing', 'revenue / nullif(listings', 'LIMIT 3')
rental.says('cities by revenue per home', 'ORDER BY ratio DESC')
rental.says('which city has the highest revenue per listing', 'ORDER BY ratio DESC', 'LIMIT 1')
shop.says('top three brands by revenue per product', 'revenue / nullif(products', 'LIMIT 3')
shop.says('top 3 categories by units per order', 'avg(pu.quantity)', 'LIMIT 3')
shop.says('which category has the most units per order', 'avg(pu.quantity)', 'LIMIT 1')
rental.declines('top 5 homes by revenue per bedroom')
rental.says('which cities make the most money per home', 'revenue / nullif(listings', 'LIMIT 10')
