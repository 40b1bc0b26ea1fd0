import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('as much of the second time as the first one holds', () => {
  shop.says('revenue month to date compared with the same days last November', "'2025-11-16'", "'2026-11-16'")
  shop.says('rev MTD vs same days of prior mo', "'2026-10-16'", "'2026-11-16'")
})
