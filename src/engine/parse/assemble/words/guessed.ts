// What somebody supposes to be the first is one of those that are ranked: they are what is ranked, and it is left out of the rest.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { calendarUnit } from '#engine/time/period.ts'
import type { Period } from '#engine/parse/piece.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

const unclear = 'whether it comes first'

export function guessed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [guess, ...others] = of(placed, 'guess')
  const [said] = of(placed, 'predicate')
  const rest = placed.filter(({ item }) => item.kind !== 'predicate')
  if (guess === undefined) {
    // "Are the top five products in stock": what is said of them must not choose them.
    const last = rest.at(-1)
    if (said !== undefined && last !== undefined && /^(condition|having|period)$/.test(last.item.kind))
      throw new Unclear(unclear)
    return rest
  }
  if (others.length > 0 || of(placed, 'rank').length === 0) throw new Unclear(unclear)
  const { days, period, options } = guess.item
  if (days !== undefined) return ranked(rest, guess, { kind: 'weekday' }, ['day', 'weekday'])
  if (period !== undefined) return amongTimes(rest, guess, period)
  return amongValues(index, rest, guess, [...new Set(options.flat().map(({ attribute }) => attribute))])
}

/** "Was July our best month": among months. */
function amongTimes(placed: readonly Placed[], guess: Placed, period: Period): Placed[] {
  const key = of(placed, 'key').find(({ item }) => item.key.kind === 'grain')
  // "Is our best city this year …": the time of all of them.
  if (key === undefined)
    return placed.map(one => (one === guess ? { ...one, item: { kind: 'period', period, dates: [] } } : one))
  const grain = key?.item.key.kind === 'grain' ? key.item.key.grain : null
  const unit = grain === null || period.from === undefined ? null : calendarUnit(period.from, grain)
  if (unit?.from !== period.from || unit?.to !== period.to) throw new Unclear(unclear)
  return placed.filter(one => one !== guess)
}

function ranked(
  placed: readonly Placed[],
  guess: Placed,
  key: ItemOf<'key'>['key'],
  grains: string[],
): Placed[] {
  const named = of(placed, 'key')
  const isSame = named.every(({ item }) =>
    grains.includes(item.key.kind === 'grain' ? item.key.grain : item.key.kind),
  )
  if (!isSame || of(placed, 'attribute').length > 0) throw new Unclear(unclear)
  const asked: Item = { kind: 'key', key }
  return placed.flatMap((one): Placed[] =>
    one === guess ? [{ ...one, item: asked }] : one.item.kind === 'key' ? [] : [one],
  )
}

function amongValues(
  index: ModelIndex,
  placed: readonly Placed[],
  guess: Placed & { item: ItemOf<'guess'> },
  attributes: readonly string[],
): Placed[] {
  const isOne = (ids: readonly string[]) => ids.some(id => attributes.includes(id))
  const group = placed.find(
    ({ item }) =>
      (item.kind === 'attribute' && isOne(item.attributes)) ||
      (item.kind === 'key' && item.key.kind === 'attribute' && isOne(item.key.attributes)) ||
      (item.kind === 'noun' && !item.none && item.nouns.some(id => isOne(index.noun(id).name))),
  )
  const others = placed.some(
    ({ item }) =>
      item.kind === 'key' ||
      (item.kind === 'attribute' && item.attributes.every(id => index.attribute(id).kind === 'category')),
  )
  // "Are beach houses the most popular type": the type of which they are one.
  if (group?.item.kind === 'attribute') {
    const own: Item = {
      ...group.item,
      attributes: group.item.attributes.filter(id => attributes.includes(id)),
    }
    return placed.map(one => (one === group ? { ...one, item: own } : one))
  }
  // "Is the Driftwood our most booked home of all homes": one of them, however many are named.
  if (group?.item.kind === 'noun' && !of(placed, 'rank').some(({ end }) => end === group.start)) {
    const one: Item = { ...group.item, plural: false }
    return placed.map(other => (other === group ? { ...other, item: one } : other))
  }
  if (group !== undefined || isShown(index, placed, guess, attributes)) return [...placed]
  // "Does Texas have the most customers": states are ranked, though nobody names them.
  const [rank] = of(placed, 'rank')
  const isNamed = of(placed, 'noun').some(({ item }) => !item.weak)
  const isMeasured = rank?.item.by !== null && rank?.item.by.kind !== 'attribute'
  if (others || isNamed || !isMeasured) throw new Unclear(unclear)
  // "Is the Kestrel Action Camera our best seller": things that have names are ranked themselves.
  const things = index.model.nouns.filter(({ name }) =>
    name.some(id => attributes.includes(id) && index.attribute(id).names === true),
  )
  const key: Item =
    things.length > 0
      ? { kind: 'noun', nouns: things.map(({ id }) => id), plural: false, none: false, weak: false }
      : { kind: 'key', key: { kind: 'attribute', attributes } }
  return placed.flatMap((one): Placed[] => (one === guess ? [one, { ...one, item: key }] : [one]))
}

/** "Is the most expensive product from Aurora": of the one that is first, its brand is shown. */
const isShown = (
  index: ModelIndex,
  placed: readonly Placed[],
  guess: Placed,
  attributes: readonly string[],
): boolean =>
  of(placed, 'rank').some(({ item, end }) => item.by?.kind === 'attribute' && end <= guess.start) &&
  of(placed, 'noun').some(
    ({ item }) =>
      !item.weak &&
      !item.plural &&
      item.nouns.some(id => attributes.some(attribute => index.noun(id).columns.includes(attribute))),
  )
