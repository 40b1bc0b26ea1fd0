import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a word to be found in what people wrote', () => {
  const tub = ['count(*)', "message ILIKE '%hot tub%'"]
  rental.says('in how many lead messages is a hot tub mentioned?', ...tub)
  rental.says('how many of the messages from visitors have hot tub in them', ...tub)
  rental.says('lead messages matching hot tub, row count', ...tub)
  rental.says('what number of visitors bring up a hot tub when they write?', ...tub)
  rental.says('search lead messages for wedding, return name and email', "ILIKE '%wedding%'", 'email')
  rental.says('any prospects talking wedding in their message?', "ILIKE '%wedding%'")
})
