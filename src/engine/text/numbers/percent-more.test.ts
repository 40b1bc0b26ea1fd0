import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('how much more in percent', () => {
  shop.says('what percent more revenue did we make in 2025 than in 2024', 'AS change_pct')
  shop.says('what percent fewer orders did we have last month than in September', 'AS change_pct', 'count(*)')
  shop.says('how much more orders did we get this month than last month', 'count(*)', 'AS change')
  shop.declines('how many percent more units did Aurora sell than Kestrel')
  homes.says('what percent of homes sold for more than asking', 'FILTER (WHERE sold_price > ask_price)')
})
