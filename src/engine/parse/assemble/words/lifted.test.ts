import { rental, shop } from '#tests/support/patterns.ts'

rental.never('how many listings do we have, whatever their status', 'reservations')
rental.never('how many homes in Napa, any status', 'reservations')
rental.says('homes with more than 20 bookings whatever the status', 'HAVING count(*) > 20')
rental.never('homes with more than 20 bookings whatever the status', "status <> 'cancelled'")
rental.never('revenue by city whatever the status', 'status')
shop.says('customers with more than 15 orders, whatever their status', 'HAVING count(*) > 15')
