import { expect, test } from 'vitest'
import { demoTypes } from '#contract/demos.ts'
import { link } from '#engine/parse/link.ts'
import { openingIndex } from '#engine/parse/openings.ts'
import { recognizers } from '#engine/parse/recognizers.ts'
import { buildVocabulary } from '#engine/parse/vocabulary.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { today, values } from '#tests/support/demo-engines.ts'
import { readQuestions } from '#tests/questions/load.ts'
import { models } from '#verticals/models.ts'

const mayOpen = openingIndex(recognizers)

test.each(demoTypes)('on %s, no pattern is found where its recognizer says that none begins', demo => {
  const vocabulary = buildVocabulary(models[demo], values[demo])
  const missed = readQuestions('dev-2')
    .filter(({ demo_type }) => demo_type === demo)
    .flatMap(({ question }) => {
      const line = link(tokenize(question), vocabulary, today)
      return line.pieces.flatMap((piece, at) =>
        recognizers
          .filter(one => !mayOpen(piece).includes(one))
          .flatMap(recognize => recognize(line, at) ?? [])
          .map(({ end }) => ({ question, from: piece.text, end })),
      )
    })
  expect(missed).toEqual([])
})
