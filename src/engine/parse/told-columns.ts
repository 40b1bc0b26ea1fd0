// Whether words told beside a question name columns to be shown.
import type { Line } from './piece.ts'
import { isNameAndNumber } from './told-numbers.ts'
import { textOf } from './wishes.ts'

/** "Guests staying tonight, name, e-mail, day they leave": what is to be shown, though not all of it is understood. */
export const isColumnList = (tale: Line): boolean => {
  const first = /^(the|their|with|and|a)$/.test(tale.pieces[0]?.text ?? '') ? 1 : 0
  const isOwn = (at: number) => tale.means(at, 'attribute') !== undefined
  const isColumn = (at: number) =>
    /^names?$/.test(tale.pieces[at]?.text ?? '') || isOwn(at) || tale.means(at, 'noun') !== undefined
  const behind = tale.pieces[first + 1]?.text ?? ''
  // "Name plus e-mail so marketing can write them".
  const next = tale.past(first + 2)
  const isPair = isOwn(first) && behind === 'and' && (isOwn(next) || tale.pieces[next]?.text === 'date')
  const isJoined = tale.is(first + 1, 'comma') || isPair || /^(plus|\+|so)$/.test(behind)
  return (isColumn(first) && isJoined) || isNameAndNumber(textOf(tale))
}
