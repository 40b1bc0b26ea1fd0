// Those who came for the first time: with rows in a period, and none before it.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Period } from '#engine/parse/piece.ts'
import { plainPlan, type Column, type Keep, type Key, type Plan } from '#engine/plan.ts'
import { ownColumns } from './asked-columns.ts'
import { toConditions } from './conditions.ts'
import type { Draft } from './draft.ts'
import { firstOfEach } from './first-of-each.ts'
import { of } from './items.ts'
import { conditionsOf } from './narrowing.ts'
import { isSameCondition } from './words/share-groups.ts'
import { Unclear } from './unclear.ts'
import { during } from './when.ts'

/** The plan, or null where nobody is asked for. */
export function newcomersPlan(draft: Draft): Plan | null {
  const { placed, subject, asks } = draft
  const [wish] = of(placed, 'newcomers')
  if (wish === undefined) return null
  const counted = draft.quantities.length === 1 ? draft.quantities[0]?.ref : undefined
  const people = subject ?? (counted?.kind === 'count' ? (draft.picker.noun(counted.nouns) ?? null) : null)
  const others = (['rank', 'having', 'versus', 'change', 'running', 'average per', 'shift'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const shown = people === null ? [] : ownColumns(draft, people)
  const areShown = of(placed, 'attribute').every(({ item }) =>
    item.attributes.some(
      id => people?.name.includes(id) === true || shown.some(({ attribute }) => attribute === id),
    ),
  )
  const periods = of(placed, 'period').map(({ item }) => item.period)
  const [period] = periods
  if (
    people === null ||
    others ||
    !areShown ||
    periods.length > 1 ||
    (period?.from === undefined && of(placed, 'key').length === 0) ||
    draft.missing.length > 0
  )
    throw new Unclear('who came for the first time')
  if (draft.quantities.length > 0 && counted?.kind !== 'count') throw new Unclear('newcomers beside the rest')
  const event = eventOf(draft, people, wish.item.nouns)
  const date = event?.date
  if (event === null || date === undefined) throw new Unclear('a date')
  // "(Cancelled ones do not count)": they never do.
  const said = conditionsOf(draft, people, () => true).filter(
    one => !(event.where ?? []).some(rule => isSameCondition(one, rule)) && !isNoLimit(one, event),
  )
  // In Aspen for the first time, or with us and in Aspen? Only what is said of the people themselves is certain.
  const ownTable = (id: string) =>
    people.key === undefined && draft.index.attribute(id).table === people.table
  if (!said.flatMap(attributesOf).every(ownTable)) throw new Unclear('the first time of what')
  const { picker, today } = draft
  const { such } = wish.item
  const state = such === undefined ? [] : toConditions(such, { picker, noun: event, today })
  if (state === null) throw new Unclear('the first time of what')
  if (of(placed, 'key').length > 0) return byGroup(draft, event, date, { said, state, period })
  const where = [...said, ...state]
  const rows = (window: { from?: string; to?: string }): Column => ({
    kind: 'quantity',
    quantity: { kind: 'count', noun: event.id },
    where: [during(date, { ...window, label: '' }) satisfies Condition],
  })
  const keep = (column: number, op: Keep['op'], value: number): Keep => ({
    column,
    op,
    value: { kind: 'number', value },
  })
  const { from, to } = period ?? {}
  if (from === undefined) throw new Unclear('who came for the first time')
  return {
    keys: [{ kind: 'thing', noun: people.id }],
    columns: [...shown, rows({ from, ...(to === undefined ? {} : { to }) }), rows({ to: from })],
    where,
    keepEmpty: false,
    keep: [keep(shown.length, '>=', 1), keep(shown.length + 1, '=', 0)],
    order: [],
    limit: null,
    shownFrom: null,
    limitPer: null,
    summary:
      draft.counting || counted !== undefined || asks.has('count') ? { kind: 'count' } : { kind: 'rows' },
  }
}

/** "Any status counts", where none is left out anyway. */
const isNoLimit = (one: Condition, { where = [] }: Noun): boolean =>
  one.kind === 'free' && !where.flatMap(attributesOf).includes(one.attribute)

/** "In each month of this year", "by state": everyone's first row, counted. */
function byGroup(
  { index, placed, picker }: Draft,
  event: Noun,
  date: string,
  {
    said,
    state,
    period,
  }: { said: readonly Condition[]; state: readonly Condition[]; period: Period | undefined },
): Plan {
  const keys = of(placed, 'key').map(({ item: { key } }): Key => {
    if (key.kind === 'grain' && (key.dates ?? []).length === 0)
      return { kind: 'time', attribute: date, grain: key.grain }
    const attribute = key.kind === 'attribute' ? picker.attribute(key.attributes) : null
    if (attribute === null || index.path(event.table, index.attribute(attribute).table) === null)
      throw new Unclear('who came for the first time')
    return { kind: 'attribute', attribute }
  })
  return plainPlan({
    keys,
    columns: [
      {
        kind: 'quantity',
        quantity: { kind: 'count', noun: event.id },
        where: period === undefined ? [] : [during(date, period)],
      },
    ],
    where: [...said, ...state, firstOfEach(index, event, state)],
    order: keys.some(({ kind }) => kind === 'time') ? [] : [{ column: 0, descending: true }],
  })
}

/** The rows that people come with: those named, or the first kind that points to them and has a date. */
function eventOf({ index, picker }: Draft, people: Noun, named: readonly string[]): Noun | null {
  const candidates = named.length > 0 ? named.map(id => index.noun(id)) : index.model.nouns
  if (people.key !== undefined)
    return candidates.find(one => one.table === people.table && one.key === undefined) ?? null
  const found = candidates.find(
    one =>
      one.date !== undefined && one.table !== people.table && index.path(one.table, people.table) !== null,
  )
  return found === undefined ? null : named.length > 0 ? found : picker.nounOfTable(found.table)
}
