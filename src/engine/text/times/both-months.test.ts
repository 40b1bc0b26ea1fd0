import { describe, expect, test } from 'vitest'
import { shop } from '#tests/support/patterns.ts'
import { withBothMonths } from './both-months.ts'

test.each([
  ['sales in both Novembers, 2024 and 2025', 'sales in November 2024 vs November 2025'],
  ['both Marches of 2026 and 2025', 'March 2025 vs March 2026'],
  ['better in 2025 than 2024, the two Julys?', 'better in 2025 than 2024, July 2024 vs July 2025?'],
  ['sales in both Decembers', 'sales in both Decembers'],
  ['both homes sold in 2024 and 2025', 'both homes sold in 2024 and 2025'],
])('%s', (said, meant) => expect(withBothMonths(said)).toBe(meant))

describe('one month of two years', () => {
  shop.says('sales and number of completed orders in both Decembers, 2024 and 2025', 'Dec 2024', 'Dec 2025')
  shop.declines('what were the sales in both Decembers')
  shop.says('julys revenue', "purchase_date >= DATE '2026-07-01'")
})
