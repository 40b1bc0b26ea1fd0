// Numbers of the same things, each with a condition of its own: each is read as the question that it would be alone.
import type { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Plan } from '#engine/plan.ts'
import type { NumbersOfOneNoun } from '#engine/text/numbers/numbers-of-one-noun.ts'
import { isPeriod, isTimeless } from './trail.ts'
import { areStrangers, holds, isLike } from './composed.ts'
import type { Ask, Operand } from './operand.ts'

/** How many of the columns are numbers; "revenue, units sold and revenue per unit": one of them over another is one as well. */
export function numbersIn(columns: readonly Column[], said: readonly string[]): number {
  const asksRatio = said.some(text => / per /i.test(text))
  return columns.filter(
    one => one.kind === 'quantity' || (asksRatio && one.kind === 'quotient' && !one.percent),
  ).length
}

/** As many numbers as were named, or groups of them: nothing was lost. */
export function hasAll(
  { keys, columns }: Plan,
  { items, before, behind, trail, lists }: NumbersOfOneNoun,
): boolean {
  const isGrouped = /\b(?:by|per|each)\b/i.test(`${before}${behind}${trail}`)
  const groups = keys.filter(({ kind }) => kind !== 'thing').length
  const numbers = numbersIn(columns, [...items, trail])
  // "List homes in Aspen and homes in Moab": nobody asks how many.
  if (lists && columns.every(({ kind }) => kind === 'quantity')) return false
  return groups > (isGrouped ? 1 : 0) || numbers >= items.length
}

export function numbersApart(index: ModelIndex, row: NumbersOfOneNoun, ask: Ask): Plan | null {
  const parts = row.items.map((item, at) => partOf(index, item, at === row.items.length - 1, row, ask))
  const found = parts.flatMap(part => part ?? [])
  const [first] = found
  if (first === undefined || found.length < parts.length || !found.every(one => isLike(one, first)))
    return null
  const common = first.plan.where.filter(one => found.every(({ plan }) => holds(plan.where, one)))
  if (endsAmbiguously(row, found)) return null
  const columns = found.map(({ plan, column }, at): Column =>
    column.kind === 'quantity'
      ? {
          ...column,
          where: [...plan.where.filter(one => !holds(common, one)), ...column.where],
          label: bare(row.items[at] ?? ''),
        }
      : column,
  )
  // "Stays in October: total, nights": other numbers than those of the heading.
  const quantities = new Set(
    found.map(({ column }) => JSON.stringify(column.kind === 'quantity' && column.quantity)),
  )
  if (row.isGuess === true && quantities.size > 1) return null
  const spelled = columns.map(column => JSON.stringify({ ...column, label: '' }))
  if (new Set(spelled).size < columns.length || areStrangers(index, columns)) return null
  return plainPlan({ keys: first.plan.keys, columns, where: common, order: first.plan.order })
}

const totals = /^(?:revenue|income|sales|earnings|turnover)\b/
const bare = (item: string): string =>
  item.replace(/^(?:(?:the|our|number of|count of|how many|#(?: of)?) )+/i, '')

/** "Homes for sale, homes sold this year": what has no date of its own is what it is today. */
function partOf(
  index: ModelIndex,
  item: string,
  isLast: boolean,
  row: NumbersOfOneNoun,
  ask: Ask,
): Operand | null {
  const dated = operandOf(`${item}${row.trail}`, row, ask)
  if (dated !== null || isLast || row.trail === '' || !isPeriod(row.trail)) return dated
  const now = operandOf(item, row, ask)
  return now !== null && isTimeless(index, now) ? now : null
}

function operandOf(item: string, { before, behind }: NumbersOfOneNoun, ask: Ask): Operand | null {
  const said = bare(item)
  const all = said.replace(/^(?:total|all|overall)(?: the| our)? /i, '')
  const number = totals.test(all) ? `total ${all}` : `number of ${all}`
  const plan = ask(`${before}${number}${behind}`)
  const [column, second] = plan?.columns ?? []
  const isPlain =
    plan !== null &&
    plan.summary.kind === 'rows' &&
    plan.keep.length === 0 &&
    plan.limit === null &&
    plan.limitPer === null
  return isPlain && column?.kind === 'quantity' && second === undefined ? { plan, column } : null
}

/** "Homes, homes over 90 days, homes built since 2020 in Old Town": the place may be that of all. */
function endsAmbiguously({ items }: NumbersOfOneNoun, parts: readonly Operand[]): boolean {
  const said = parts.map(({ plan }) => plan.where.length)
  const placed = / (?:in|at|from|on|for) [^,]+$/i
  return (
    placed.test(items.at(-1) ?? '') &&
    items.slice(0, -1).every(item => !placed.test(item)) &&
    (said.at(-1) ?? 0) > Math.max(...said.slice(0, -1)) &&
    (said.at(-1) ?? 0) > Math.min(...said) + 1
  )
}
