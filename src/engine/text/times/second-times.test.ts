import { rental, shop } from '#tests/support/patterns.ts'

rental.says('what percent of our guests came back for a second time or more', 'reservations >= 2')
shop.says('how many customers ordered a second time', 'total_orders >= 2')
rental.declines('which guests came back a third time')
rental.declines('who stayed a second time this year')
