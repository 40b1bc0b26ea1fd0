// "Stayed in 2024 and came back in 2025", "bought in both March and April": those who did it in the one time and in the other.
import type { Noun } from '#contract/model.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { plainPlan, type Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { conditionsOf } from './narrowing.ts'
import { Unclear } from './unclear.ts'
import { during } from './when.ts'

/** "Who stayed in 2024 came back in 2025": between two times, coming back is doing it again. */
export function doneAgain(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = inBothTimes(given)
  const [first, second, ...more] = of(placed, 'period')
  const verb = of(placed, 'noun').find(({ item, start }) => item.verb === true && start < (first?.start ?? 0))
  if (first === undefined || second === undefined || more.length > 0 || verb === undefined) return [...placed]
  return placed.map(one => {
    const isBetween = one.start >= first.end && one.end <= second.start
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    if (!isBetween || condition?.kind !== 'segment' || condition.not) return one
    const isAgain = condition.segments.some(id => index.segment(id).count !== undefined)
    return isAgain ? { ...one, item: verb.item } : one
  })
}

/** "Bought in both March and April": once in March, and once in April. */
function inBothTimes(placed: readonly Placed[]): Placed[] {
  const [only, ...more] = of(placed, 'period')
  const verb = of(placed, 'noun').find(({ item, end }) => item.verb === true && end <= (only?.start ?? 0))
  const [first, second, ...others] = only?.item.period.parts ?? []
  if (only?.item.both !== true || more.length > 0 || verb === undefined) return [...placed]
  if (first === undefined || second === undefined || others.length > 0) return [...placed]
  const { start } = only
  const at = (period: Period): Placed => ({
    ...only,
    item: { kind: 'period', period, dates: only.item.dates },
  })
  return placed.flatMap(one =>
    one === only
      ? [
          { ...at(first), end: start },
          { ...verb, start, end: start },
          { ...at(second), start: start + 1 },
        ]
      : [one],
  )
}

/** The plan, or null where nothing was done twice. */
export function doneTwicePlan(draft: Draft): Plan | null {
  const { placed, index, picker, missing } = draft
  const verbs = of(placed, 'noun').filter(({ item }) => item.verb === true && !item.none)
  const times = timesOf(draft, verbs)
  const [verb] = verbs
  const others = (
    [
      'rank',
      'key',
      'having',
      'versus',
      'change',
      'running',
      'order',
      'limit',
      'period against period',
    ] as const
  ).some(kind => of(placed, kind).length > 0)
  if (times === null || verb === undefined || others || missing.length > 0 || draft.asks.has('share'))
    return null
  const who = countedOr(draft)
  const event = picker.noun(verb.item.nouns)
  if (who === null || event === null || !isDoneBy(index, event, who)) return null
  const where = conditionsOf(draft, who, () => true)
  // In Aspen both times, or once? Only what is said of those who did it is certain.
  const isTheirs = (id: string) => who.key === undefined && index.attribute(id).table === who.table
  if (!where.flatMap(attributesOf).every(isTheirs)) throw new Unclear('two things at once')
  const said = of(placed, 'period').flatMap(({ item }) => item.dates)
  const date = said.find(id => index.attribute(id).table === event.table) ?? event.date
  if (date === undefined) throw new Unclear('a date')
  const isCount = draft.counting || draft.quantities.length > 0 || draft.asks.has('count')
  return plainPlan({
    keys: [{ kind: 'thing', noun: who.id }],
    columns: times.map(period => ({
      kind: 'quantity',
      quantity: { kind: 'count', noun: event.id },
      where: [during(date, period)],
    })),
    where,
    keep: times.map((_, column) => ({ column, op: '>=', value: { kind: 'number', value: 1 } })),
    order: [{ column: 0, descending: true }],
    summary: { kind: isCount ? 'count' : 'rows' },
  })
}

/** Two times of which each has its verb. */
function timesOf({ placed }: Draft, [one, other, ...rest]: readonly Placed[]): readonly Period[] | null {
  const [first, second, ...more] = of(placed, 'period')
  if (first === undefined || second === undefined || more.length > 0) return null
  const isApart =
    one !== undefined &&
    other !== undefined &&
    rest.length === 0 &&
    one.start < first.start &&
    other.start >= first.end &&
    other.start < second.start
  return isApart ? [first.item.period, second.item.period] : null
}

/** Those who are counted, or those who are listed. */
function countedOr({ quantities, picker, subject }: Draft): Noun | null {
  const [only, ...more] = quantities
  if (only === undefined) return subject
  return more.length === 0 && only.ref.kind === 'count' ? picker.noun(only.ref.nouns) : null
}

const isDoneBy = (index: ModelIndex, event: Noun, who: Noun): boolean =>
  who.key === undefined
    ? who.table !== event.table && index.path(event.table, who.table) !== null
    : who.table === event.table
