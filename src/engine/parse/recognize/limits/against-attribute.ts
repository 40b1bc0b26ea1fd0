// One amount of a row against another: "sold above ask".
import type { Comparator } from '#contract/terms.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { before } from './against-average.ts'
import { attributesAt } from './numbers-at.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "sold above ask", "closed over asking": one amount of a row against another. */
export const attributeAgainstAttribute = opensWith({
  words: ['more', 'less'],
  texts: 'above | over | higher | exceeding | exceeds | exceed | exceeded | beyond | below | under | beneath',
})((line, at) => {
  const op = relationAt(line, at)
  if (op === null) return null
  const next = line.past(at + (line.is(at + 1, 'than') ? 2 : 1))
  const right = attributesAt(line, next)
  if (right.length === 0 || line.means(next, 'amount') !== undefined) return null
  // "Over the years? Names and nights please": another sentence has begun.
  if (line.pieces[next]?.sentence !== line.pieces[at]?.sentence) return null
  // "More than anybody has ever paid": what others did is no number of the same row.
  const between = line.pieces.slice(at, next + 1)
  if (between.some(({ text }) => /\b(anyone|anybody|any|everyone|everybody|ever)\b/.test(text))) return null
  // "At or above asking": the bound itself belongs to it.
  const orEqual = line.pieces[at - 1]?.text === 'or' && /\b(at|on)$/.test(line.pieces[at - 2]?.text ?? '')
  const reached: Comparator = orEqual ? (op === '>' ? '>=' : '<=') : op
  // "Units sold are more than the stock": what is compared is named, and is no number of a row.
  // "Beds exceeding baths": what stands right before is compared. "Sold above ask" names rows.
  const isNamed = isSaidToBe(line, at) || isNumberAlone(line, at - 1)
  const left = isNamed ? before(line, at).filter(id => !right.includes(id)) : []
  if (left.length === 0 && isNamed) return null
  const items: Item[] = [{ kind: 'condition', condition: { kind: 'attributes', left, op: reached, right } }]
  return { end: next + 1, items }
})

const isNumberAlone = (line: Line, at: number) =>
  line.all(at, 'attribute').some(({ sort }) => sort === 'number') &&
  (['noun', 'value', 'date', 'measure'] as const).every(kind => line.all(at, kind).length === 0)

const isSaidToBe = (line: Line, at: number) =>
  /^(is|are|was|were)$/.test(line.pieces[at - 1]?.text ?? '') || line.pieces[at]?.text === 'higher'

function relationAt(line: Line, at: number): Comparator | null {
  const text = line.pieces[at]?.text.toLowerCase() ?? ''
  if (/^(above|over|higher|exceeding|exceeds?|exceeded|beyond)$/.test(text)) return '>'
  if (/^(below|under|beneath)$/.test(text)) return '<'
  if (line.is(at, 'more') && line.is(at + 1, 'than')) return '>'
  if (line.is(at, 'less') && line.is(at + 1, 'than')) return '<'
  return null
}
