import { homes, rental } from '#tests/support/patterns.ts'

rental.says(
  'Where is the Driftwood Beach House, and what does a night there cost?',
  'city, state, address, price',
)
rental.says('Ten longest stays: who, where, number of nights', 'l.city', 'LIMIT 10')
homes.says('where do houses move quickest', 'GROUP BY subdivision', "status = 'SLD'", 'LIMIT 1')
homes.never('homes where the price is over 2 million', 'GROUP BY')
rental.never('where is our cheapest home', 'GROUP BY')
