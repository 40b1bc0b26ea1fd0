import { describe, expect, test } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'
import { withoutHabits } from './own-habits.ts'

describe('how often somebody does something herself', () => {
  homes.says(
    'i keep driving past the same signs every morning, so how many actives have just been sitting there, over 180 days i mean',
    'count(*)',
    'days_on_market > 180',
  )
  shop.never('my boss asks me this every week, how many orders are pending', "date_trunc('week'")
  shop.says('my boss asks me this every week, how many orders are pending', "status = 'pending'")
})

test.each([
  'we sold books every month, how many units',
  'I want revenue every month, how many orders too',
  'customers who order every month, how many',
])('%s is left as it is', question => expect(withoutHabits(question)).toBe(question))
