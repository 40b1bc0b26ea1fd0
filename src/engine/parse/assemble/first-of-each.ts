// "First orders by month", "how many first stays were there": not the earliest rows of all, but everyone's first.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'
import { Unclear } from './unclear.ts'

/** The wish as everyone's first, or null where the earliest rows are listed: only what is counted is not listed. */
export function asFirsts(
  index: ModelIndex,
  placed: readonly Placed[],
  { item }: PlacedOf<'in time'>,
  noun: Noun,
): Item | null {
  const isCounted =
    of(placed, 'key').some(({ item: { key } }) => key.kind === 'grain') ||
    of(placed, 'ask').some(({ item: { how } }) => how === 'count' || how === 'share') ||
    of(placed, 'quantity').some(one => !one.item.weak)
  const isPlain = item.edge === 'first' && item.plural && item.count === null
  if (!isPlain || !isCounted || noun.date === undefined) return null
  return ownersColumn(index, noun) === null ? null : { kind: 'firsts', noun: noun.id }
}

/** Everyone's first row, as a condition. Of which kind of rows it is the first is told by their state only. */
export function firstOfEach(index: ModelIndex, noun: Noun, where: readonly Condition[]): Condition {
  const per = ownersColumn(index, noun)
  if (per === null || noun.date === undefined) throw new Unclear('the first time of what')
  const own = where.filter(one => attributesOf(one).some(id => index.attribute(id).table === noun.table))
  // In Aspen for the first time, or with us and in Aspen?
  if (!own.every(one => attributesOf(one).every(id => id.endsWith('.status'))))
    throw new Unclear('the first time of what')
  return {
    kind: 'first',
    attribute: `${noun.table}.id`,
    count: 1,
    high: false,
    per,
    by: { kind: 'attribute', attribute: noun.date, noun: noun.id },
    where: own,
  }
}

/** What tells in a row whose it is: of an order the customer, of a stay the guest. */
function ownersColumn(index: ModelIndex, { table, key }: Noun): string | null {
  if (key !== undefined) return null
  const arePeople = (one: Noun) => one.vague?.includes('people') === true
  const people = index.model.nouns.filter(arePeople)
  const same = people.find(one => one.table === table && one.key !== undefined)
  const link = index.model.links.find(
    ({ from, to }) => from === table && people.some(one => one.table === to && one.key === undefined),
  )
  const column = same?.key ?? link?.column
  const id = `${table}.${column}`
  return column !== undefined && index.has(id) && index.has(`${table}.id`) ? id : null
}
