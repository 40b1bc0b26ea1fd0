import { rental } from '#tests/support/patterns.ts'

rental.says('how many people came to us thru instagram this year', 'FROM visitors', "source = 'instagram'")
rental.says('how many people stayed in Aspen this year', 'guest_email', "l.city = 'Aspen'")
rental.says(
  'who has both a weekly stay and a monthly stay',
  "count(*) FILTER (WHERE reservation_type = 'weekly') >= 1",
  "count(*) FILTER (WHERE reservation_type = 'monthly') >= 1",
)
