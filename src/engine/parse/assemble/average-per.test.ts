import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('an average per session is over all sessions, also those without any such event', () => {
  shop.says('how many searches per session on average', 'searches / nullif(sessions, 0)')
  shop.says('average page views per session last month', 'page_views / nullif(sessions, 0)', '2026-10-01')
  rental.says('average views per session', 'views / nullif(sessions, 0)')
})

describe('an average of all that happened per session', () => {
  shop.says('average events per session', 'round(avg(events), 2)')
})
