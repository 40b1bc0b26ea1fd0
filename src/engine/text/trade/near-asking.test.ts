import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('so near to asking, on either side', () => {
  homes.says('homes that sold within 10k of asking', '>= -10000', '<= 10000')
  homes.says('how many sold within $5,000 of their asking price this year', '>= -5000', '<= 5000')
  homes.says('closings within 2% of the ask', 'nullif(ask_price, 0))) >= -2', '<= 2')
  homes.never('homes that sold within 10k of asking', 'ask_price <=')
})

describe('within a time', () => {
  homes.says('homes that sold within 30 days', 'days_on_market')
})
