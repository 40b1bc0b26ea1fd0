import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('two times beside each other, each said in its own way', () => {
  rental.says('prospects in the current quarter and in the prior quarter', 'CASE WHEN')
  rental.says('how many leads were received last quarter, and how many this quarter?', 'CASE WHEN')
  rental.says('leads by quarter, last one and this one', 'CASE WHEN')
  rental.says('total revenue for each of the two years: current and previous', 'CASE WHEN')
  homes.says('sales this month and the previous month', 'CASE WHEN')
})
