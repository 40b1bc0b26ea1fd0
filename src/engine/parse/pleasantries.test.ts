import { expect, test } from 'vitest'
import { isPleasantry } from './pleasantries.ts'

test.each([
  'thanks',
  'Thank you so much!',
  'ok cool, thanks',
  'great',
  'hmm interesting',
  'got it, thanks a lot.',
])('“%s” asks nothing', text => expect(isPleasantry(text)).toBe(true))

test.each(['thanks, and in Aspen', 'good homes', 'nice, by city'])('“%s” may', text =>
  expect(isPleasantry(text)).toBe(false),
)
