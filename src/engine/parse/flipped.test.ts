import { expect, test } from 'vitest'
import { flipped } from './flipped.ts'

test.each([
  ['flip it', 'top 5 brands by revenue', 'bottom 5 brands by revenue'],
  ['reverse that please', 'which three are the cheapest', 'which three are the most expensive'],
  ['now the other way round', 'homes by price, high to low', 'homes by price, low to high'],
  ['ok flip it around', 'which city earned the most', 'which city earned the least'],
  ['reverse order', 'revenue by city this year', 'lowest first'],
])('“%s” after “%s”', (question, before, meant) => expect(flipped(question, before)).toBe(meant))

test.each([
  ['flip it', 'revenue by month this year'],
  ['flip it', 'the cheapest and the most expensive home'],
  ['flip homes in Old Town', 'top 5 homes'],
])('“%s” after “%s” has no other end', (question, before) => expect(flipped(question, before)).toBeNull())
