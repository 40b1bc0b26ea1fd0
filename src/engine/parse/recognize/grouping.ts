// "by city and status", "per month", "for each property type", "monthly".
import type { Item, KeyRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { quantityAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

export function keyAt(line: Line, at: number): { key: KeyRef; end: number } | null {
  const grain = line.means(at, 'grain')
  if (grain !== undefined) return { key: { kind: 'grain', grain: grain.grain }, end: at + 1 }
  const text = line.pieces[at]?.text.toLowerCase() ?? ''
  if (/^(week ?day|day of (the )?week|dow)s?$/.test(text)) return { key: { kind: 'weekday' }, end: at + 1 }
  if (/^decades?( built)?$/.test(text)) return { key: { kind: 'decade' }, end: at + 1 }
  const attributes = line.all(at, 'attribute').map(({ attribute }) => attribute)
  if (attributes.length > 0) return { key: { kind: 'attribute', attributes }, end: at + 1 }
  const nouns = line.all(at, 'noun').map(({ noun }) => noun)
  return nouns.length > 0 ? { key: { kind: 'noun', nouns }, end: at + 1 } : null
}

export const grouping: Recognizer = (line, at) => {
  if (!line.is(at, 'by')) return lone(line, at)
  let next = line.past(at + 1)
  // "Top 5 cities by revenue" names an order, not a group.
  const quantity = quantityAt(line, next)
  if (quantity !== null && line.all(next, 'attribute').length === 0)
    return { end: quantity.end, items: [{ kind: 'rank', count: null, high: true, by: quantity.quantity }] }
  const items: Item[] = []
  for (;;) {
    const found = keyAt(line, next)
    if (found === null) break
    items.push({ kind: 'key', key: found.key })
    const joint = line.past(found.end)
    const again = line.past(line.is(joint, 'and', 'comma') ? joint + 1 : joint)
    const joined = line.is(found.end, 'and', 'comma') || line.is(joint, 'and', 'comma')
    if (!joined || keyAt(line, again) === null) return { end: found.end, items }
    next = again
  }
  return items.length === 0 ? null : { end: next, items }
}

/** "Monthly revenue", "month by month". */
const lone = (line: Line, at: number) => {
  const grain = line.means(at, 'grain')
  const adverb = /ly$|by|over/.test(line.pieces[at]?.text.toLowerCase() ?? '')
  if (grain === undefined || !adverb) return null
  const items: Item[] = [{ kind: 'key', key: { kind: 'grain', grain: grain.grain } }]
  return { end: at + 1, items }
}
