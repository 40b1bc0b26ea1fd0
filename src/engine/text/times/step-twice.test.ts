import { rental, shop } from '#tests/support/patterns.ts'

rental.never('monthly cancellations by month', 'reservation_type')
rental.says('monthly cancellations by month', "date_trunc('month', check_in)", "status = 'cancelled'")
rental.never('our monthly revenue for last year by month', 'reservation_type')
rental.never('weekly inquiries per week this year', 'reservation_type')
shop.says('monthly revenue by month this year', "date_trunc('month'")
// A kind of stay, step by step.
rental.says('revenue from monthly stays by month', "reservation_type = 'monthly'")
rental.says('weekly bookings by month', "reservation_type = 'weekly'")
rental.says('monthly stays by month', "reservation_type = 'monthly'")
// That kind, or a step that is said twice.
rental.declines('monthly bookings by month')
