// "More expensive than 900k", "more bookings than views", "less this year than last year".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { comparedAt, isThan, type Compared } from './compared.ts'
import { attributesAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { timesAsMuch } from './times-as-much.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const comparative = opensWith({ kinds: ['extreme'], words: ['more', 'less'] })((line, at) => {
  const such = moreSuch(line, at)
  if (such !== null) return such
  const compared = comparedAt(line, at)
  if (compared === null) return null
  const than = thanAfter(line, compared.end)
  if (than === null) return null
  return against(line, at, compared, than) ?? betweenPeriods(line, at, compared)
})

/** "Is Aspen more popular than Moab": by what makes it so. */
function moreSuch(line: Line, at: number): Found | null {
  const ranks = line.all(at + 1, 'ranks')
  const isOfTwo = isThan(line, at + 2) && line.all(line.past(at + 3), 'value').length > 0
  if (!line.is(at, 'more', 'less') || ranks.length !== 1 || !isOfTwo) return null
  const measures = ranks.map(({ measure }) => measure)
  return found(at + 2, { kind: 'quantity', quantity: { kind: 'measure', measures }, weak: false })
}

/** The "than" of the comparison, with little between. */
function thanAfter(line: Line, from: number): number | null {
  for (let place = from; place <= from + 1; place++) if (isThan(line, place)) return place
  return null
}

function against(line: Line, at: number, compared: Compared, than: number): Found | null {
  const { attributes, quantity } = compared
  const right = line.past(than + 1)
  const op = isDenied(line, at) ? turned(compared.op) : compared.op
  const amount = line.means(right, 'amount')
  if (amount?.amount.kind === 'exact' && amount.amount.values.length === 1) {
    const [value = 0] = amount.amount.values
    const bound = { kind: 'bound' as const, op, value }
    if (attributes.length > 0)
      return found(right + 1, {
        kind: 'condition',
        condition: { kind: 'amount', attributes, amount: bound, unit: amount.unit, not: false },
      })
    if (quantity !== null)
      return found(right + 1, { kind: 'having', quantity, op, than: { kind: 'number', value } })
  }
  const column = attributesAt(line, right)
  if (attributes.length > 0 && column.length > 0)
    return found(right + 1, {
      kind: 'condition',
      condition: { kind: 'attributes', left: isAdjective(line, at) ? [] : attributes, op, right: column },
    })
  const other = quantityAt(line, right) ?? counted(line, right)
  // "More out of stock products than in stock ones": of the same things, and no number of their own.
  if (other?.quantity.kind === 'aggregate' && /^ones?$/.test(line.pieces[other.end]?.text ?? '')) return null
  if (quantity !== null && other !== null && isOfNobody(line, at))
    return {
      end: other.end,
      items: [
        ...[quantity, other.quantity].map(one => ({ kind: 'quantity' as const, quantity: one, weak: false })),
        ...(line.is(at - 1, 'count', 'how much') ? [{ kind: 'between' as const, percent: false }] : []),
      ],
    }
  if (quantity !== null && other !== null)
    return found(other.end, {
      kind: 'having',
      quantity,
      op,
      than: { kind: 'quantity', quantity: other.quantity },
    })
  return null
}

/** "How many more views than clicks were there": two numbers, and nothing before them whose limit they could be. */
const isOfNobody = (line: Line, at: number): boolean =>
  line.pieces
    .slice(0, at)
    .every(
      (piece, place) => (piece.soft && !line.is(place, 'which')) || line.is(place, 'count', 'how much'),
    ) && !line.pieces.some((_, place) => place > at && line.is(place, 'by', 'which'))

/** "More expensive than asked" says of which amount only by what became of the home. */
const isAdjective = (line: Line, at: number) =>
  line.all(line.is(at, 'more', 'less') ? line.past(at + 1) : at, 'extreme').length > 0

const found = (end: number, item: Item): Found => ({ end, items: [item] })

const counted = (line: Line, at: number) => {
  const nouns = line
    .all(at, 'noun')
    .filter(({ weak }) => !weak)
    .map(({ noun }) => noun)
  return nouns.length === 0 ? null : { quantity: { kind: 'count' as const, nouns }, end: at + 1 }
}

const isDenied = (line: Line, at: number) =>
  line.is(at - 1, 'not') || /^(not|no)$/.test(line.pieces[at - 1]?.text ?? '')

const turned = (op: '>' | '<') => (op === '>' ? ('<=' as const) : ('>=' as const))

/** "Spent more this year than last year": the word is spent on the comparison, the periods stay. */
const betweenPeriodsOnly = opensWith({ words: ['more', 'less'] })((line, at) => {
  if (!line.is(at, 'more', 'less')) return null
  return betweenPeriods(line, at, {
    op: line.is(at, 'more') ? '>' : '<',
    attributes: [],
    quantity: null,
    end: at + 1,
  })
})

function betweenPeriods(line: Line, at: number, { op, quantity, end }: Compared): Found | null {
  const isTime = (place: number) =>
    line.means(place, 'period') !== undefined || line.means(place, 'shift') !== undefined
  const rest = line.pieces.map((_, place) => place).filter(place => place > at)
  const than = /^(beat|beats|beaten|exceeded?|exceeds|outdid|topped)$/.test(line.pieces[at]?.text ?? '')
    ? at
    : rest.find(place => isThan(line, place))
  // "Lower than in the month before": each month against its own.
  const stepped = rest.find(place => place <= at + 2 && line.is(place, 'month over month', 'year over year'))
  if (stepped !== undefined)
    return { end, items: [{ kind: 'period against period', op: isDenied(line, at) ? turned(op) : op }] }
  if (than === undefined || !rest.some(place => place > than && place <= than + 5 && isTime(place)))
    return null
  if (!line.pieces.some((_, place) => place < than && isTime(place))) return null
  // "How many more in 2025 than in 2024": what lies between is asked for.
  const asked: Item[] = line.is(at - 1, 'count', 'how much')
    ? [{ kind: 'change', percent: false, step: null, direction: null, open: false }]
    : []
  const items: Item[] = [
    { kind: 'period against period', op: isDenied(line, at) ? turned(op) : op },
    ...asked,
  ]
  // "A better year for sales than 2024": the unit is that of the two.
  const upTo = line.means(end, 'grain') === undefined || line.pieces[end]?.plural === true ? end : end + 1
  return {
    end: upTo,
    items: quantity === null ? items : [...items, { kind: 'quantity', quantity, weak: false }],
  }
}

/** "More bookings in July or in August?": what is asked for stands on both sides of "or". */
const moreInWhich = opensWith({ kinds: ['extreme'], words: ['more', 'less'] })((line, at) => {
  const compared = comparedAt(line, at)
  const rest = line.pieces.map((_, place) => place).filter(place => place > at)
  const isTime = (place: number) =>
    line.means(place, 'period') !== undefined || line.means(place, 'shift') !== undefined
  const isChoice = rest.some(place => {
    const period = line.means(place, 'period')?.period
    if (period?.parts?.length === 2 && /\bor\b/.test(line.pieces[place]?.text ?? '')) return true
    return line.pieces[place]?.text === 'or' && isTime(place - 1) && isTime(line.past(place + 1))
  })
  if (compared === null || !isChoice || rest.some(place => isThan(line, place))) return null
  const { quantity, end } = compared
  const items: Item[] = [{ kind: 'ask', how: 'compare' }]
  return { end, items: quantity === null ? items : [...items, { kind: 'quantity', quantity, weak: false }] }
})

export const comparatives = [timesAsMuch, comparative, betweenPeriodsOnly, moreInWhich]
