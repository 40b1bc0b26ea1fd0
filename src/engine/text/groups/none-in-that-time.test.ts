import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('groups without a sale in a time', () => {
  const none = ['subdivision', 'coalesce(q1.sales, 0) = 0']
  homes.says("where haven't we sold anything in the last thirty days? which areas", ...none, "'2026-10-16'")
  homes.says('List every community except those that had a home sell last month.', ...none, "'2026-10-01'")
  homes.says('all areas except the ones with a sale this year', ...none, "'2026-01-01'")
  homes.never('list every community except Old Town', 'coalesce(q1.sales, 0) = 0')
})
