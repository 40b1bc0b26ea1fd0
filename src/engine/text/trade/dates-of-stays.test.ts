import { rental } from '#tests/support/patterns.ts'

const both = ['check_in, check_out', 'guest_email']
rental.says('everybody with a monthly still to come, names, emails and both dates', ...both)
rental.says('guests with a monthly stay still to come, names, emails, check in and check out', ...both)
