import { expect, test } from 'vitest'
import { asSaid } from './opening.ts'

test.each([
  ['Thanks. Could you please do the same for brands?', 'do the same for brands?'],
  ["I'd like to see the same for homes with a pool", 'the same for homes with a pool'],
  ['Can you sort that by price', 'sort that by price'],
  ['would you add units sold', 'add units sold'],
])('"%s" goes on as "%s"', (question, said) => expect(asSaid(question)).toBe(said))

test('a polite wish that says all by itself goes on from nothing', () =>
  expect(asSaid('Could you compare Aurora and Velora')).toBe('could you compare aurora and velora'))
