// "by city and status", "per month", "for each property type", "monthly".
import type { Item, KeyRef } from '#engine/parse/item.ts'
import type { Grain } from '#engine/plan.ts'
import type { Line } from '#engine/parse/piece.ts'
import { attributesAt, numbersAt, quantityAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

export function keyAt(line: Line, at: number): { key: KeyRef; end: number } | null {
  const grain = line.means(at, 'grain')
  if (grain !== undefined) return { key: grainKey(grain.grain), end: at + 1 }
  const text = line.pieces[at]?.text ?? ''
  if (/^decades?( built)?$/.test(text)) return { key: { kind: 'decade' }, end: at + 1 }
  const attributes = attributesAt(line, at)
  if (attributes.length > 0) return { key: { kind: 'attribute', attributes }, end: at + 1 }
  const nouns = line.all(at, 'noun').map(({ noun }) => noun)
  return nouns.length > 0 ? { key: { kind: 'noun', nouns }, end: at + 1 } : null
}

export const grouping: Recognizer = (line, at) => {
  if (!line.is(at, 'by')) return lone(line, at)
  let next = line.past(at + 1)
  // "By number of bedrooms": the attribute is itself a number.
  if (line.is(next, 'count') && attributesAt(line, line.past(next + 1)).length > 0) next = line.past(next + 1)
  // "Top 5 cities by revenue" names an order, not a group.
  const quantity = quantityAt(line, next)
  const sorts = [at - 1, at - 2, at - 3].some(place => line.is(place, 'order by'))
  if (quantity !== null && sorts) {
    const measures = quantity.quantity.kind === 'measure' ? quantity.quantity.measures : []
    const by = quantity.quantity.kind === 'aggregate' ? quantity.quantity.attributes : null
    return {
      end: quantity.end,
      items: [{ kind: 'order', by, measures, descending: !line.is(at - 1, 'ascending') }],
    }
  }
  if (quantity !== null && line.all(next, 'attribute').length === 0)
    return {
      end: quantity.end,
      items: [{ kind: 'rank', implied: false, count: null, high: true, by: quantity.quantity }],
    }
  const only = line.pieces[at]?.text === 'by' && isRanked(line, at)
  const numbers = numbersAt(line, next)
  if (only && numbers.length > 0)
    return {
      end: next + 1,
      items: [
        {
          kind: 'rank',
          implied: false,
          count: null,
          high: true,
          by: { kind: 'attribute', attributes: numbers },
        },
      ],
    }
  const things = line.all(next, 'noun').filter(({ weak }) => !weak)
  if (only && things.length > 0)
    return {
      end: next + 1,
      items: [
        {
          kind: 'rank',
          implied: false,
          count: null,
          high: true,
          by: { kind: 'count', nouns: things.map(({ noun }) => noun) },
        },
      ],
    }
  const items: Item[] = []
  for (;;) {
    const found = keyAt(line, next)
    if (found === null) break
    items.push({ kind: 'key', key: found.key })
    const joint = line.past(found.end)
    const again = line.past(line.is(joint, 'and', 'comma') ? joint + 1 : joint)
    const joined = line.is(found.end, 'and', 'comma') || line.is(joint, 'and', 'comma')
    // "By beds, closed this year": a state behind the comma narrows the rows.
    const state = line.all(again, 'value').length > 0 || line.all(again, 'date').length > 0
    if (!joined || state || keyAt(line, again) === null) return { end: found.end, items }
    next = again
  }
  return items.length === 0 ? null : { end: next, items }
}

const grainKey = (grain: Grain | 'weekday'): KeyRef =>
  grain === 'weekday' ? { kind: 'weekday' } : { kind: 'grain', grain }

/** "Monthly revenue", "month by month". */
const lone = (line: Line, at: number) => {
  const grain = line.means(at, 'grain')
  if (grain === undefined || !(grain.grouping || isAskedFor(line, at))) return null
  const items: Item[] = [{ kind: 'key', key: grainKey(grain.grain) }]
  return { end: at + 1, items }
}

/** "Which month", "the busiest month", "what day of the week". */
function isAskedFor(line: Line, at: number): boolean {
  let before = at - 1
  while (line.pieces[before]?.soft === true && !line.is(before, 'which')) before--
  return (
    line.is(before, 'which', 'top', 'bottom') ||
    line.all(before, 'ranks').length > 0 ||
    line.all(before, 'extreme').length > 0
  )
}

/** "Top", "best", "busiest" stand before: what follows "by" is the order then. */
const isRanked = (line: Line, at: number) =>
  line.pieces
    .slice(0, at)
    .some((_, place) => line.is(place, 'top', 'bottom') || line.all(place, 'ranks').length > 0)
