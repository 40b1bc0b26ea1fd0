// The first of some things as a condition: which they are, and by what number.
import type { Noun } from '#contract/model.ts'
import type { Condition, Quantity } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Draft } from './draft.ts'
import { firstOfEach } from './first-of-each.ts'
import { of, type ItemOf } from './items.ts'
import { conditionsOf } from './narrowing.ts'
import { quantity } from './quantity.ts'
import { Unclear } from './unclear.ts'
import { dateOfNoun, during, namedDate } from './when.ts'

type Among = ItemOf<'among'>
type By = Extract<Condition, { kind: 'first' }>['by']

/** `all`: what is computed. */
export function firstOnes(draft: Draft, where: readonly Condition[], all: readonly Quantity[]): Condition[] {
  const ends = of(draft.placed, 'both ends').map(({ item }) => endsOf(draft, item, where))
  const among = of(draft.placed, 'among').map(({ item }): Condition => {
    const noun = item.nouns.length > 0 ? draft.picker.noun(item.nouns) : null
    const attribute =
      noun === null ? draft.picker.attribute(item.attributes) : `${noun.table}.${noun.key ?? 'id'}`
    if (attribute === null || !draft.index.has(attribute)) throw new Unclear('the first of what')
    const by = byOf(draft, item, noun, all)
    const { table } = draft.index.attribute(attribute)
    const near = conditionsOf(
      draft,
      noun ?? draft.subject,
      start => start >= item.behind && start < item.until,
    )
    const ofThem = near.filter(one =>
      attributesOf(one).every(id => draft.index.attribute(id).table === table),
    )
    if (item.whole === true && ofThem.length < near.length) throw new Unclear('which ones of those before')
    const own = item.alike ? where : item.counted ? [] : ofThem
    const [asked] = of(draft.placed, 'period')
    const period = item.period ?? (item.alike ? asked?.item.period : undefined)
    const time = by.kind === 'attribute' || period === undefined ? [] : timeOf(draft, by, period)
    return { kind: 'first', attribute, count: item.count, high: item.high, by, where: [...own, ...time] }
  })
  const firsts = of(draft.placed, 'firsts').map(({ item }) =>
    firstOfEach(draft.index, draft.index.noun(item.noun), where),
  )
  return [...ends, ...among, ...firsts]
}

/** "The longest and the shortest stay last year": among those that are asked about. */
function endsOf(draft: Draft, item: ItemOf<'both ends'>, where: readonly Condition[]): Condition {
  const { index, picker, subject, placed } = draft
  const number = picker.attribute(item.attributes)
  const table = number === null ? undefined : index.attribute(number).table
  const noun = subject?.table === table ? subject : null
  const counts = draft.quantities.length > 0 || of(placed, 'key').length > 0 || of(placed, 'rank').length > 0
  if (number === null || noun === null || noun.key !== undefined || counts) throw new Unclear('two rankings')
  const [period] = of(placed, 'period')
  const date = period?.item.dates[0] ?? dateOfNoun(index, noun, where)
  if (period !== undefined && (date === null || date === undefined)) throw new Unclear('a date')
  const time = period === undefined || date == null ? [] : [during(date, period.item.period)]
  return {
    kind: 'first',
    attribute: `${noun.table}.id`,
    count: 1,
    high: item.high,
    ends: true,
    by: { kind: 'attribute', attribute: number, noun: noun.id },
    where: [...where, ...time],
  }
}

function byOf(draft: Draft, { by, alike }: Among, noun: Noun | null, all: readonly Quantity[]): By {
  const { index, picker } = draft
  if (by?.kind === 'attribute') {
    const attribute = picker.attribute(by.attributes)
    if (attribute === null) throw new Unclear('what they are ranked by')
    const { table, rollup } = index.attribute(attribute)
    if (noun !== null && noun.key === undefined && index.path(noun.table, table) !== null)
      return { kind: 'attribute', attribute, noun: noun.id }
    return quantity(draft, { kind: 'aggregate', fn: rollup ?? 'avg', attributes: [attribute] })
  }
  if (by !== null) return quantity(draft, by)
  const [asked] = all
  if (alike && asked !== undefined) return asked
  const best = noun === null ? index.model.best : noun.best
  if (best === undefined) throw new Unclear('what they are ranked by')
  return noun !== null && index.has(best)
    ? { kind: 'attribute', attribute: best, noun: noun.id }
    : { kind: 'measure', measure: best }
}

function timeOf(draft: Draft, by: Quantity, period: Period): Condition[] {
  const date = namedDate(draft, by)
  return date === null ? [] : [during(date, period)]
}
