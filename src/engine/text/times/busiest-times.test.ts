import { rental, shop } from '#tests/support/patterns.ts'

const nights = 'sum((check_out - check_in)) AS total_nights'
rental.says('busiest three months of last year by nights', nights, 'ORDER BY total_nights DESC', 'LIMIT 3')
rental.says('three busiest months last year by nights', nights, 'LIMIT 3')
rental.says('which month had the fewest nights last year', nights, 'LIMIT 1')
rental.says('slowest 3 months this year', 'ORDER BY booking_count', 'LIMIT 3')
shop.says('busiest three days last month by revenue', "date_trunc('day'", 'LIMIT 3')
// The nights of one day are those who sleep there.
rental.never('which day in December had the most nights', nights)
rental.says('which homes had the most nights last month', 'GROUP BY l.id')

rental.says('give me our 3 slowest months of 2025 for revenue', 'ORDER BY revenue, date_trunc', 'LIMIT 3')
rental.says('busiest day of the week for revenue this year', 'ORDER BY revenue DESC', 'LIMIT 1')
