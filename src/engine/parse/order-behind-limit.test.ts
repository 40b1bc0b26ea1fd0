import { rental, shop } from '#tests/support/patterns.ts'

rental.says('select title, price where bedrooms >= 4 order by price desc', 'ORDER BY price DESC')
rental.says('homes over 4 bedrooms order by price', 'ORDER BY price,')
shop.says('orders by status', 'GROUP BY', 'count(*)')
shop.never('average order by state', 'ORDER BY b.state DESC')
