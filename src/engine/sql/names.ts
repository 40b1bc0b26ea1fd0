// Names of result columns: short, in the model's words, each used once.
import type { Column, Key, Quantity } from '#engine/plan.ts'
import { isDecade } from '#engine/decade.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'

export class Names {
  readonly #taken = new Set<string>()

  take(wanted: string): string {
    const base = reserved.has(snake(wanted)) ? `${snake(wanted)}_value` : snake(wanted)
    let name = base
    for (let n = 2; this.#taken.has(name); n++) name = `${base}_${n}`
    this.#taken.add(name)
    return name
  }
}

/** Words that SQL keeps for itself: a column of that name would have to be quoted everywhere. */
const reserved: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation
   column concurrently constraint create cross current_date default deferrable desc distinct do else end except false fetch for
   foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like
   limit localtime natural not notnull null offset on only or order outer overlaps placing primary references returning right
   select session_user similar some symmetric table then to trailing true union unique user using variadic verbose when where
   window with`.split(/\s+/),
)

const snake = (text: string) =>
  text
    .toLowerCase()
    .replace(/%/g, ' pct ')
    .replace(/\$/g, ' usd ')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d)/, 'n') || 'value'

export const attributeName = (id: string): string => id.slice(id.indexOf('.') + 1)

export function keyName(index: ModelIndex, key: Key): string {
  switch (key.kind) {
    case 'attribute':
      return attributeName(key.attribute)
    case 'time':
      return key.grain
    case 'month of year':
      return 'month'
    case 'weekday':
    case 'hour':
      return key.kind
    case 'step':
      return isDecade(index, key) ? 'decade' : attributeName(key.attribute)
    case 'bands':
      return 'band'
    case 'sides':
      return 'side'
    case 'thing':
      return key.noun
  }
}

export function quantityName(index: ModelIndex, quantity: Quantity): string {
  switch (quantity.kind) {
    case 'measure':
      return index.measure(quantity.measure).id
    case 'count':
      return index.noun(quantity.noun).label[1]
    case 'distinct':
      return `${distinctName(index, quantity.attribute)} count`
    case 'aggregate':
      return quantity.percentile === undefined
        ? summaryName(quantity.fn, attributeName(quantity.attribute))
        : `p${quantity.percentile}_${attributeName(quantity.attribute)}`
  }
}

const fnNames = { sum: 'total', avg: 'average', min: 'lowest', max: 'highest', median: 'median' } as const

/** What a bare `id` identifies. */
const distinctName = (index: ModelIndex, id: string): string =>
  attributeName(id) === 'id' ? index.attribute(id).label.replace(/ id$/i, '') : attributeName(id)

/** Of a column that is added up or averaged over the rows: "total_revenue". */
export const summaryName = (fn: keyof typeof fnNames, column: string): string =>
  column.startsWith(`${fnNames[fn]}_`) ? column : `${fnNames[fn]}_${column}`

const derivedNames = {
  difference: 'change',
  quotient: 'ratio',
  share: 'share pct',
  running: 'running total',
  growth: 'growth',
  formula: 'result',
} as const

export function columnName(index: ModelIndex, column: Column): string {
  switch (column.kind) {
    case 'attribute':
      return attributeName(column.attribute)
    case 'quantity':
      return nameInPeriod(index, column) ?? column.label ?? quantityName(index, column.quantity)
    case 'difference':
    case 'growth':
      return column.label ?? (column.percent ? `${derivedNames[column.kind]} pct` : derivedNames[column.kind])
    case 'quotient':
      return column.label ?? (column.percent ? 'ratio pct' : derivedNames.quotient)
    default:
      return column.label ?? derivedNames[column.kind]
  }
}

/** One of several periods side by side: "revenue_2026", "revenue_oct_2026". */
function nameInPeriod(
  index: ModelIndex,
  { label, quantity, where }: Extract<Column, { kind: 'quantity' }>,
): string | null {
  const span = where.find(one => one.kind === 'during')
  if (span?.from === undefined || span.to === undefined || labelOf(span) !== label) return null
  const period = unitName(span.from, span.to)
  return period === null ? null : `${quantityName(index, quantity)} ${period}`
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

function unitName(from: string, to: string): string | null {
  const [year = '', month = '', day] = from.split('-')
  if (day !== '01') return null
  if (addUnits(from, 1, 'month') === to) return `${months[Number(month) - 1] ?? ''} ${year}`
  if (addUnits(from, 1, 'quarter') === to && Number(month) % 3 === 1)
    return `q${Math.ceil(Number(month) / 3)} ${year}`
  return addUnits(from, 1, 'year') === to && month === '01' ? year : null
}
