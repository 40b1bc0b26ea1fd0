// One row for each group: the highest and the lowest, or all of them where they are few.
import type { ResultRow } from '#contract/sample.ts'
import { mannerOf } from './attribute-words.ts'
import { formatValue } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { atKey, canAct, keyNoun, keyWords } from './key-words.ts'
import { definite, endsBehind, endsOf, isMany } from './superlatives.ts'
import { leader, tellRanking, tiedWith, withCompanions, type Ranked } from './tell-ranking.ts'
import { otherMovement } from './tell-movement.ts'
import { keyLabel } from './slots.ts'
import {
  amountsTo,
  be,
  companions,
  lead,
  numberIn,
  periodFor,
  scopeOf,
  valueOf,
  type Telling,
  type Told,
} from './telling.ts'

const few = 4
const fewCounts = 6

export function tellGroups(telling: Telling): string {
  const { plan, rows } = telling
  const told = mostTelling(telling)
  const known = rows.filter(row => numberIn(row, told) !== null)
  if (rows.length === 1 && known.length === 1) return onlyGroup(telling, told)
  if (known.length === 0) return everyGroup(telling, told)
  const sorted = known.toSorted((a, b) => (numberIn(b, told) ?? 0) - (numberIn(a, told) ?? 0))
  if (telling.truncated) return amongShown(telling, told, sorted)
  const isShare = plan.columns[told.place]?.kind === 'share'
  if (isShare && tiedWith(sorted, told).length < sorted.length) return largestShare(telling, told, sorted)
  const isFew = rows.length <= (isCounted(telling, told) ? fewCounts : few)
  if (isFew && plan.columns.length === 1) return everyGroup(telling, told)
  return extremes(telling, told, sorted)
}

/** The leading column, unless it is the same in all rows and another one is not. */
function mostTelling(telling: Telling): Told {
  const leading = lead(telling)
  const varies = (told: Told) => new Set(telling.rows.map(row => valueOf(row, told))).size > 1
  const isFree = telling.plan.order.length === 0 && !varies(leading)
  return (isFree ? companions(telling, leading).find(varies) : undefined) ?? leading
}

function onlyGroup(telling: Telling, told: Told): string {
  const { spoken } = told
  const [row] = telling.rows
  const name = spoken.adds ? spoken.label : definite(spoken)
  const value = withCompanions(telling, told, row)
  const when = periodFor(telling, spoken.noun)
  const words = spaced(
    name,
    scopeOf(telling, spoken),
    amountsTo(telling, spoken),
    value,
    atKey(telling, row),
    when,
  )
  return `${sentenceCase(words)}.`
}

/** "Bookings by status: 12 cancelled, 40 confirmed and 3 pending." */
function everyGroup(telling: Telling, told: Told): string {
  const { plan, index, rows } = telling
  const { spoken } = told
  const [key] = plan.keys
  const by =
    key === undefined ? '' : `by ${key.kind === 'thing' ? keyNoun(index, key)[0] : keyLabel(index, key)}`
  const isBefore = isCounted(telling, told)
  const parts = rows.map(row => {
    const value = formatValue(valueOf(row, told), spoken.format)
    return isBefore ? `${value} ${keyWords(telling, row)}` : `${keyWords(telling, row)} (${value})`
  })
  return `${sentenceCase(spaced(spoken.label, scopeOf(telling, spoken), by, periodFor(telling, spoken.noun)))}: ${joined(parts)}.`
}

const isCounted = (telling: Telling, { spoken }: Told): boolean =>
  spoken.format === 'count' && spoken.adds && describesThings(telling)

/** Whether a count can stand before the group's name: "12 cancelled" can, "12 Napa" cannot. */
function describesThings({ plan, index, slots, rows }: Telling): boolean {
  const [key] = plan.keys
  if (key?.kind !== 'attribute') return false
  const attribute = index.attribute(key.attribute)
  const manner = mannerOf(attribute)
  const name = slots[0]?.column.name ?? ''
  const isKnown = rows.every(row => row[name] !== null)
  return attribute.kind === 'category' && (manner === 'status' || manner === 'adjective') && isKnown
}

function extremes(telling: Telling, told: Told, sorted: readonly ResultRow[]): string {
  const [order] = telling.plan.order
  const isAscending = order?.column === told.place && !order.descending
  const ranked: Ranked = { told, descending: !isAscending, rows: isAscending ? sorted.toReversed() : sorted }
  const tied = tiedWith(ranked.rows, told).length
  if (tied === sorted.length) return allTheSame(telling, told)
  if (tied > 1) return tellRanking(telling, ranked)
  return `${sentenceCase(leader(telling, ranked, ranked.rows[0]))}${otherEnd(telling, ranked)}.`
}

/** "; the lowest of the 20 cities is Moab with $12,300" */
function otherEnd(telling: Telling, { told, descending, rows }: Ranked): string {
  const { plan, index } = telling
  const [key] = plan.keys
  const row = rows.at(-1)
  const moved = otherMovement(telling, told, row, descending)
  if (moved !== null) return moved
  const value = formatValue(valueOf(row, told), told.spoken.format)
  const is = be(telling, false)
  if (key === undefined || !canAct(telling, key)) {
    const subject = isMany(told.spoken) ? `they ${be(telling, true)}` : `it ${is}`
    const end = endsBehind(told.spoken)[descending ? 0 : 1]
    return `; ${subject} ${end} ${atKey(telling, row)}: ${value}`
  }
  const end = endsOf(told.spoken)[descending ? 0 : 1]
  return `; the ${end} of the ${rows.length} ${keyNoun(index, key)[1]} ${is} ${keyWords(telling, row)} with ${value}`
}

function allTheSame(telling: Telling, told: Told): string {
  const { plan, index, rows } = telling
  const [key] = plan.keys
  const { spoken } = told
  const each = key === undefined ? 'row' : keyNoun(index, key)[0]
  const value = formatValue(valueOf(rows[0], told), spoken.format)
  const name = spoken.adds ? spoken.label : definite(spoken)
  const words = spaced(name, scopeOf(telling, spoken), amountsTo(telling, spoken), value, 'for each', each)
  return `${sentenceCase(spaced(words, periodFor(telling, spoken.noun)))}.`
}

/** Of rows that were not all read, only those that were can be spoken of. */
function amongShown(telling: Telling, told: Told, sorted: readonly ResultRow[]): string {
  const { plan, index, rows } = telling
  const [key] = plan.keys
  const many = key === undefined ? 'rows' : keyNoun(index, key)[1]
  const ranked: Ranked = { told, descending: true, rows: sorted }
  const among = `of the first ${rows.length.toLocaleString('en-US')} ${many},`
  return tellRanking({ ...telling, plan: { ...plan, limit: null } }, ranked, among)
}

function largestShare(telling: Telling, told: Told, sorted: readonly ResultRow[]): string {
  const [top, smallest] = [sorted[0], sorted.at(-1)]
  const share = (row: ResultRow | undefined) => formatValue(valueOf(row, told), 'percent')
  const verb = telling.isPast ? 'made up' : 'makes up'
  const of = told.spoken.label.replace(/^share of /, '')
  const when = periodFor(telling, told.spoken.noun)
  const first = spaced(
    keyWords(telling, top),
    verb,
    share(top),
    'of',
    of,
    scopeOf(telling, told.spoken),
    when,
  )
  return `${sentenceCase(first)}, the largest share; ${keyWords(telling, smallest)} ${verb} the smallest, ${share(smallest)}.`
}
