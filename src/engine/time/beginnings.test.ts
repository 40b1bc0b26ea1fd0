import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { questionSets, readQuestions } from '#tests/questions/load.ts'
import { mayBegin } from './beginnings.ts'
import { readerOf } from './reader.ts'
import { meaningAt } from './times.ts'

test('nothing is said about time at a word that nothing of the kind begins with', () => {
  const missed = questionSets()
    .filter((_, at) => at % 10 === 0)
    .flatMap(set => readQuestions(set))
    .flatMap(({ question }) => {
      const reader = readerOf(tokenize(question), '2026-11-15')
      return reader.words.filter((_, at) => !mayBegin(reader, at) && meaningAt(reader, at) !== undefined)
    })
  expect([...new Set(missed)]).toEqual([])
})
