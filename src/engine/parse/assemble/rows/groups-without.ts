// "Which cities had no bookings", "is there an area where nothing is for sale": groups are asked for that lack some rows.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { datesAhead } from '#engine/parse/assemble/words/ahead.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { groupsEmpty } from './groups-empty.ts'
import { groupsLacking } from './groups-lacking.ts'

export function groupsWithout(index: ModelIndex, asked: readonly Placed[]): Placed[] {
  const given = groupsEmpty(index, groupsLacking(index, leftOutBehind(index, asked)))
  const isOfGroups =
    of(given, 'noun').length === 0 &&
    of(given, 'attribute').length === 1 &&
    of(given, 'ask').every(({ item }) => item.how === 'which') &&
    of(given, 'ask').length > 0
  const placed = ofOneKind(index, noSuchHome(given)).flatMap(one => missingRows(index, one, isOfGroups))
  const lost = of(placed, 'noun').find(({ item }) => item.none)
  const group = lost === undefined ? undefined : groupBefore(index, placed, lost)
  if (group === undefined) {
    const isUndated = of(given, 'nothing such').some(({ item }) => item.condition.kind !== 'dated')
    if (isUndated && of(placed, 'key').length === 0) throw new Unclear('what is missing')
    return placed
  }
  const { attributes } = group.item
  return placed.map(one =>
    one === group ? { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } } : one,
  )
}

/** "Homes in Aspen, nothing in maintenance": of the things before the pause, those in such a state are not wanted. */
function leftOutBehind(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const isGrouped =
    of(placed, 'key').length > 0 ||
    of(placed, 'attribute').some(({ item }) =>
      item.attributes.some(id => index.attribute(id).kind === 'category'),
    )
  return placed.map(one => {
    if (one.item.kind !== 'nothing such' || one.afterBreak !== true || isGrouped) return one
    const { condition } = one.item
    const table = tableOf(index, condition)
    const areNamed = placed.some(
      ({ item, start }) =>
        start < one.start &&
        ((item.kind === 'noun' && !item.none && item.nouns.some(id => index.noun(id).table === table)) ||
          (item.kind === 'condition' && tableOf(index, item.condition) === table)),
    )
    if (table === undefined || !areNamed) return one
    if (condition.kind === 'flag')
      return { ...one, item: { kind: 'condition', condition: { ...condition, yes: !condition.yes } } }
    return 'not' in condition
      ? { ...one, item: { kind: 'condition', condition: { ...condition, not: true } } }
      : one
  })
}

/** The one group that is named before what it lacks, where no things are named that could lack it. */
function groupBefore(
  index: ModelIndex,
  placed: readonly Placed[],
  lost: PlacedOf<'noun'>,
): PlacedOf<'attribute'> | undefined {
  const [group, ...more] = of(placed, 'attribute')
  const things = of(placed, 'noun').some(({ item }) => !item.none && !item.weak)
  const others = (['key', 'quantity', 'rank'] as const).some(kind => of(placed, kind).length > 0)
  if (group === undefined || more.length > 0 || things || others || group.start > lost.start) return undefined
  if (!of(placed, 'having').every(limit => isSizeOf(index, group, limit))) return undefined
  return group.item.attributes.every(id => index.attribute(id).kind === 'category') ? group : undefined
}

/** "Brands with more than 5 products but no orders": how many things a group has, and no pieces of an order. */
function isSizeOf(
  index: ModelIndex,
  group: PlacedOf<'attribute'>,
  { item, start }: PlacedOf<'having'>,
): boolean {
  const tables = new Set(group.item.attributes.map(id => index.attribute(id).table))
  return (
    item.quantity.kind === 'count' &&
    item.quantity.nouns.every(id => tables.has(index.noun(id).table)) &&
    start >= group.end
  )
}

/** "Which areas have no pool homes for sale": such homes are missing, and none without a pool is asked for. */
function noSuchHome(placed: readonly Placed[]): readonly Placed[] {
  const [home, ...others] = of(placed, 'noun')
  const [group, ...more] = of(placed, 'attribute')
  const flag = of(placed, 'condition').find(({ item, end, text }) => {
    const { condition } = item
    return condition.kind === 'flag' && !condition.yes && text.startsWith('no ') && end === home?.start
  })
  const condition = flag?.item.condition
  if (home === undefined || others.length + more.length > 0 || condition?.kind !== 'flag') return placed
  const isAsked = of(placed, 'ask').some(({ item, end }) => item.how === 'which' && end === group?.start)
  if (!isAsked) return placed
  return placed.map((one): Placed => {
    if (one === flag)
      return { ...one, text: '', item: { kind: 'condition', condition: { ...condition, yes: true } } }
    return one === home
      ? { ...one, start: flag?.start ?? one.start, item: { ...home.item, none: true } }
      : one
  })
}

/** "No homes with a pool under contract": of what is missing, and no other things. */
function ofOneKind(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const lost = of(placed, 'noun').find(({ item }) => item.none)
  const group = lost === undefined ? undefined : of(placed, 'attribute').find(({ end }) => end <= lost.start)
  if (lost === undefined || group === undefined) return placed
  const isKind = (nouns: readonly string[]) => nouns.some(id => (index.noun(id).where ?? []).length > 0)
  const tables = lost.item.nouns.map(id => index.noun(id).table)
  // "No home with a cancelled booking": many rows of each home, which its own number does not see.
  const isBelow = (id: string) => tables.every(table => index.path(table, index.noun(id).table) === null)
  if (
    of(placed, 'noun').some(({ item, start }) => start >= lost.end && !item.none && item.nouns.every(isBelow))
  )
    throw new Unclear('what is missing')
  const again = of(placed, 'noun').find(
    ({ item, start }) =>
      start >= lost.end &&
      !item.weak &&
      !item.none &&
      isKind(item.nouns) !== isKind(lost.item.nouns) &&
      item.nouns.every(id => tables.includes(index.noun(id).table) && index.noun(id).key === undefined),
  )
  if (again === undefined) return placed
  const nouns = isKind(lost.item.nouns) ? lost.item.nouns : again.item.nouns
  return placed.flatMap((one): Placed[] => {
    if (one === again) return []
    return [one === lost ? { ...one, item: { ...lost.item, nouns } } : one]
  })
}

/** "Nothing for sale": no row of the table that has such a state. */
function missingRows(index: ModelIndex, one: Placed, isOfGroups: boolean): Placed[] {
  const { item, text } = one
  // "Which areas have no pool": of an area, no home has one.
  if (isOfGroups && item.kind === 'condition' && item.condition.kind === 'flag' && text.startsWith('no ')) {
    const condition: ConditionRef = { ...item.condition, yes: true }
    return missingRows(index, { ...one, item: { kind: 'nothing such', condition } }, true)
  }
  if (item.kind !== 'nothing such') return [one]
  if (item.condition.kind === 'dated') return nothingAhead(index, one, item.condition.period)
  const table = tableOf(index, item.condition)
  const noun = index.model.nouns.find(({ table: own, key }) => own === table && key === undefined)
  if (noun === undefined) throw new Unclear('what is missing')
  return [
    { ...one, item: { kind: 'noun', nouns: [noun.id], plural: true, none: true, weak: true } },
    { ...one, item: { kind: 'condition', condition: item.condition } },
  ]
}

/** "Nothing upcoming": none of the rows that may still come. */
function nothingAhead(index: ModelIndex, one: Placed, period: Period): Placed[] {
  const ahead = datesAhead(index)
  const noun = index.model.nouns.find(
    ({ key, date }) => key === undefined && date !== undefined && ahead.has(date),
  )
  if (noun === undefined) throw new Unclear('what is missing')
  return [
    { ...one, item: { kind: 'noun', nouns: [noun.id], plural: true, none: true, weak: false } },
    { ...one, item: { kind: 'period', period, dates: [], ahead: true } },
  ]
}

function tableOf(index: ModelIndex, condition: ConditionRef): string | undefined {
  if (condition.kind === 'segment')
    return condition.segments.map(id => index.noun(index.segment(id).noun).table)[0]
  if (condition.kind === 'flag') return index.attribute(condition.attribute).table
  if (condition.kind === 'contains') return index.attribute(condition.within?.[0] ?? '').table
  return condition.kind === 'values'
    ? index.attribute(condition.options[0]?.[0]?.attribute ?? '').table
    : undefined
}
