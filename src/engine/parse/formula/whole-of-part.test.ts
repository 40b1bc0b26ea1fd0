import { rental, shop } from '#tests/support/patterns.ts'

const all = 'count(*) AS reservations_2'
rental.says('cancelled reservations / reservations', "WHERE status = 'cancelled'", all)
rental.never('cancelled bookings divided by bookings by city', "status <> 'cancelled'")
rental.says('viewings / bookings', "reservation_type <> 'viewing'")
rental.says('cancelled bookings / confirmed bookings', "status = 'confirmed'")
shop.says('refunded orders / orders', 'count(*) AS orders_2')
