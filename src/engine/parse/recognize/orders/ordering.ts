// "sorted by price", "cheapest first", "high to low", "biggest gain first".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { endToEnd, pastAll } from './end-to-end.ts'
import { firstAt } from './first-at.ts'
import { attributesAt, numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { isQuality } from './ranking.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

type Order = Extract<Item, { kind: 'order' }>

const directionAt = (line: Line, at: number): { descending: boolean; end: number } | null => {
  if (line.is(at, 'descending')) return { descending: true, end: at + 1 }
  if (line.is(at, 'ascending')) return { descending: false, end: at + 1 }
  const first = firstAt(line, at)
  return first === null ? null : { descending: first.descending, end: first.end }
}

/** "Cheapest to dearest": both ends of the same scale. */
function fromTo(line: Line, at: number): Found | null {
  const [from] = line.all(at, 'extreme')
  const to = line.all(at + 2, 'extreme').find(({ attribute }) => attribute === from?.attribute)
  if (from === undefined || to === undefined || from.high === to.high || line.pieces[at + 1]?.text !== 'to')
    return null
  return {
    end: at + 3,
    items: [{ kind: 'order', by: [from.attribute], measures: [], descending: from.high }],
  }
}

export const ordering = opensWith({
  kinds: ['extreme', 'ranks'],
  words: ['top', 'bottom', 'descending', 'ascending', 'order by'],
})((line, at) => {
  // "Booked nights, AZ homes": a state, and no order of letters.
  if (line.is(at, 'ascending') && line.all(at, 'value').length > 0) return null
  const scale = fromTo(line, at)
  if (scale !== null) return scale
  const alone = firstAt(line, at)
  if (alone !== null)
    return {
      end: alone.end,
      items: [
        {
          kind: 'order',
          by: alone.by.length > 0 ? alone.by : null,
          ...(alone.of === undefined ? {} : { of: alone.of }),
          measures: [],
          descending: alone.descending,
          quality: isQuality(line, at),
        },
      ],
    }
  const behind = byBehind(line, at)
  if (behind !== null) return behind
  const direction = line.is(at, 'descending', 'ascending') ? directionAt(line, at) : null
  if (direction !== null)
    return {
      end: direction.end,
      items: [
        {
          kind: 'order',
          ...columnBefore(line, at),
          descending: direction.descending,
          quality: isQuality(line, at),
        },
      ],
    }
  if (!line.is(at, 'order by')) return null
  // "Ranked from cheapest to priciest": both ends say it all.
  if (
    endToEnd(line, line.past(at + 1)) !== null ||
    endToEnd(line, at + 1) !== null ||
    (line.pieces[at + 1]?.text === 'from' && fromTo(line, at + 2))
  )
    return { end: at + 1, items: [] }
  // "Rank brands by refund rate": what is ranked comes first, and the order behind "by".
  const ranked = pastAll(line, at + 1)
  if (isNamed(line, ranked) && line.is(line.past(ranked + 1), 'by')) return { end: ranked, items: [] }
  // "States ranked by 2025 revenue": a period may stand before what they are ranked by.
  const first = line.is(ranked, 'by') ? line.past(ranked + 1) : ranked
  if (line.means(first, 'period') !== undefined) return rankedInPeriod(line, first)
  return sorted(line, at)
})

/** "Asc by price": what it is sorted by stands behind. */
function byBehind(line: Line, at: number): Found | null {
  if (!line.is(at, 'descending', 'ascending')) return null
  // "Lo-hi price".
  const isBare = numbersAt(line, at + 1).length > 0 && line.all(at + 1, 'noun').length === 0
  if (line.pieces[at + 1]?.text !== 'by' && !isBare) return null
  const next = isBare ? at + 1 : line.past(at + 2)
  const measures = line.all(next, 'measure').map(({ measure }) => measure)
  const by = measures.length > 0 ? [] : attributesAt(line, next)
  if (measures.length + by.length === 0) return null
  const descending = line.is(at, 'descending')
  return {
    end: next + 1,
    items: [
      { kind: 'order', by: by.length > 0 ? by : null, measures, descending, quality: isQuality(line, at) },
    ],
  }
}

/** "Stock asc", "price high to low": by what stands right before it, unless that makes the groups. */
function columnBefore(line: Line, at: number): Pick<Order, 'by' | 'measures'> {
  const groups = line.is(at - 2, 'by') || line.all(at - 1, 'noun').length > 0
  const measures = line.all(at - 1, 'measure').map(({ measure }) => measure)
  const by = groups || measures.length > 0 ? [] : attributesAt(line, at - 1)
  return { by: by.length > 0 ? by : null, measures: groups ? [] : measures }
}

/** "A-Z": by what they are called. */
export const alphabetical = opensWith({ texts: 'a z | a to z' })((line, at) => {
  if (!/^a (to )?z$/.test(line.pieces[at]?.text ?? '')) return null
  // "A-Z by title".
  const isTold = line.is(at + 1, 'by') && /^(title|name|address)s?$/.test(line.pieces[at + 2]?.text ?? '')
  const items = [{ kind: 'order', by: null, measures: [], descending: false, named: true } as const]
  return { end: isTold ? at + 3 : at + 1, items }
})

const isNamed = (line: Line, at: number) =>
  line.all(at, 'noun').length > 0 ||
  line.all(at, 'attribute').length > 0 ||
  line.means(at, 'grain') !== undefined

function rankedInPeriod(line: Line, at: number): Found | null {
  const period = line.means(at, 'period')?.period
  const found = quantityAt(line, line.past(at + 1))
  if (period === undefined || found?.quantity.kind !== 'measure') return null
  return {
    end: found.end,
    items: [
      { kind: 'period', period, dates: [] },
      { kind: 'order', by: null, measures: found.quantity.measures, descending: true },
    ],
  }
}

const countedAt = (line: Line, at: number): string[] =>
  line.pieces[at]?.plural === true && line.all(at, 'measure').length + line.all(at, 'attribute').length === 0
    ? line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
    : []

/** One or several columns behind "sort by", each with its own direction. */
function sorted(line: Line, at: number): Found | null {
  const items: Order[] = []
  let next = line.past(at + 1)
  for (;;) {
    const scale = items.length === 0 ? firstAt(line, next) : null
    // "Sorted longest first give me address, price": the order is told, and what follows are columns.
    if (scale !== null && scale.by.length > 0)
      return {
        end: scale.end,
        items: [{ kind: 'order', by: scale.by, measures: [], descending: scale.descending }],
      }
    const before = directionAt(line, next)
    if (before !== null) next = line.past(before.end)
    const computed = items.length === 0 ? quantityAt(line, next) : null
    if (computed !== null && (computed.quantity.kind === 'aggregate' || computed.quantity.kind === 'count')) {
      const direction = directionAt(line, line.past(computed.end))
      return {
        end: direction?.end ?? computed.end,
        items: [
          { kind: 'quantity', quantity: computed.quantity, weak: false },
          {
            kind: 'order',
            by: null,
            of: computed.quantity,
            measures: [],
            descending: direction?.descending ?? before?.descending ?? true,
          },
        ],
      }
    }
    // "Count and average price, sort by count desc": by the number that counts, whatever it counts.
    const isBareCount = line.is(next, 'count') && computed === null && items.length === 0
    const behindCount = isBareCount ? directionAt(line, line.past(next + 1)) : null
    const ends = line.past(next + 1) >= line.length || line.is(line.past(next + 1), 'comma')
    if (isBareCount && (behindCount !== null || ends))
      return {
        end: behindCount?.end ?? next + 1,
        items: [
          {
            kind: 'order',
            by: null,
            of: { kind: 'count', nouns: [] },
            measures: [],
            descending: behindCount?.descending ?? before?.descending ?? true,
          },
        ],
      }
    // "Cities in order of bookings": by how many there are.
    const counted = items.length === 0 && line.pieces[at]?.text === 'in order of' ? countedAt(line, next) : []
    if (counted.length > 0)
      return {
        end: next + 1,
        items: [
          { kind: 'quantity', quantity: { kind: 'count', nouns: counted }, weak: false },
          {
            kind: 'order',
            by: null,
            of: { kind: 'count', nouns: counted },
            measures: [],
            descending: before?.descending ?? true,
          },
        ],
      }
    const by = attributesAt(line, next)
    const measures = line.all(next, 'measure').map(({ measure }) => measure)
    const date = line.means(next, 'date')
    if (by.length === 0 && measures.length === 0 && date === undefined) {
      if (before !== null && items.length === 0)
        items.push({ kind: 'order', by: null, measures: [], descending: before.descending })
      break
    }
    const after = directionAt(
      line,
      line.past(line.is(line.past(next + 1), 'comma') ? line.past(next + 1) + 1 : next + 1),
    )
    items.push({
      kind: 'order',
      by: date === undefined ? (by.length > 0 ? by : null) : [date.attribute],
      measures,
      // "Homes ranked by revenue": from the top.
      descending:
        after?.descending ??
        before?.descending ??
        (measures.length > 0 || line.pieces[at]?.text.startsWith('rank') === true),
    })
    const end = after?.end ?? next + 1
    const joint = line.past(end)
    const again = line.is(joint, 'and', 'comma') ? line.past(joint + 1) : joint
    // "Sorted by price high to low, address and price only": behind a direction and a comma, columns.
    const isTold =
      after !== null && line.is(joint, 'comma') && directionAt(line, line.past(again + 1)) === null
    if (attributesAt(line, again).length === 0 || isTold) return { end, items }
    next = again
  }
  return items.length === 0 ? null : { end: next, items }
}
