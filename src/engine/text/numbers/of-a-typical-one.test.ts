import { rental, shop } from '#tests/support/patterns.ts'

shop.says('what does a typical order from california bring', 'avg(pu.total_amount)', "state = 'CA'")
shop.never('what does a typical order from california bring', 'sum(')
rental.never('what does a typical booking in Aspen bring in', 'sum(')
