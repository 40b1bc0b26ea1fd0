import { expect, test } from 'vitest'
import { rewordings } from './rewordings.ts'

const ways = (name: string, question: string) =>
  rewordings.filter(one => one.name === name).flatMap(one => one.ways.map(way => way(question)))

test('the same is said in other words, in its place', () => {
  expect(ways('last month', 'Revenue last month by city?')).toContain('Revenue the previous month by city?')
  expect(ways('time first', 'Revenue by city last month?')).toContain('last month, Revenue by city')
  expect(ways('no commas', 'orders over $1,000, newest first')).toEqual(['orders over $1,000 newest first'])
})

test('a slip is one letter of one long word', () => {
  for (const slip of ways('a slip', 'average orders')) {
    expect(slip).not.toBe('average orders')
    expect(Math.abs(slip.length - 'average orders'.length)).toBeLessThan(2)
  }
})

test('a comparison is another question in another time', () => {
  const { unless } = rewordings.find(({ name }) => name === 'last year') ?? {}
  expect(unless?.test('this year against last year')).toBe(true)
})
