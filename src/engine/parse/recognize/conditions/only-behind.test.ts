import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('only these', () => {
  homes.says('count of listings by beds and status, actives and pendings only', "IN ('COP', 'SCO')")
  rental.says('views and inquiries by month', 'FILTER')
})
