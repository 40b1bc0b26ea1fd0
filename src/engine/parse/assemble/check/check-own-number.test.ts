import { rental } from '#tests/support/patterns.ts'

rental.declines('which home earned the most per bedroom this year')
rental.never('which home has the best revenue per bedroom this year', 'PARTITION BY bedrooms')
rental.says('revenue per bedroom count', 'GROUP BY l.bedrooms')
