import { rental } from '#tests/support/patterns.ts'

// All of its nights, and not those of its longest stay.
rental.says('the city with the most nights in each state', 'sum((r.check_out', 'place <= 1')
rental.says('for every state, the city that had the highest nights', 'sum((r.check_out', 'place <= 1')
rental.says('cities with the most revenue in each state', 'place <= 1')
rental.says('highest price by city', 'max(price)')
rental.says('the longest stay in each city', 'max((r.check_out')
