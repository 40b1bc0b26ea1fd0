import { expect, test } from 'vitest'
import { nearestPath } from './nearest.ts'

const known = ['/', '/vacation-rental', '/real-estate', '/ecommerce', '/legal', '/contact', '/demo']

test.each([
  ['a slip of the finger leads to the page that was meant', '/vacation-rentls', '/vacation-rental'],
  ['capitals do not matter', '/Contact', '/contact'],
  ['a plural finds the singular', '/demos', '/demo'],
  ['an address like nothing we have gets no guess', '/wp-admin/setup.php', null],
  ['the home page is never a guess', '/x', null],
])('%s', (_, path, expected) => {
  expect(nearestPath(path, known)).toBe(expected)
})
