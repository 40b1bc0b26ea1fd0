import { rental } from '#tests/support/patterns.ts'

rental.says('weekly stays share of bookings per home', "r.reservation_type = 'weekly') AS part")
rental.says('share of weekly stays per city', 'OVER ()')
