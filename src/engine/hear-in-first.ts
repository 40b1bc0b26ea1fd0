// "Which category had the most revenue this year", then "and which brand brought in the most within it": asked of the group that came first.
// Its name is known only once the rows are there, so it is said as the first by that number. Read without it, the answer would be of all.
import type { Condition } from '#contract/terms.ts'
import type { Hear, Heard } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan, Quantity } from './plan.ts'

const kinds =
  'category|brand|state|city|area|subdivision|neighbou?rhood|community|village|source|type|payment method'
const pointer = new RegExp(
  `,? ?\\b(?:(?:with)?in (?:(?:that|this|the) (?:same |one )?(?:${kinds})|it|there|that one|that)|(?:for|of|from) (?:(?:that|this) (?:same |one )?(?:${kinds})|it|that one)|(?<!\\b(?:is|are|was|were) )there(?! (?:is|are|was|were)\\b)|(?:do|does|did) (?:it|they) have)(?=[ ,.?!]|$)`,
  'i',
)
const its = /\b(?:its|that (?:category|brand|state|city|area|subdivision)['’]s)\b/i
/** Rows of it, its number once more, or another way to part what was asked: of the one, or of all? */
const unsure =
  /\b(?:of|list|show|name|see)(?: me)? (?:them|those|these)\b|\b(?:break|split) (?:it|that|this|them)\b|^(?:and )?how many[?.! ]*$/i
const leading = /^(?:(?:and|so|ok|okay|then|now)[ ,]+)+/i

interface First {
  attribute: string
  condition: Condition
  times: readonly Condition[]
}

export function withInFirst(hear: Hear): Hear {
  return (question, history, today) => {
    const before = history.at(-1)
    const points = pointer.test(question) || its.test(question) || unsure.test(question)
    if (before === undefined || !points) return hear(question, history, today)
    const earlier = hear(before, history.slice(0, -1), today)
    const first = earlier.kind === 'heard' ? firstOf(earlier.plan) : null
    if (earlier.kind !== 'heard' || first === null) return hear(question, history, today)
    const open = { ...earlier, kind: 'open' as const, what: 'which ones of those before' }
    if (unsure.test(question)) return open
    const rest = question.replace(leading, '').replace(pointer, '').replace(its, 'the').trim()
    const asked = hear(rest, [], today)
    if (asked.kind !== 'heard' || pointer.test(rest) || speaksOf(asked.plan, first.attribute)) return open
    // "And which city there": by what, is not said again.
    if (isBareList(asked.plan)) return open
    const times = isTimed(asked.plan) ? [] : first.times
    const { plan, isMoved } = inTimes(asked, times)
    return {
      ...asked,
      plan: { ...plan, where: [...plan.where, first.condition] },
      periodLabel: isMoved ? earlier.periodLabel : asked.periodLabel,
      continues: true,
    }
  }
}

/** Of a plan that shows the first group alone: which one, and when that was. */
function firstOf({ keys, columns, where, keep, order, limit, skip, summary }: Plan): First | null {
  const [key, ...others] = keys
  const [by] = order
  const column = columns[by?.column ?? -1]
  const isFirst = limit === 1 && (skip ?? 0) === 0 && keep.length === 0 && summary.kind === 'rows'
  if (!isFirst || key?.kind !== 'attribute' || others.length > 0 || by === undefined) return null
  if (column?.kind !== 'quantity') return null
  return {
    attribute: key.attribute,
    condition: {
      kind: 'first',
      attribute: key.attribute,
      count: 1,
      high: by.descending,
      by: column.quantity,
      where: [...column.where, ...where],
    },
    times: [...column.where, ...where].filter(({ kind }) => kind === 'during'),
  }
}

/** "Revenue by category in it": another matter than the one that came first. */
const speaksOf = ({ keys, where, limitPer }: Plan, attribute: string): boolean =>
  limitPer !== null ||
  keys.some(key => key.kind === 'attribute' && key.attribute === attribute) ||
  where.some(one => 'attribute' in one && one.attribute === attribute)

const isBareList = ({ keys, columns, summary }: Plan): boolean =>
  summary.kind === 'rows' &&
  keys.every(({ kind }) => kind === 'attribute') &&
  columns.every(({ kind }) => kind === 'attribute')

const isTimed = ({ keys, where, columns }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'sides') ||
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(
    ({ kind }) => kind === 'during',
  )

/** Numbers that go by that date are of the same time; what is for sale today goes by none. */
function inTimes({ plan, index }: Heard, times: readonly Condition[]): { plan: Plan; isMoved: boolean } {
  const columns = plan.columns.map(one => {
    if (one.kind !== 'quantity') return one
    const date = dateOf(one.quantity, index)
    return {
      ...one,
      where: [...one.where, ...times.filter(time => 'attribute' in time && time.attribute === date)],
    }
  })
  const isMoved = columns.some((one, at) => {
    const before = plan.columns[at]
    return one.kind === 'quantity' && before?.kind === 'quantity' && one.where.length > before.where.length
  })
  return { plan: isMoved ? { ...plan, columns } : plan, isMoved }
}

function dateOf(quantity: Quantity, index: ModelIndex): string | undefined {
  if (quantity.kind === 'aggregate') return undefined
  if (quantity.kind !== 'measure') return index.noun(quantity.noun).date
  const { date, noun } = index.measure(quantity.measure)
  return date ?? index.noun(noun).date
}
