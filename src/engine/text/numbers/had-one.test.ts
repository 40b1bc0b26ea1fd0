import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'what percentage of our Instagram leads have sent at least one inquiry?',
  'inquiries >= 1',
  "source = 'instagram'",
)
rental.says('how many visitors sent us an inquiry', 'inquiries >= 1')
shop.says('what percentage of customers placed an order this year', 'orders >= 1')

rental.says(
  'For each lead source, how many visitors went on to send at least one inquiry?',
  'WHERE id IN (SELECT v.id',
)
