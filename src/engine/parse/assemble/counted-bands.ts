// "Guests by number of stays: 1, 2 to 3, 4 or more", "how many guests stayed once, twice, more often": how many of them have so many
// rows, where no column of theirs says it. "Customers by what they spent this year: under 100, …": what their rows add up to.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { type Plan, plainPlan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { conditionsOf } from './narrowing.ts'
import { withoutGaps } from './settled-bands.ts'
import { Unclear } from './unclear.ts'
import { during } from './when.ts'

/** The plan, or null where nothing is counted in ranges. */
export function countedBandsPlan(draft: Draft): Plan | null {
  const { placed, picker, index } = draft
  const [key, ...others] = of(placed, 'key')
  if (key?.item.key.kind !== 'bands' || key.item.key.attributes.length > 0) return null
  const { counted, measured = [] } = key.item.key
  if (counted === undefined && measured.length === 0) return null
  const rest = placed.filter(one => one !== key && !beside.has(one.item.kind))
  const measure = measured[0]
  const bands = withoutGaps(
    key.item.key.bands,
    measure === undefined ? 'count' : index.measure(measure).format,
  )
  const rows = picker.noun(counted?.nouns ?? (measure === undefined ? [] : [index.measure(measure).noun]))
  const people = peopleOf(draft, rows)
  const periods = of(placed, 'period')
  if (rows === null || people === null || others.length + rest.length > 0 || periods.length > 1)
    throw new Unclear('what to group by')
  const hasNone = bands.some(({ from, to }) => from === undefined || to === 0 || from === 0)
  // Who is told by rows has some.
  if (hasNone && people.key !== undefined) throw new Unclear('who has none')
  const stated = conditionsOf(draft, people, () => true)
  const ofPeople = (one: Condition) =>
    attributesOf(one).every(id => people.key === undefined && index.attribute(id).table === people.table)
  const [period] = periods
  if (period !== undefined && rows.date === undefined) throw new Unclear('a date')
  return plainPlan({
    keys: [{ kind: 'thing', noun: people.id }],
    columns: [
      {
        kind: 'quantity',
        quantity: measure === undefined ? { kind: 'count', noun: rows.id } : { kind: 'measure', measure },
        where: [
          ...stated.filter(one => !ofPeople(one)),
          ...(counted?.options ?? []).map(({ attribute, value }): Condition => ({
            kind: 'is',
            attribute,
            values: [value],
          })),
          ...(period === undefined || rows.date === undefined ? [] : [during(rows.date, period.item.period)]),
        ],
      },
    ],
    where: stated.filter(ofPeople),
    keepEmpty: hasNone,
    summary: { kind: 'bands', column: 0, bands },
  })
}

/** Items that may stand beside the ranges. */
const beside: ReadonlySet<string> = new Set(['ask', 'noun', 'quantity', 'condition', 'period'])

/** Those who are counted: named as such, and the rows are theirs. */
function peopleOf({ subject, quantities, picker, index }: Draft, rows: Noun | null): Noun | null {
  const [only, ...more] = quantities
  const counted = only?.ref.kind === 'count' && more.length === 0 ? picker.noun(only.ref.nouns) : null
  const people = counted ?? (quantities.length === 0 ? subject : null)
  if (people === null || rows === null || people.id === rows.id) return null
  const areTheirs =
    people.key === undefined
      ? people.table !== rows.table && index.path(rows.table, people.table) !== null
      : people.table === rows.table && rows.key === undefined
  return areTheirs ? people : null
}
