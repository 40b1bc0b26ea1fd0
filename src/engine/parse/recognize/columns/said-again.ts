// "Which areas have a median price over 900k, and what that median is": the number that a limit is about, named once more.
import type { GrammarWord } from '#engine/parse/grammar.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const functions = ['average', 'median', 'sum'] as const satisfies readonly GrammarWord[]

/** "Which five have the best yield and what is that percent": what they are ranked by is shown. */
export const percentAgain = opensWith({ words: ['share'] })((line, at) => {
  const pointing = /^(that|this)$/.test(line.pieces[at - 1]?.text ?? '')
  const ends = line.past(at + 1) >= line.length
  const ranked = line.pieces.findIndex((_, place) => line.is(place, 'top', 'bottom'))
  const isRanked = ranked >= 0 && ranked < at && line.all(line.past(ranked + 1), 'attribute').length > 0
  return pointing && ends && isRanked && line.pieces[at]?.text.startsWith('percent') === true
    ? { end: at + 1, items: [] }
    : null
})

/** It is shown beside what it limits anyway. */
export const saidAgain = opensWith({ words: functions })((line, at) => {
  const word = functions.find(one => line.is(at, one))
  if (word === undefined || quantityAt(line, at) !== null) return null
  const pointing = line.pieces
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(that|this|its|their)$/.test(text))
  const isLimited = line.pieces.some(
    (_, place) =>
      place < at &&
      line.means(place, 'amount') !== undefined &&
      line.means(place, 'amount')?.amount.kind !== 'exact',
  )
  const before = line.pieces.findIndex((_, place) => line.is(place, word))
  const ends = line.past(at + 1) >= line.length || line.is(line.past(at + 1), 'comma')
  return pointing && before < at && ends && (isLimited || line.is(at, 'average'))
    ? { end: at + 1, items: [] }
    : null
})
