// "Ratio of actives to sales", "inquiries / views", "views to bookings ratio": one number over another.
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { quantityAt } from './quantity.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const ratio = opensWith({ kinds: 'any', texts: 'ratio | ratios | average | mean | median' })((
  line,
  at,
) => {
  const named = isRatio(line, at)
  const top = partAt(line, named ? line.past(at + 1) : at)
  if (top === null) return null
  const joint = named ? /^(to|and|per|vs|versus|\/|:|over)$/ : /^(\/|divided by|to|over)$/
  const place = line.pieces[top.end]?.text === 'to' ? top.end : line.past(top.end)
  const between = joint.test(line.pieces[place]?.text ?? '') ? place : undefined
  const bottom = between === undefined ? null : partAt(line, line.past(between + 1))
  if (between === undefined || bottom === null) return null
  const said = named || isRatio(line, bottom.end)
  if (!said && line.pieces[between]?.text === 'to') return null
  if (!said && line.pieces[between]?.text === 'over' && !areNumbers(line, at, between, bottom.end))
    return null
  return {
    end: isRatio(line, bottom.end) ? bottom.end + 1 : bottom.end,
    items: [
      {
        kind: 'ratio',
        top: top.quantity,
        bottom: bottom.quantity,
        percent: !named && !isRatio(line, bottom.end),
      },
    ],
  }
})

/** "The most revenue per unit": what stands before it, over what stands behind. */
export const perMeasure = opensWith({ texts: 'per | for each | for every' })((line, at) => {
  if (!/^(per|for each|for every)$/.test(line.pieces[at]?.text ?? '')) return null
  const next = line.past(at + 1)
  const measures = line.all(next, 'measure').map(({ measure }) => measure)
  const others = line.all(next, 'noun').length + line.all(next, 'attribute').length
  if (measures.length === 0 || others > 0) return null
  return { end: next + 1, items: [{ kind: 'over', quantity: { kind: 'measure', measures } }] }
})

/** "Inquiries over views by referrer", "conversion (inquiries over views)": nothing but two numbers of things; "stays over Christmas" are within a time. */
const areNumbers = (line: Line, at: number, over: number, end: number): boolean =>
  (opensClause(line, at) || (line.pieces[at - 1]?.text === '(' && line.pieces[end]?.text === ')')) &&
  [over - 1, end - 1].every(
    place => line.pieces[place]?.plural === true && line.all(place, 'noun').some(({ weak }) => !weak),
  ) &&
  (line.past(end) >= line.length ||
    line.is(end, 'by', 'comma') ||
    // "Inquiries over views as a percent".
    line.is(line.past(end), 'share') ||
    line.means(end, 'grain') !== undefined ||
    line.means(end, 'period') !== undefined)

/** Nothing but "and give me" stands before it, in its sentence or behind a comma. */
const opensClause = (line: Line, at: number): boolean => {
  const { sentence } = line.pieces[at] ?? {}
  const from = line.pieces.findLastIndex(
    (piece, place) => place < at && (line.is(place, 'comma') || piece.sentence !== sentence),
  )
  return line.past(from + 1) === at
}

const isRatio = (line: Line, at: number) => /^(ratio|ratios)$/.test(line.pieces[at]?.text ?? '')

/** A number of things, or what is measured. */
function partAt(line: Line, at: number): { quantity: QuantityRef; end: number } | null {
  const found = quantityAt(line, at)
  if (found !== null) return found.quantity.kind === 'aggregate' ? null : found
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (nouns.length === 0) return null
  // "Active to sold listings": the last of them names what both are.
  const next = line.past(at + 1)
  const isAdjective =
    line.all(at, 'value').length > 0 && line.all(next, 'noun').some(({ weak }) => !weak) && next === at + 1
  return { quantity: { kind: 'count', nouns }, end: isAdjective ? next + 1 : at + 1 }
}
