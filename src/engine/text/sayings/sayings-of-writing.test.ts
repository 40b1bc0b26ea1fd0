import { rental } from '#tests/support/patterns.ts'

rental.says('how many folks told us they want to buy', "interest_type = 'buying'")
rental.says('messages that mention a hot tub, who sent it and what they wrote', 'SELECT name, message')
rental.declines('leads who said they love the hot tub')
