import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip ; q=0', null],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['x-br, x-gzip', null],
  ['br;q=nonsense', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a caller that takes %j gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected)
})

test('only what is offered is chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br', ['gzip'])).toBeNull()
})
