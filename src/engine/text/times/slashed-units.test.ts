import { rental, shop } from '#tests/support/patterns.ts'

rental.says('viewings/month this year', "date_trunc('month'", "reservation_type = 'viewing'")
rental.says('viewings/month this year, cancelled ones out', "status <> 'cancelled'")
shop.says('orders/day last week', "date_trunc('day'")
shop.says('Show the sales of this year month for month', "date_trunc('month'", 'revenue')
rental.says('avg rate/nt by # of BRs', 'avg(price)', 'GROUP BY bedrooms')

shop.says('orders / day, last 2 weeks', "date_trunc('day'", 'count(*)')
rental.says('inquiries / wk', "date_trunc('week'", 'count(*)')
shop.says('rev / mo this yr', "date_trunc('month'", 'sum(total_amount)')
shop.says('revenue / order', 'nullif(orders, 0)')
