// A bare unit of time beside something that explains it: "with year" where years are the groups, "what year was it built".
import type { Grain } from '#engine/plan.ts'
import type { Line } from '#engine/parse/piece.ts'
import type { Item } from '#engine/parse/item.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

export const unitOfTime = opensWith({ kinds: ['grain'] })((line, at) => {
  const grain = line.means(at, 'grain')
  if (grain === undefined || grain.grouping || grain.counted) return null
  const others = line.pieces.map((_, place) => place).filter(place => place !== at)
  const again = others.some(place => {
    const other = line.means(place, 'grain')
    const stepped = line.means(place, 'change')?.over === grain.grain
    return stepped || (other?.grouping === true && other.grain === grain.grain)
  })
  if (again) return { end: at + 1, items: [] }
  // "The months of 2025": each of them.
  const each = line.pieces[at]?.plural === true && /^of\b/.test(line.pieces[at + 1]?.text ?? '')
  if (each && line.means(at + 1, 'period') !== undefined && grain.grain !== 'weekday')
    return { end: at + 1, items: [{ kind: 'key', key: { kind: 'grain', grain: grain.grain } }] }
  const built = others.flatMap(place => [
    ...line.all(place, 'attribute').filter(({ sort }) => sort === 'year'),
    // "The oldest house, address and year".
    ...line.all(place, 'extreme').filter(({ year }) => year === true),
  ])
  if (grain.grain !== 'year' || built.length === 0) return null
  const attributes = built.map(({ attribute }) => attribute)
  return { end: at + 1, items: [{ kind: 'attribute', attributes, plural: false, text: 'year' }] }
})

/** "Months with more than 10 closings": the months are the rows, and a limit chooses among them. */
const unitsWith = opensWith({ kinds: ['grain'] })((line, at) => {
  const grain = opensWithUnits(line) === at ? line.means(at, 'grain') : undefined
  if (grain === undefined || grain.grain === 'weekday') return null
  return { end: at + 1, items: [{ kind: 'key', key: { kind: 'grain', grain: grain.grain } }] }
})

/** "How many days last month had more than 20 orders": the days that a limit leaves are counted. */
const countedUnits = opensWith({ words: ['count'] })((line, at) => {
  const grain = line.is(at, 'count') ? unitsNamed[line.pieces[at + 1]?.text ?? ''] : undefined
  // Days without any order are no rows, and fewer than 5 is also none.
  const limit = line.pieces.findIndex((_, place) => {
    const amount = line.means(place, 'amount')?.amount
    return place > at + 1 && amount?.kind === 'bound' && amount.op.startsWith('>')
  })
  const isHad = /^(had|have|has|saw|with|brought|did|made|where)$/.test(line.pieces[limit - 1]?.text ?? '')
  const isCount = line.all(limit + 1, 'noun').length + line.all(limit + 1, 'measure').length > 0
  if (grain === undefined || limit < 0 || !isHad || !isCount) return null
  return {
    end: at + 2,
    items: [
      { kind: 'ask', how: 'count' },
      { kind: 'key', key: { kind: 'grain', grain } },
    ],
  }
})

const unitsNamed: Readonly<Record<string, Grain>> = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  quarters: 'quarter',
  years: 'year',
}

/** "Months where we closed more than 25": the verb says what is counted. */
const countedInUnit = opensWith({ kinds: ['amount'] })((line, at) => {
  const amount = line.means(at, 'amount')
  if (opensWithUnits(line) === null || amount?.unit !== 'plain' || line.past(at + 1) < line.length)
    return null
  if (amount.amount.kind !== 'bound') return null
  const nouns = line.all(at - 1, 'noun').map(({ noun }) => noun)
  const { op, value } = amount.amount
  if (nouns.length === 0) return null
  return {
    end: at + 1,
    items: [{ kind: 'having', quantity: { kind: 'count', nouns }, op, than: { kind: 'number', value } }],
  }
})

export const countedTimes: readonly Recognizer[] = [unitsWith, countedInUnit, countedUnits]

/** Where a question opens with units of time that a limit behind them chooses from. */
function opensWithUnits(line: Line): number | null {
  const first = line.pieces.findIndex((piece, place) => !piece.soft && !line.is(place, 'which', 'all'))
  const grain = line.means(first, 'grain')
  const isPlain = grain !== undefined && !grain.grouping && !grain.counted
  if (!isPlain) return null
  const limited = line.pieces.some(
    (_, place) => place > first && line.means(place, 'amount')?.amount.kind === 'bound',
  )
  return limited && line.pieces[first]?.plural === true ? first : null
}

/** "Month | bookings | revenue": the first column of a table is what its rows stand for. */
export const firstColumn = opensWith({ kinds: ['date', 'grain'] })((line, at) => {
  const place = line.all(at, 'date').length > 0 ? at + 1 : at
  const grain = line.means(place, 'grain')
  // "Closings by month, past 12 months" names things first.
  const led = place > at && grain?.grouping === true
  if (at !== 0 || grain === undefined || grain.counted || led || !line.is(place + 1, 'comma')) return null
  // "Weekly, monthly: average stay": two kinds of bookings, and no column.
  const kinds = new Set(line.all(place, 'value').map(({ attribute }) => attribute))
  if (line.all(place + 2, 'value').some(({ attribute }) => kinds.has(attribute))) return null
  const items: Item[] = [
    {
      kind: 'key',
      key:
        grain.grain === 'weekday'
          ? { kind: 'weekday' }
          : { kind: 'grain', grain: grain.grain, dates: datesAt(line, at) },
    },
  ]
  return { end: place + 1, items }
})

export const datesAt = (line: Line, at: number): string[] => [
  ...line.all(at, 'date').map(({ attribute }) => attribute),
  ...line.all(at, 'attribute').flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : [])),
]

/** "Booking window in days", "length of stay in nights": the unit of what is named before it. */
export const statedUnit = opensWith({ words: ['count'], texts: 'days | nights | in' })((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  // "How many nights is the average stay".
  const asked =
    line.is(at, 'count') &&
    /^(days|nights)$/.test(line.pieces[at + 1]?.text ?? '') &&
    /^(is|was)$/.test(line.pieces[at + 2]?.text ?? '') &&
    line.all(line.past(at + 2), 'measure').length > 0
  if (asked) return { end: at + 2, items: [] }
  // "Avg lead time (days)", "ALOS (nights)".
  const isAside =
    /^(days|nights)$/.test(text) &&
    line.is(at - 1, 'comma') &&
    line.is(at + 1, 'comma') &&
    (line.all(at - 2, 'attribute').some(({ sort }) => sort === 'number') ||
      (line.pieces[at - 1]?.text === '(' && line.all(at - 2, 'measure').length > 0))
  if (isAside) return { end: at + 1, items: [] }
  if (text !== 'in' || !/^(days|nights)$/.test(line.pieces[at + 1]?.text ?? '')) return null
  // "How far ahead do people book, in days": set apart, it may stand farther off.
  const places = line.is(at - 1, 'comma') ? line.pieces.slice(0, at).map((_, place) => place) : [at - 1]
  const isLength = places.some(
    place =>
      line.all(place, 'attribute').some(({ sort }) => sort === 'number') ||
      line.all(place, 'measure').length > 0,
  )
  return isLength ? { end: at + 2, items: [] } : null
})

/** "Booking window (made-on date to check-in)": both ends of a length that is named before. */
export const spanInBrackets = opensWith({ texts: '(' })((line, at) => {
  if (line.pieces[at]?.text !== '(') return null
  const isLength = [1, 2, 3].some(back => lengthsAt(line, at - back).length > 0)
  const to = line.pieces[at + 2]?.text ?? ''
  const ends = datesAt(line, at + 1).length > 0 && datesAt(line, at + 3).length > 0
  return isLength &&
    ends &&
    /^(to|until|till|through|and|minus)$/.test(to) &&
    line.pieces[at + 4]?.text === ')'
    ? { end: at + 5, items: [] }
    : null
})

const lengthsAt = (line: Line, at: number): string[] =>
  line.all(at, 'attribute').flatMap(one => (one.unpriced === true ? [one.attribute] : []))

/** "Median length of stay, nights": set apart at the end, the unit of the one number that is asked for. */
export const trailingUnit = opensWith({ texts: 'days | nights' })((line, at) => {
  const breaks = line.pieces.flatMap((_, place) => (line.is(place, 'comma') ? [place] : []))
  const closed = breaks.filter(place => place < at).length === 1 && line.is(at - 1, 'comma')
  const isLast =
    line.past(at + 1) >= line.length || (line.pieces[at + 1]?.text === ')' && at + 2 >= line.length)
  if (!closed || !isLast || !/^(days|nights)$/.test(line.pieces[at]?.text ?? '')) return null
  const isMean = line.pieces.slice(0, at).some(({ text }, place) => {
    if (line.is(place, 'average', 'median')) return lengthsAt(line, line.past(place + 1)).length > 0
    return line.all(place, 'measure').length > 0 && /\b(stay|length|time|window)\b/.test(text)
  })
  return isMean ? { end: at + 1, items: [] } : null
})

/** "Built": what tells a year and no day. */
export const yearsAt = (line: Line, at: number): string[] =>
  line.all(at, 'attribute').flatMap(({ attribute, sort }) => (sort === 'year' ? [attribute] : []))
