import { expect, test } from 'vitest'
import { sharesInARow } from './shares-in-a-row.ts'

test('the whole is said once, before them', () => {
  expect(sharesInARow('of all homes, what percent sold and what percentage expired?')?.questions).toEqual([
    'of all homes, what percent sold',
    'of all homes, what percent expired',
  ])
})

test('the whole is said with the first of them', () => {
  expect(
    sharesInARow('what share of orders are paid with paypal, and what share with gift cards')?.questions,
  ).toEqual(['what percent of orders are paid with paypal', 'what percent of orders with gift cards'])
})

test('the whole may have a year', () => {
  expect(
    sharesInARow('what percent of revenue in 2025 came from cabins and what percent from lofts')?.questions,
  ).toEqual([
    'what percent of revenue in 2025 came from cabins',
    'what percent of revenue in 2025 from lofts',
  ])
})

test('a time behind the last may be that of all', () => {
  expect(
    sharesInARow('what percent of orders were cancelled and what percent were refunded last month'),
  ).toBe(null)
})

test('two wholes are two questions', () => {
  expect(
    sharesInARow('what percent of orders were cancelled and what percent of revenue came from books'),
  ).toBe(null)
})
