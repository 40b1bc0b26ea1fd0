import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { readQuestions } from '#tests/questions/load.ts'
import { mayOpen } from './openers.ts'
import { namedAt } from './primary.ts'
import { readerOf } from './reader.ts'

test('no period is found at a word that none may begin with', () => {
  const missed = ['dev', 'dev-2']
    .flatMap(set => readQuestions(set))
    .flatMap(({ question }) => {
      const reader = readerOf(tokenize(question), '2026-11-15')
      return reader.words.filter((_, at) => !mayOpen(reader, at) && namedAt(reader, at) !== undefined)
    })
  expect([...new Set(missed)]).toEqual([])
})
