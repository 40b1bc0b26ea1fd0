import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('seasons that are spelled out', () => {
  rental.says(
    'are summer stays longer than winter ones? average nights for check-ins in June to August 2026 against December 2025 to February 2026',
    "DATE '2026-06-01'",
    "DATE '2025-12-01'",
    'avg(',
  )
  shop.says(
    'do winter orders bring more than summer ones? average order value in Dec 2025 vs July 2026',
    "DATE '2026-07-01'",
    "DATE '2025-12-01'",
  )
  rental.declines('are summer stays longer than winter ones? average nights please')
})
