import { homes, rental } from '#tests/support/patterns.ts'

homes.says('What is the combined asking price of everything under contract?', 'SELECT sum(ask_price)')
rental.says('bookings in total last year', 'SELECT count(*) AS bookings')
rental.never('how many bookings in total by city', 'sum(')
