// A sheet of groups and numbers as one plan: each cell is read as the question that it would be alone, for each of the groups.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { plainPlan, type Column, type Plan } from '#engine/plan.ts'
import { conditionsOf, nounOf } from '#engine/sql/quantities.ts'
import { timeIn } from '#engine/text/numbers/numbers-of-one-noun.ts'
import type { Sheet } from '#engine/text/groups/sheet-of-groups.ts'
import { areStrangers, holds, isLike } from './composed.ts'
import { numbersIn } from './numbers-apart.ts'
import { operandOf, type Ask, type Operand } from './operand.ts'
import { isTimeless } from './trail.ts'

/** "Harbor Village and Old Town", "the villages" are subdivisions. */
export function groupOf(index: ModelIndex, placed: readonly Placed[]): string | null {
  const attributes = placed.flatMap(({ item }): string[] => {
    if (item.kind !== 'condition') return ['']
    const { condition } = item
    if (condition.kind === 'values') return condition.options.map(([one]) => one?.attribute ?? '')
    if (condition.kind !== 'segment') return ['']
    return condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
  })
  const [only, ...others] = new Set(attributes)
  if (only === undefined || only === '' || others.length > 0) return null
  return index.attribute(only).words[0] ?? null
}

/** As many numbers as there are cells. */
export const hasNumbers = ({ keys, columns }: Plan, { cells }: Sheet): boolean =>
  keys.length > 0 && numbersIn(columns, cells) >= cells.length

/** And no time that is said of one of them and could be taken for that of all. */
export const hasCells = (plan: Plan, sheet: Sheet): boolean =>
  hasNumbers(plan, sheet) && sheet.cells.every(cell => timeIn(cell) === '')

/** The plan; null where the cells are no numbers, 'lost' where they are and yet do not go together. `group`: the word for the groups. */
export function sheetPlan(index: ModelIndex, sheet: Sheet, group: string, ask: Ask): Plan | 'lost' | null {
  const plan = planOf(index, sheet, group, ask)
  // "Sales this year, average price, average days on market": one is limited, and the means are of it.
  const [things = '', ...means] = sheet.cells
  if (plan !== 'lost' || !means.every(cell => /^(?:avg|average|median|mean) /i.test(cell))) return plan
  return planOf(
    index,
    { ...sheet, cells: [things, ...means.map(cell => `${cell} of ${things}`)] },
    group,
    ask,
  )
}

function planOf(index: ModelIndex, sheet: Sheet, group: string, ask: Ask): Plan | 'lost' | null {
  const behind = `by ${group}${sheet.scope === '' ? '' : ` for ${sheet.scope}`}`
  const times = sheet.cells.map(timeIn)
  const last = times.at(-1) ?? ''
  // "Bookings, cancelled stays, revenue last month": a time that ends the row is that of all of them.
  const trail = times.slice(0, -1).every(one => one === '') ? last : ''
  const found: Operand[] = []
  for (const [at, cell] of sheet.cells.entries()) {
    const part = partOf(index, cell, at === sheet.cells.length - 1 ? '' : trail, behind, ask)
    if (part === null) return null
    found.push(part)
  }
  const isClear =
    !endsWithPlace(sheet, times) &&
    areLimited(index, found) &&
    (times.every(one => one === '') || areDated(index, found))
  return isClear ? joined(index, sheet, found) : 'lost'
}

/** "Bookings this year, revenue this year in California": the place may be that of all. */
function endsWithPlace({ cells }: Sheet, times: readonly string[]): boolean {
  const [last = '', ...others] = cells
    .map((cell, at) => cell.slice(0, cell.length - (times[at] ?? '').length))
    .toReversed()
  // "City, revenue, rate of homes with two bathrooms": such homes as well.
  const isPlaced = (cell: string) =>
    / (?:in|at|from|for) \S| (?:of|with) [a-z]+s (?:with|under|over|above|below|that|without) /i.test(cell)
  return isPlaced(last) && !others.some(isPlaced)
}

/** "Actives, average price, sold this year": the average of which of them? */
function areLimited(index: ModelIndex, parts: readonly Operand[]): boolean {
  const limits = parts.map(({ plan, column }) =>
    column.kind === 'quantity'
      ? conditionsOf(index, column.quantity, [...plan.where, ...column.where]).map(one => JSON.stringify(one))
      : [],
  )
  const isOwn = (limit: string) => !limits.every(others => others.includes(limit))
  const hasOwn = (at: number) => limits[at]?.some(isOwn) === true
  const tableOf = ({ column }: Operand) =>
    column.kind === 'quantity' ? nounOf(index, column.quantity).table : null
  return !parts.some(
    (mean, at) =>
      mean.column.kind === 'quantity' &&
      mean.column.quantity.kind === 'aggregate' &&
      !hasOwn(at) &&
      parts.some((other, place) => tableOf(other) === tableOf(mean) && hasOwn(place)),
  )
}

function partOf(index: ModelIndex, cell: string, trail: string, behind: string, ask: Ask): Operand | null {
  const plain = operandOf(cell, '', behind, index, ask)
  const isSettled = plain !== null && (isTimeless(index, plain) || isDated(plain))
  return trail === '' || isSettled ? plain : operandOf(`${cell} ${trail}`, '', behind, index, ask)
}

const isDated = ({ plan, column }: Operand): boolean =>
  [...plan.where, ...(column.kind === 'quantity' ? column.where : [])].some(one => one.kind === 'during')

/** "Bookings this year, cancellations, revenue last month": of which time are those in the middle? */
const areDated = (index: ModelIndex, parts: readonly Operand[]): boolean =>
  parts.every(part => isTimeless(index, part) || isDated(part))

function joined(index: ModelIndex, { cells, first: ahead }: Sheet, parts: readonly Operand[]): Plan | 'lost' {
  const [first] = parts
  if (first === undefined || first.plan.keys.length !== 1 || !parts.every(part => isLike(part, first)))
    return 'lost'
  const common = first.plan.where.filter(one => parts.every(({ plan }) => holds(plan.where, one)))
  const columns = parts.flatMap(({ plan, column }, at): Column[] =>
    column.kind === 'quantity'
      ? [
          {
            ...column,
            where: [...plan.where.filter(one => !holds(common, one)), ...column.where],
            label: cells[at] ?? '',
          },
        ]
      : [],
  )
  const spelled = new Set(columns.map(column => JSON.stringify({ ...column, label: '' })))
  if (spelled.size < parts.length || areStrangers(index, columns)) return 'lost'
  const by = ahead === null ? 0 : cells.findIndex(cell => cell.toLowerCase().includes(ahead.toLowerCase()))
  if (by < 0) return 'lost'
  const tables = new Set(
    columns.flatMap(one => (one.kind === 'quantity' ? [nounOf(index, one.quantity).table] : [])),
  )
  const inTime = first.plan.keys.some(({ kind }) => kind !== 'attribute')
  return plainPlan({
    keys: first.plan.keys,
    columns,
    where: common,
    keepEmpty: tables.size > 1 && !inTime,
    order: inTime ? first.plan.order : [{ column: by, descending: true }],
  })
}
