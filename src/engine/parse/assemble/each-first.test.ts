import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('busiest month in each state', 'PARTITION BY state')
shop.says('best sales month for each category', 'PARTITION BY category')
shop.says('best sales month by category', 'PARTITION BY category')
homes.says('in which month did each subdivision sell the most homes', 'PARTITION BY subdivision')
rental.says('which state had the most bookings in each month', 'PARTITION BY month')
shop.says('top category per month', 'PARTITION BY month')
