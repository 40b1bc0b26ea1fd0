import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('lately', () => {
  homes.says('what has sold in Sea Oaks lately', "subdivision = 'Sea Oaks'", 'close_date >=')
  homes.declines('what was listed lately')
  homes.declines('has the average price of sold homes changed lately')
  rental.declines('bookings lately')
})

describe('most recently, the last of them', () => {
  homes.says('which home in Old Town sold most recently?', 'ORDER BY close_date DESC', 'LIMIT 1')
  homes.says('the five homes sold most recently', 'ORDER BY close_date DESC', 'LIMIT 5')
  homes.never('which home in Old Town sold most recently?', 'close_date >=')
  homes.says('which active listing was built most recently?', 'ORDER BY year_built DESC', 'LIMIT 1')
  homes.says('which subdivision sold most recently?', 'max(close_date)', 'GROUP BY subdivision')
})
