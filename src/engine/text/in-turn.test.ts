import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'
import { rewritten, wherever, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const tokensOf = (text: string): Token[] =>
  text
    .split(' ')
    .map((word, at) => ({ kind: 'word', text: word, raw: word, start: at, end: at, sentence: 0 }))
const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
const rule = (said: RegExp, meant: string): Rewriting => ({ said, meant: () => meant })

test('a rewording is not tried where one of the words that it needs is missing', () => {
  let tried = 0
  const put = inTurn([
    wherever([/^sold$/, /^above$/], tokens => {
      tried++
      return tokens
    }),
  ])
  put(tokensOf('homes sold in may'))
  expect(tried).toBe(0)
  put(tokensOf('homes sold above asking'))
  expect(tried).toBe(1)
})

test('what one rewording leaves is read by the next', () => {
  const put = inTurn([
    wherever(/^closings$/, [rule(/\bclosings\b/, 'sold homes')]),
    wherever(/^homes$/, [rule(/\bhomes\b/, 'listings')]),
  ])
  expect(textOf(put(tokensOf('closings in may')))).toBe('sold listings in may')
})

test('a word that a rewording took away calls for no other', () => {
  const put = inTurn([
    wherever(/^wise$/, [rule(/ ?\bwise\b/, '')]),
    wherever(/^wise$/, tokens => [...tokens, ...tokensOf('again')]),
  ])
  expect(textOf(put(tokensOf('revenue wise')))).toBe('revenue')
})

test('what needs nothing more than rules is put as they say', () => {
  const rules = [rule(/\bnights out\b/, 'nights')]
  const tokens = tokensOf('nights out in may')
  expect(inTurn([wherever(/^out$/, rules)])(tokens)).toEqual(rewritten(tokens, rules))
})
