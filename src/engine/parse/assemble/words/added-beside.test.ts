import { rental } from '#tests/support/patterns.ts'

rental.says('list the 5 guests who paid the most along with nights', 'sum((check_out - check_in))')
rental.says('top 5 guests by revenue with email', 'GROUP BY guest_email, guest_name ORDER BY')
rental.says('guest names and nights for stays in July', '(check_out - check_in) AS nights')
