// The parts of a formula in one plan: a column for each, with conditions and a period of its own, and one for the result.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Formula, type Keep, type Plan } from '#engine/plan.ts'
import { addsUp } from '#engine/sql/joined.ts'
import { nounOf } from '#engine/sql/quantities.ts'
import { leavesOf, type Expression } from './expression.ts'
import type { Framed } from './framed.ts'
import type { Operand } from './operand.ts'
import { inItsMoney } from './part-of-money.ts'
import { areSameThings, countsItself } from './those-with-rows.ts'
import { wholeOfPart } from './whole-of-part.ts'
import { addsOwnColumn, formatOf, hasUnit, haveOneUnit, unitOf } from './units.ts'

export function composedPlan(
  index: ModelIndex,
  framed: Framed,
  operands: ReadonlyMap<string, Operand>,
): Plan | null {
  const { expression, against } = framed
  const texts = [
    ...new Set([...leavesOf(expression), ...(against === undefined ? [] : leavesOf(against.than))]),
  ]
  const parts = texts.flatMap(text => operands.get(text) ?? [])
  const [first] = parts
  if (first === undefined || parts.length < texts.length || !parts.every(one => isLike(one, first)))
    return null
  const common = first.plan.where.filter(one => parts.every(({ plan }) => holds(plan.where, one)))
  // What is said of rows that are listed is said of each column.
  if (parts.some(({ plan, column }) => column.kind === 'attribute' && plan.where.length > common.length))
    return null
  const meant = inItsMoney(index, expression, parts)
  if (meant === null) return null
  const all = meant.map(({ plan, column }): Column =>
    column.kind === 'quantity'
      ? { ...column, where: [...plan.where.filter(one => !holds(common, one)), ...column.where] }
      : column,
  )
  const spelled = all.map(one => JSON.stringify(one))
  const columns = all.filter((_, at) => spelled.indexOf(spelled[at] ?? '') === at)
  // Something over itself is a formula that was misread.
  if (columns.length === 1 && texts.length > 1) return null
  const isTable = expression.kind === 'combine' && addsOwnColumn(index, expression, columns)
  if (isTable && first.plan.keys.length === 0) return null
  // "Product / units sold, high to low": one number has no order, so that two columns were meant.
  if (framed.order !== null && first.plan.keys.length === 0) return null
  const place = (text: string) =>
    columns.findIndex(one => JSON.stringify(one) === spelled[texts.indexOf(text)])
  const formats = (text: string) => formatOf(index, columns[place(text)])
  if (![expression, ...(against === undefined ? [] : [against.than])].every(one => hasUnit(one, formats)))
    return null
  if (against !== undefined && !haveOneUnit(unitOf(expression, formats), unitOf(against.than, formats)))
    return null
  const results = [expression, ...(against === undefined ? [] : [against.than])].flatMap(one =>
    one.kind === 'combine' && !isTable
      ? [resultOf(index, { ...framed, expression: one }, place, columns)]
      : [],
  )
  const lead = expression.kind === 'combine' && !isTable ? columns.length : 0
  const inTime = first.plan.keys.some(
    ({ kind }) => kind === 'time' || kind === 'weekday' || kind === 'month of year',
  )
  const order = parts.find(({ plan }) => plan.order.length > 0)?.plan.order[0]
  const down = framed.order === null ? (order?.descending ?? true) : framed.order === 'down'
  const isRanked = first.plan.keys.length > 0 && !(inTime && first.plan.limit === null)
  if (against !== undefined && (first.plan.keys.length !== 1 || namesAGroup(first.plan.keys, columns)))
    return null
  if (areStrangers(index, columns) || countsItself(index, first.plan.keys, columns)) return null
  return plainPlan({
    keys: first.plan.keys,
    columns: [...columns, ...results],
    where: [...common, ...wholeOfPart(index, expression, columns)],
    keepEmpty: needsEmpty(index, first.plan, columns, against !== undefined),
    keep: against === undefined ? [] : [{ column: lead, op: against.op, value: held(against.than) }],
    order: isRanked ? [{ column: lead, descending: down }] : [],
    limit: framed.limit ?? first.plan.limit,
  })

  function held(than: Expression): Keep['value'] {
    if (than.kind === 'number') return { kind: 'number', value: than.value }
    const at = than.kind === 'words' ? place(than.text) : columns.length + results.length - 1
    return { kind: 'column', column: at, ...(against?.times === undefined ? {} : { times: against.times }) }
  }
}

/** "Which brand has twice as many orders as Aurora": one of the groups, which the others have no rows of. */
function namesAGroup(keys: Plan['keys'], columns: readonly Column[]): boolean {
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  return columns.some(
    one =>
      one.kind === 'quantity' && one.where.some(said => said.kind === 'is' && grouped.has(said.attribute)),
  )
}

/** The same rows, in the same number and from the same end. */
export const isLike = ({ plan }: Operand, { plan: other }: Operand) =>
  JSON.stringify(plan.keys) === JSON.stringify(other.keys) &&
  plan.limit === other.limit &&
  (plan.limit === null || plan.order[0]?.descending === other.order[0]?.descending)

export const holds = (where: readonly Condition[], one: Condition) =>
  where.some(other => JSON.stringify(other) === JSON.stringify(one))

/** "Purchases / add to carts": numbers of rows that nothing ties together are of different worlds. */
export function areStrangers(index: ModelIndex, columns: readonly Column[]): boolean {
  const tables = [
    ...new Set(
      columns.flatMap(column =>
        column.kind === 'quantity' && column.quantity.kind === 'count'
          ? [index.noun(column.quantity.noun).table]
          : [],
      ),
    ),
  ]
  const isTied = (one: string, other: string) =>
    index.model.links.some(
      ({ from, to }) =>
        (index.path(one, from) !== null || index.path(one, to) !== null || one === to) &&
        (index.path(other, from) !== null || index.path(other, to) !== null || other === to),
    )
  return tables.some(one => tables.some(other => one !== other && !isTied(one, other)))
}

/** Of two tables, one may have no rows for a group: nothing sold is still a number. */
function needsEmpty(index: ModelIndex, { keys }: Plan, columns: readonly Column[], isHeld: boolean): boolean {
  const tables = new Set(
    columns.flatMap(column => (column.kind === 'quantity' ? [nounOf(index, column.quantity).table] : [])),
  )
  const isKept = keys.length > 0 && keys.every(({ kind }) => kind === 'thing' || kind === 'attribute')
  const adds = columns.some(column => column.kind === 'quantity' && addsUp(index, column.quantity))
  return isKept && (tables.size > 1 || (isHeld && adds))
}

/** One number over another, or less another, is told in words of its own; anything else as the formula that it is. */
function resultOf(
  index: ModelIndex,
  { expression, percent, name }: Framed,
  place: (text: string) => number,
  columns: readonly Column[],
): Column {
  const label = name === null || name === '' ? {} : { label: name.slice(0, 60) }
  const isPercent = percent || (expression.kind === 'combine' && expression.percent === true)
  if (expression.kind === 'combine' && expression.left.kind === 'words') {
    const { op, left, right } = expression
    if (right.kind === 'words' && op === '-' && !isPercent)
      return {
        kind: 'difference',
        left: place(left.text),
        right: place(right.text),
        percent: false,
        label: name ?? 'difference',
      }
    if (right.kind === 'words' && op === '/') {
      const [top, bottom] = [place(left.text), place(right.text)]
      return {
        kind: 'quotient',
        top,
        bottom,
        percent: isPercent || isRate(index, columns, top, bottom),
        ...label,
      }
    }
    if (
      op === '/' &&
      right.kind === 'combine' &&
      right.op === '/' &&
      right.left.kind === 'words' &&
      right.right.kind === 'number'
    )
      return {
        kind: 'quotient',
        top: place(left.text),
        bottom: place(right.left.text),
        percent: isPercent,
        times: right.right.value,
        ...label,
      }
  }
  return { kind: 'formula', of: formulaOf(expression, place), percent: isPercent, ...label }
}

/** Refunded orders over all orders, inquiries over views: of things that happen, some over others are a rate. */
function isRate(index: ModelIndex, columns: readonly Column[], top: number, bottom: number): boolean {
  if (isPart(columns[top], columns[bottom]) || areSameThings(index, columns[top], columns[bottom]))
    return true
  const nouns = [columns[top], columns[bottom]].map(column =>
    column?.kind === 'quantity' && column.quantity.kind === 'count' ? index.noun(column.quantity.noun) : null,
  )
  const [part, whole] = nouns
  if (part === null || part === undefined || whole === null || whole === undefined) return false
  if (part.id === whole.id) return true
  return (
    part.table === whole.table && nouns.every(noun => noun?.key === undefined && noun?.date !== undefined)
  )
}

/** Some of what the other is: revenue in Aspen over all revenue. */
function isPart(part: Column | undefined, whole: Column | undefined): boolean {
  return (
    part?.kind === 'quantity' &&
    whole?.kind === 'quantity' &&
    JSON.stringify(part.quantity) === JSON.stringify(whole.quantity) &&
    whole.where.every(one => holds(part.where, one))
  )
}

function formulaOf(expression: Expression, place: (text: string) => number): Formula {
  if (expression.kind === 'words') return { kind: 'column', column: place(expression.text) }
  if (expression.kind === 'number') return expression
  const { op, left, right } = expression
  return { kind: 'combine', op, left: formulaOf(left, place), right: formulaOf(right, place) }
}
