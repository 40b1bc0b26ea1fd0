// Both sides of what a flag tells, and the other side of what was said before.
import { flagged } from './conditions.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Piece } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "With a pool and without one", "with and without a pool": both sides of what a flag tells. */
export const withoutOne = opensWith({
  kinds: ['flag'],
  words: ['none', 'not'],
  texts: 'without | w/o | no | not | none | with no | do not',
})((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  const flag = line.means(at, 'flag')
  const words = line.pieces.slice(Math.max(0, at - 2), at).map(piece => piece.text)
  if (flag?.yes === false && words[0] === 'with' && /^(and|or|vs|versus)$/.test(words[1] ?? ''))
    return { end: at + 1, items: [true, false].map(yes => flagged(flag.attribute, yes)) }
  const denies = /^(without|w\/o|no|not|none|with no|do not)$/.test(text) || line.is(at, 'none', 'not')
  const rest = line.pieces.slice(at + 1).findIndex(piece => !piece.soft)
  const alone =
    rest < 0 ||
    // "… than those without? Days on market".
    line.pieces[at + 1 + rest]?.sentence !== line.pieces[at]?.sentence ||
    line.is(at - 1, 'versus') ||
    // "Than those without last year".
    (line.means(at + 1 + rest, 'period') !== undefined &&
      line.pieces
        .slice(Math.max(0, at - 3), at)
        .some((_, step) => line.is(Math.max(0, at - 3) + step, 'than'))) ||
    line.is(at + 1 + rest, 'comma', 'by', 'and', 'or') ||
    (line.pieces[at + 1]?.text === 'have' && line.pieces[at + 2]?.text === 'one') ||
    (line.is(at - 1, 'or', 'and') && /^(among|in|for)$/.test(line.pieces[at + 1]?.text ?? '')) ||
    /^(one|it|them|any)$/.test(line.pieces[at + 1]?.text ?? '')
  if (flag !== undefined || !denies || !alone) return null
  const named = line.pieces.some((_, place) => line.means(place, 'flag') !== undefined)
  // "And without one?": the question before says what.
  const said = line.pieces.slice(at + 1).filter(({ text }) => !/^(one|it|any|them|a|have|has)$/.test(text))
  const points =
    /^(without|w\/o)$/.test(text) || /^(one|it|any|them|have)$/.test(line.pieces[at + 1]?.text ?? '')
  // "… that don't have one, same year": the time of the question before.
  const same = line.pieces.findIndex((_, place) => place > at && line.means(place, 'shift')?.shift.by === 0)
  const isRest = (piece: Piece) => piece.soft || piece.text === ',' || piece === line.pieces[same]
  const isBoth = words[0] === 'with' && /^(and|or|vs|versus)$/.test(words[1] ?? '')
  const other: Item = isBoth ? { kind: 'opposite', both: true } : { kind: 'opposite' }
  if (!named && points && said.every(isRest)) return { end: line.length, items: [other] }
  // "The ones who don't have it, cheapest first": an order may follow.
  const pause = line.pieces.findIndex((_, place) => place > at && line.is(place, 'comma'))
  const isOrdered = line.pieces.slice(pause).some((_, step) => line.is(pause + step, 'first', 'order by'))
  if (
    !named &&
    points &&
    pause > 0 &&
    isOrdered &&
    line.pieces.slice(at + 2, pause).every(({ soft }) => soft)
  )
    return { end: pause, items: [{ kind: 'opposite' }] }
  for (let before = at - 1; before >= 0; before--) {
    const named = line.means(before, 'flag')
    if (named === undefined) continue
    let end = at + 1
    while (/^(have|has|had|a|one|it|them|any)$/.test(line.pieces[end]?.text ?? '')) end++
    return { end, items: [flagged(named.attribute, !named.yes)] }
  }
  return null
})
