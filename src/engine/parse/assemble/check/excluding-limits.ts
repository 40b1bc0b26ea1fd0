// Limits that nothing can meet, and limits that leave one of the ranges empty that were asked for: ranges told one after the other
// were read as conditions.
import type { Condition } from '#contract/terms.ts'
import type { Band, Plan } from '#engine/plan.ts'

/** Numbers that cannot all be said of one row. */
export const limitsFault = (plan: Plan): string | null => {
  if (excludeEachOther(plan)) return 'limits that exclude each other'
  return limitsExactly(plan.where) ? 'what two numbers mean together' : null
}

interface Limit {
  of: string
  low: number
  high: number
}

const least = 1e-9

/** Above ten and below five, or one of two that the rest rules out: two questions were read as one. */
function excludeEachOther({ where, keep, keys }: Plan): boolean {
  const rows = where.filter(({ kind }) => kind !== 'any').flatMap(limitsIn)
  const groups = keep.flatMap(({ column, op, value }) =>
    value.kind === 'number' ? limitOf(String(column), op, value.value) : [],
  )
  const branches = where.flatMap(one => (one.kind === 'any' ? one.of : []))
  const banded = keys.flatMap(key => (key.kind === 'bands' ? [key] : []))
  return (
    areImpossible([...rows, ...groups]) ||
    branches.some(one =>
      areImpossible([...rows, ...(one.kind === 'all' ? one.of : [one]).flatMap(limitsIn)]),
    ) ||
    banded.some(({ attribute, bands }) =>
      bands.some(band => areImpossible([...rows, bandLimit(attribute, band)])),
    ) ||
    new Set(banded.map(({ attribute }) => attribute)).size < banded.length
  )
}

function areImpossible(limits: readonly Limit[]): boolean {
  const found = new Map<string, Limit>()
  for (const { of, low, high } of limits) {
    const before = found.get(of) ?? { of, low: -Infinity, high: Infinity }
    found.set(of, { of, low: Math.max(before.low, low), high: Math.min(before.high, high) })
  }
  return [...found.values()].some(({ low, high }) => low > high)
}

const bandLimit = (of: string, { from, to, above, upTo }: Band): Limit => ({
  of,
  low: from === undefined ? -Infinity : above === true ? from + least : from,
  high: to === undefined ? Infinity : upTo === true ? to : to - least,
})

/** "Below a hundred and twenty" read as below 100 and 20: who gives the number itself sets it no limit as well. */
const limitsExactly = (where: readonly Condition[]): boolean => {
  const limited = new Set(
    where.flatMap(one => (one.kind === 'compare' && typeof one.value === 'number' ? [one.attribute] : [])),
  )
  return where.some(
    one =>
      one.kind === 'is' &&
      one.not !== true &&
      typeof one.values[0] === 'number' &&
      limited.has(one.attribute),
  )
}

/** Between which numbers a condition leaves a value; "in stock and out of stock" leave nothing. */
function limitsIn(one: Condition): Limit[] {
  if (one.kind === 'is' && one.not !== true && one.values.length === 1 && typeof one.values[0] === 'number')
    return limitOf(one.attribute, '=', one.values[0])
  return one.kind === 'compare' && typeof one.value === 'number'
    ? limitOf(one.attribute, one.op, one.value)
    : []
}

function limitOf(of: string, op: string, value: number): Limit[] {
  if (op === '<>') return []
  return [
    {
      of,
      low: op === '>' ? value + least : op === '>=' || op === '=' ? value : -Infinity,
      high: op === '<' ? value - least : op === '<=' || op === '=' ? value : Infinity,
    },
  ]
}
