import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('words that people wrote', () => {
  const count = ["message ILIKE '%hot tub%'", 'count(*)']
  rental.says('hot tub mentions, how many leads', ...count)
  rental.says('Hot tub interest: number of leads naming it in the message', ...count)
  rental.says('hot tub in msg - lead name + email', "message ILIKE '%hot tub%'", 'email')
  rental.says(
    'Any visitor messages with the words "hot tub"? I want the sender\'s name and email.',
    "message ILIKE '%hot tub%'",
    'email',
  )
  rental.says(
    'wifi keeps coming up in the messages from our leads, how many of them mention it',
    "message ILIKE '%wifi%'",
    'count(*)',
  )
  rental.declines('hot tub homes, how many')
})
