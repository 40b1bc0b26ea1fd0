import { rental } from '#tests/support/patterns.ts'

rental.says('how many people came to us thru instagram this year', 'FROM visitors', "source = 'instagram'")
rental.says('how many people stayed in Aspen this year', 'guest_email', "l.city = 'Aspen'")
