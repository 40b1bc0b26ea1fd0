import { expect, test } from 'vitest'
import { cardSizes } from './card-rows.ts'

const rowsOf = (count: number) => {
  const sizes = cardSizes(count)
  return {
    lead: sizes.filter(size => size === 'lead').length,
    half: sizes.filter(size => size === 'half').length,
    third: sizes.filter(size => size === 'third').length,
  }
}

test('the first card is large, two follow, then three', () =>
  expect(cardSizes(31).slice(0, 6)).toEqual(['lead', 'half', 'half', 'third', 'third', 'third']))

test.each([31, 11, 10, 9, 8, 7, 6, 5, 4, 3])('%i cards fill every row', count => {
  const { lead, half, third } = rowsOf(count)
  expect(lead + half + third).toBe(count)
  expect(lead).toBe(1)
  expect(half % 2).toBe(0)
  expect(third % 3).toBe(0)
})

test('nothing is shown for nothing, and a single card stands alone', () => {
  expect(cardSizes(0)).toEqual([])
  expect(cardSizes(1)).toEqual(['lead'])
})
