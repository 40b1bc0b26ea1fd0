// "Name and price of every Pet Supplies product", "for each pending order show the amount": columns of things that are listed, one
// row each; nothing is computed, so nothing is grouped.
import type { Line } from '#engine/parse/piece.ts'
import { isAmongColumns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { isVerbOfMeasure } from '#engine/parse/recognize/numbers/quantity.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'

export const everyOne: Recognizer = (line, at) => {
  if (!/^((of|for|on|from) )?(each|every|any)( of the)?$/.test(line.pieces[at]?.text ?? '')) return null
  let place = line.past(at + 1)
  while (describes(line, place)) place = line.past(place + 1)
  // "Every beach house": a kind of home stands for homes.
  const isNamed =
    line.all(place, 'noun').some(({ weak }) => !weak) ||
    (line.all(place, 'value').length > 0 && line.pieces[place]?.plural !== true)
  const isThing = isNamed && line.all(place, 'attribute').length === 0
  const columns = line.pieces.some((_, other) => other !== place && line.all(other, 'attribute').length > 0)
  const computes = line.pieces.some((_, other) => isComputed(line, other))
  return isThing && columns && !computes ? { end: at + 1, items: [] } : null
}

const describes = (line: Line, at: number): boolean =>
  (['value', 'segment', 'flag'] as const).some(kind => line.means(at, kind) !== undefined) &&
  line.pieces.slice(at + 1, at + 5).some((_, ahead) => line.all(at + 1 + ahead, 'noun').length > 0)

/** What makes a number out of many rows, or picks one of them. */
const isComputed = (line: Line, at: number): boolean =>
  // "Order number and amount of every refund": a column.
  !(line.pieces[at]?.text === 'amount of' && isAmongColumns(line, at)) && makesNumber(line, at)

const makesNumber = (line: Line, at: number): boolean =>
  (line.is(at, 'count') && numbersAt(line, line.past(at + 1)).length === 0) ||
  line.is(
    at,
    'count',
    'average',
    'median',
    'sum',
    'minimum',
    'maximum',
    'share',
    'top',
    'bottom',
    'how much',
  ) ||
  line.is(at, 'trend', 'change', 'versus', 'compare', 'how often', 'more', 'less') ||
  (/^(the )?(last|first|latest|next|newest|oldest)\b/.test(line.pieces[at]?.text ?? '') &&
    line.means(at, 'period') === undefined) ||
  (['ranks', 'extreme', 'edge', 'grain'] as const).some(kind => line.means(at, kind) !== undefined) ||
  (line.all(at, 'measure').length > 0 && !isVerbOfMeasure(line, at))
