import { rental, shop } from '#tests/support/patterns.ts'

rental.says('pending reservations older than 2 weeks', "r.created_at < DATE '2026-11-01'")
rental.says('confirmed reservations that are more than a month old', "r.created_at < DATE '2026-10-15'")
rental.never('pending bookings over 2 weeks old', 'check_in <')
// Stays that are over are told by their own days.
rental.says('stays before October', "check_in < DATE '2026-10-01'")
shop.says('pending orders older than 2 weeks', 'purchase_date <')
