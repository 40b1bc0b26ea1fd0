import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { periodWords } from '#engine/answer/period.ts'

describe('the same months of every year', () => {
  homes.says('how many homes closed in the first quarter of each year', 'FROM close_date) IN (1, 2, 3)')
  homes.says('October sales by year', 'FROM close_date) = 10', 'GROUP BY extract(year')
  shop.says('revenue in november and december by year', 'IN (11, 12)')
  rental.says('ADR in June through August of every year', 'IN (6, 7, 8)')
})

describe('months of a year that is named', () => {
  shop.says('revenue in november and december last year by year', "DATE '2025-11-01'")
  homes.never('sales by year since march', 'month FROM')
})

describe('a time that is no such months', () => {
  shop.declines('black friday revenue by year')
  shop.declines('orders from october to march by year')
  rental.declines('occupancy in july of each year')
})

test('months of every year have a name of their own', () => {
  expect(periodWords({ months: [1, 2, 3] })).toBe('Q1 of every year')
  expect(periodWords({ months: [6, 7, 8] })).toBe('June to August of every year')
  expect(periodWords({ months: [11, 12] })).toBe('November and December of every year')
})
