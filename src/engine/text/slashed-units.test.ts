import { rental, shop } from '#tests/support/patterns.ts'

rental.says('viewings/month this year', "date_trunc('month'", "reservation_type = 'viewing'")
rental.says('viewings/month this year, cancelled ones out', "status <> 'cancelled'")
shop.says('orders/day last week', "date_trunc('day'")
shop.says('Show the sales of this year month for month', "date_trunc('month'", 'revenue')
rental.says('avg rate/nt by # of BRs', 'avg(price)', 'GROUP BY bedrooms')
