import { rental } from '#tests/support/patterns.ts'

rental.says('# bookings OTB w/ jan 2027 arrival', 'count(*)', "check_in >= DATE '2027-01-01'")
rental.says('top 5 cities by room nights sold YTD', 'sum((r.check_out - r.check_in))', 'LIMIT 5')
