import { rental, shop } from '#tests/support/patterns.ts'

rental.never('monthly stays only: revenue per city this year', 'count(')
shop.says('only paypal orders: revenue by month this year', "payment_method = 'paypal'", 'AS revenue')
shop.declines('how many customers bought electronics but never a book? completed orders only please')
