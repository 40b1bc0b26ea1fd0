import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { endsHanding } from './handing.ts'

const hands = (before: string, asked: string): boolean => {
  const tokens = tokenize(`${before} ${asked}`)
  return endsHanding(tokens, tokenize(before).length)
}

test.each(['race me', 'meet me halfway with', 'our attorney wants', 'quick peek at', 'i owe the developer'])(
  '%s the revenue',
  before => expect(hands(before, 'the revenue by state')).toBe(true),
)

test.each(['wipe out', 'our star earner for', 'i wonder about the effect of ads on', 'higher than'])(
  '%s the revenue: an order, a thing or a relation, and nothing handed over',
  before => expect(hands(before, 'the revenue by state')).toBe(false),
)
