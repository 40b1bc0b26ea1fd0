import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what each of those who arrive pays', () => {
  rental.says('names and amounts of guests checking in today', 'SELECT guest_name, total_price')
  rental.says("who's arriving this weekend and what did they pay", 'guest_name', 'total_price')
  rental.says('who is arriving tomorrow, names and e-mails', 'SELECT guest_name, guest_email')
  rental.says('how much did guests arriving this week pay', 'sum(total_price)')
})
