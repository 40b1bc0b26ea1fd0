import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('words in what people wrote', () => {
  rental.says('visitors whose message says dog: name, email', "message ILIKE '%dog%'")
  rental.says('leads with "hot tub" in their message, name + email', "message ILIKE '%hot tub%'")
  rental.says('how many leads have pool in their message', "message ILIKE '%pool%'")
  rental.says('count visitor messages that say hot tub', 'count(*)', "message ILIKE '%hot tub%'")
  rental.says('visitors with an empty message', 'message IS NULL')
  rental.says('leads with a message', 'message IS NOT NULL')
})

describe('the text of a message', () => {
  rental.says(
    'messages that mention a wheelchair: who wrote, their email and the text',
    'SELECT name, message, email',
  )
  rental.says('show the text of messages about pets', 'message', "message ILIKE '%pet%'")
  rental.says('leads whose text says pool', "message ILIKE '%pool%'")
  rental.declines('how many texts did we get this month')
})

describe('nothing was written', () => {
  rental.says("leads who didn't leave any message", 'message IS NULL')
  rental.says("how many percent of the leads didn't leave any message", 'message IS NULL', 'share_pct')
  rental.never("leads who didn't leave any message", 'IS NOT NULL')
  rental.says('how many visitors didnt leave a message this year', 'message IS NULL', 'visited_at >=')
  rental.says('leads that left no message in October', 'message IS NULL', 'visited_at >=')
  rental.declines('how many visitors left this month')
})
