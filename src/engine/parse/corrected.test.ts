import { expect, test } from 'vitest'
import { withCorrected } from './corrected.ts'

test.each([
  ['no, I meant last year', 'last year instead'],
  ['sorry, 2025', '2025 instead'],
  ['oops i meant sold', 'sold instead'],
  ['no wait, google', 'google instead'],
  ['i meant Sea Oaks, not Old Town', 'Sea Oaks instead'],
  ['ah sorry, i meant expired', 'expired instead'],
  ['no, only the completed ones', 'only the completed ones'],
  ['uh no just florida', 'just florida'],
  ['actually, how many sold?', 'how many sold?'],
])('%s', (question, meant) => expect(withCorrected(question)).toBe(meant))

test.each(['no pool', 'no cancelled ones', 'nope', 'what about 2025', 'actual sold price'])(
  '“%s” takes nothing back',
  question => expect(withCorrected(question)).toBe(question),
)
