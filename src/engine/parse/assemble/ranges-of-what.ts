// What ranges are of, where they do not say it themselves: "by days on market for the actives: 0-30, …", "how far ahead do people book?
// 0-7 days, …", "by number of stays: 1, 2 to 3, …", "who spent under 100, 100 to 500". It was said before them.
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { KeyRef, SaidBand } from '#engine/parse/key-ref.ts'
import { bandOf, inRow } from '#engine/parse/recognize/limits/band.ts'
import { isLength } from './conditions.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

type BandsRef = Extract<KeyRef, { kind: 'bands' }>
type RangesRef = Extract<KeyRef, { kind: 'bands' | 'steps' }>

/** What was found, and the items that said it. */
interface Told {
  own: Partial<BandsRef>
  by: readonly Placed[]
}

export function rangesOfWhat(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = withFirstRange(given)
  const ranges = of(placed, 'key').find(({ item: { key } }) => isOpen(key))
  const key = ranges?.item.key
  if (ranges === undefined || key === undefined || !isOpen(key)) return [...placed]
  const told =
    rightBefore(index, placed, ranges, key) ??
    beforeLimits(index, placed, ranges, key) ??
    askedHow(index, placed, ranges, key)
  if (told === null) return [...placed]
  const start = told.by.reduce((first, one) => (one.end <= ranges.start ? one.start : first), ranges.start)
  const item: Item = {
    kind: 'key',
    key: key.kind === 'steps' ? { ...key, ...told.own, kind: 'steps' } : { ...key, ...told.own },
  }
  return placed.flatMap(one =>
    told.by.includes(one) ? [] : one === ranges ? [{ ...one, start, item }] : [one],
  )
}

/** "Sold at under 300, 300 to 450, over 450 a foot": the first of them may have been taken for a limit. */
function withFirstRange(placed: readonly Placed[]): Placed[] {
  const ranges = of(placed, 'key').find(({ item }) => item.key.kind === 'bands')
  const limit = of(placed, 'condition').find(({ end }) => ranges !== undefined && end === ranges.start)
  const said = limit?.item.condition
  if (ranges?.item.key.kind !== 'bands' || limit === undefined || said?.kind !== 'amount') return [...placed]
  const { key } = ranges.item
  const first = said.not || said.amount.kind !== 'bound' ? null : bandOf(said.amount)
  const isBorder = first?.to !== undefined && first.to === key.bands[0]?.from
  const row = first === null || !isBorder ? null : inRow([first, ...key.bands])
  if (row === null) return [...placed]
  const isOther = said.attributes.length > 0 && !key.attributes.some(id => said.attributes.includes(id))
  if (isOther && key.attributes.length > 0) throw new Unclear('what the first range is of')
  const attributes = key.attributes.length > 0 ? key.attributes : said.attributes
  const item: Item = { kind: 'key', key: { ...key, attributes, bands: row } }
  return placed.flatMap(one =>
    one === limit ? [] : one === ranges ? [{ ...one, start: limit.start, item }] : [one],
  )
}

const isOpen = (key: KeyRef): key is RangesRef =>
  (key.kind === 'steps' ||
    (key.kind === 'bands' && key.counted === undefined && key.measured === undefined)) &&
  key.attributes.length === 0

/** "By days on market: fresh (30 days or fewer), …", "stayed once, twice, …"; a time may stand between. */
function rightBefore(
  index: ModelIndex,
  placed: readonly Placed[],
  { start }: Placed,
  key: RangesRef,
): Told | null {
  const near = placed.filter(({ item, end }) => item.kind !== 'period' && end <= start)
  const before = near.findLast(({ end }) => end >= start - 2)
  if (before === undefined) return null
  const numbers = numbersSaid(index, before.item)
  if (numbers.length > 0) return { own: { attributes: numbers }, by: [before] }
  if (key.kind === 'steps') return null
  const own = rowsSaid(before.item, key.bands) ?? moneySaid(index, placed, before.item, key.bands)
  return own === null ? null : { own, by: [before] }
}

/** "Days on market bands for the actives in Old Town: …": who they are may stand between. */
function beforeLimits(
  index: ModelIndex,
  placed: readonly Placed[],
  { start }: Placed,
  key: RangesRef,
): Told | null {
  const before = placed.findLast(
    ({ item, end }) => end <= start && !['period', 'condition', 'date', 'noun', 'ask'].includes(item.kind),
  )
  // "Rating of products under 25, …": there the number is asked for.
  const isNamedBetween = placed.some(
    ({ item, start: at }) => item.kind === 'noun' && before !== undefined && at >= before.end && at < start,
  )
  if (before === undefined || (isNamedBetween && before.item.kind === 'attribute')) return null
  // "By bedrooms in Aspen: under 200, …": small numbers have no such ranges.
  const attributes = numbersSaid(index, before.item).filter(
    id => index.attribute(id).format !== 'number' && fitsIn(index, id, key),
  )
  return attributes.length === 0 ? null : { own: { attributes }, by: [before] }
}

const numbersSaid = (index: ModelIndex, item: Item): string[] => {
  const said =
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'key' && item.key.kind === 'attribute'
        ? item.key.attributes
        : []
  return said.filter(id => index.attribute(id).kind === 'number')
}

/** "How far ahead do people book? 0-7 days, …", "how many reviews do products have: none, …": the number itself is put into the ranges. */
function askedHow(index: ModelIndex, placed: readonly Placed[], ranges: Placed, key: RangesRef): Told | null {
  const isListed =
    key.unit === 'days' || /^[^\d]*([:?(]|\b(band|bucket|bracket|range|tier|bin)s?\b)/.test(ranges.text)
  if (!isListed) return null
  const asked = placed.filter(
    ({ item, text, end }) =>
      end <= ranges.start &&
      /^(how|counts?|number) /.test(text) &&
      (item.kind === 'averaged' || item.kind === 'attribute' || isTotal(item)),
  )
  const attributes = asked
    .flatMap(({ item }) => (isTotal(item) ? item.quantity.attributes : numbersSaid(index, item)))
    .filter(id => fitsIn(index, id, key))
  // "People book": each time that they did is counted, and not who they are.
  const doers = placed.filter(
    ({ item, end }) =>
      item.kind === 'noun' &&
      asked.length > 0 &&
      placed.some(({ item: done, start }) => start === end && done.kind === 'noun' && done.verb === true),
  )
  return attributes.length === 0 ? null : { own: { attributes }, by: [...asked, ...doers] }
}

type Total = Extract<Item, { kind: 'quantity' }> & { quantity: { kind: 'aggregate' } }

const isTotal = (item: Item): item is Total =>
  item.kind === 'quantity' && item.quantity.kind === 'aggregate' && item.quantity.adds === true

/** "Took 0 to 30 days" is no price; of no ratio there are thousands. */
function fitsIn(index: ModelIndex, id: string, key: RangesRef): boolean {
  const { format } = index.attribute(id)
  if (key.unit === 'days') return isLength(index, id)
  if (key.unit !== 'plain') return format === key.unit
  return highestOf(key) < (beyond[format] ?? Infinity)
}

/** "Sale-to-list ratio for homes under 500k, 500k to 1M": no ratio is that high, so the numbers are those of the homes. */
export const beyond: Partial<Record<Format, number>> = {
  percent: 1000,
  ratio: 1000,
  days: 10_000,
  nights: 10_000,
  price_per_sf: 10_000,
}

export const highestOf = (key: RangesRef): number =>
  key.kind === 'steps'
    ? (key.size ?? 0)
    : Math.max(...key.bands.flatMap(({ from, to }) => [from ?? 0, to ?? 0]))

function rowsSaid(item: Item, bands: readonly SaidBand[]): Partial<BandsRef> | null {
  if (item.kind === 'rank' && item.by?.kind === 'count' && item.count === null)
    return { counted: { nouns: item.by.nouns, options: [] } }
  if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.op !== '=') return null
  const value = item.than.kind === 'number' ? item.than.value : undefined
  if (value === undefined || bands[0]?.from !== value + 1) return null
  const first: SaidBand = { label: String(value), from: value, to: value, upTo: true }
  return { bands: [first, ...bands], counted: { nouns: item.quantity.nouns, options: [] } }
}

/** "Customers by spend: under 500, …" is a column of theirs; "brands by revenue: under 10k, …" adds up rows, of which no single one has it. */
function moneySaid(
  index: ModelIndex,
  placed: readonly Placed[],
  item: Item,
  bands: readonly SaidBand[],
): Partial<BandsRef> | null {
  const said = measuredBy(item, bands)
  if (said === null) return null
  const isMoney = said.measures.some(id => id === index.model.best)
  const things = of(placed, 'noun').find(one => !one.item.weak && !one.item.none)
  const counted = of(placed, 'quantity').flatMap(one =>
    one.item.quantity.kind === 'count' ? one.item.quantity.nouns : [],
  )
  const nouns = [...(things?.item.nouns ?? []), ...counted].map(id => index.noun(id))
  const isOwn = nouns.some(
    ({ key, amount, vague }) =>
      key === undefined &&
      amount !== undefined &&
      (vague?.includes('people') === true || index.attribute(amount).rollup === 'sum'),
  )
  if (isMoney && isOwn && of(placed, 'period').length === 0) return { bands: said.bands }
  return { bands: said.bands, measured: said.measures }
}

/** "By spend: under 100, …", "spent 0, 1 to 100, …", "spent under 100, 100 to 500, …": the first range may have been taken for a limit. */
function measuredBy(
  item: Item,
  bands: readonly SaidBand[],
): { measures: readonly string[]; bands: readonly SaidBand[] } | null {
  if (item.kind === 'rank')
    return item.by?.kind === 'measure' && item.count === null ? { measures: item.by.measures, bands } : null
  if (item.kind === 'quantity')
    return item.quantity.kind === 'measure' && item.weak ? { measures: item.quantity.measures, bands } : null
  if (item.kind !== 'having' || item.quantity.kind !== 'measure' || item.than.kind !== 'number') return null
  const { op, than, quantity } = item
  const first = op === '=' || op === '<>' ? null : bandOf({ kind: 'bound', op, value: than.value })
  const row = first === null ? null : inRow([first, ...bands])
  if (row === null) throw new Unclear('what to group by')
  return { measures: quantity.measures, bands: row }
}
