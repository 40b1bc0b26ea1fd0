import { describe, expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { isTalk } from './talk.ts'

const talks = (said: string): boolean => {
  const tokens = tokenize(said)
  return isTalk(tokens, { start: 0, end: tokens.length })
}

describe('talk', () => {
  test.each([
    "can't hear myself think",
    'accountant is chasing me on',
    'ops huddle',
    'growth team',
    'for the team wiki',
    'skip the essay',
    'ta very much',
    'be gentle',
    'when you get a sec',
    'seller wants to hear',
  ])('%s', said => expect(talks(said)).toBe(true))
})

describe('what could say more of what is asked for', () => {
  test.each([
    'wholesale',
    'wholesale please',
    'near the lift',
    'cash buyers',
    'that leaked',
    'with a garage',
    'our corporate guests',
    'skip the cabins',
    'compared with me',
    'why I lost them',
  ])('%s', said => expect(talks(said)).toBe(false))
})
