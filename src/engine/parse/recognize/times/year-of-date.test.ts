import { rental } from '#tests/support/patterns.ts'

rental.never('What percentage of the reservations with a 2025 check-in ended up cancelled?', 'viewing')
rental.says('how many reservations with a 2025 check-out were cancelled', "check_out >= DATE '2025-01-01'")
rental.says('2025 check-ins by month', "reservation_type <> 'viewing'")
