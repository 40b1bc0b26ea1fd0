import { rental, shop } from '#tests/support/patterns.ts'

// Two numbers in one breath are a third one.
shop.declines('lost revenue this year')
rental.declines('revenue nights by city')
// Said with a comma they are two, and two words for the same are one.
rental.says('revenue, nights by city', 'AS revenue', 'AS total_nights')
rental.says('cash intake last month', 'sum(total_price) AS revenue')
