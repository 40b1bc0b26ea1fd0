import { rental } from '#tests/support/patterns.ts'

rental.says('compare weekend and weekday check-ins', 'count(*)', 'IN (6, 7)', 'IN (1, 2, 3, 4, 5)')
// The last one, the next one, or any?
rental.declines('arrivals Friday')
rental.says('arrivals Fridays', 'extract(isodow FROM r.check_in) IN (5)')
