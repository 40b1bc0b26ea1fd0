import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('not the one but the other', () => {
  shop.says('not orders but people, how many different shoppers ordered last month', 'count(DISTINCT b.id)')
})
