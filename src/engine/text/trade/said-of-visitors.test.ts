import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('who did it on the site', () => {
  rental.says('3 homes folks shared the most this year, with the share count', "= 'share'", 'LIMIT 3')
  rental.says(
    'when people browse on their phones which five homes do they click the most',
    "= 'mobile'",
    "= 'click'",
    'LIMIT 5',
  )
  rental.says('which home got the most favorites from mobile users', "= 'mobile'", "= 'favorite'")
  rental.says('clicks from mobile visitors', 'count(*)', "device_type = 'mobile'")
  rental.says('did phones or desktops bring us more page views last month', 'GROUP BY device_type')
  rental.declines('bookings off season')
})

rental.says(
  'Which channel sends us the most people interested in investing?',
  "interest_type = 'investing'",
  'LIMIT 1',
)
rental.says('people interested in investing', "interest_type = 'investing'")

rental.declines('leads without phone number')
rental.declines('phone numbers of leads from google')

rental.says('how many leads asked about listing their own place', "interest_type = 'listing'")
rental.says('leads that are interested in listing their home this month', "interest_type = 'listing'")
rental.says('leads that asked about pets', "message ILIKE '%pet%'")
