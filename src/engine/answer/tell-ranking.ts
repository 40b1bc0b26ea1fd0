// Rows in the order of a value: who leads, by how much, and who shares the lead.
import type { ResultRow } from '#contract/sample.ts'
import { formatValue } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { atKey, canAct, keyNoun, keyWords } from './key-words.ts'
import { amountOf } from './column-words.ts'
import type { Spoken } from './quantity-words.ts'
import { definite, endsBehind, isMany, placed, superlative } from './superlatives.ts'
import { points } from './tell-comparison.ts'
import { movement } from './tell-movement.ts'
import {
  be,
  companions,
  have,
  numberIn,
  periodFor,
  scopeOf,
  toldAt,
  valueOf,
  type Telling,
  type Told,
} from './telling.ts'
import { isStillOpen } from './time-span.ts'

export interface Ranked {
  told: Told
  descending: boolean
  rows: readonly ResultRow[]
}

/** `among` opens the sentence: "Of the first 1,000 guests,". */
export function tellRanking(telling: Telling, ranked: Ranked, among = ''): string {
  const { rows, told } = ranked
  const [first, second] = rows
  const tied = tiedWith(rows, told)
  if (tied.length > 1) return `${sentenceCase(spaced(among, tie(telling, ranked, tied)))}.`
  const { plan } = telling
  const [key] = plan.keys
  const beside = second === undefined ? '' : behind(telling, ranked, first, second)
  // Ten is also what nobody asked for: "which property types earned the most" are eight, and that is no shortage.
  const only =
    plan.limit !== null && plan.limit > 1 && plan.limit !== 10 && rows.length > 1 && rows.length < plan.limit
      ? ` Only ${rows.length} ${key === undefined ? 'rows' : keyNoun(telling.index, key)[1]} qualify.`
      : ''
  return `${sentenceCase(spaced(among, leader(telling, ranked, first)))}${beside}.${only}${unfinished(telling, first)}`
}

/** "The slowest month" is often the one that has only begun. */
function unfinished(telling: Telling, first: ResultRow | undefined): string {
  const [key] = telling.plan.keys
  return key?.kind === 'time' && isStillOpen(telling, first, key.grain)
    ? ` ${sentenceCase(keyWords(telling, first))} is not over yet.`
    : ''
}

export const tiedWith = (rows: readonly ResultRow[], told: Told): ResultRow[] => {
  const top = valueOf(rows[0], told)
  return top === null || top === undefined ? [] : rows.filter(row => valueOf(row, told) === top)
}

/** "Driftwood Beach House brought in the most revenue in 2026: $118,420 (61 bookings)", still to be given its capital. */
export function leader(telling: Telling, { told, descending }: Ranked, row: ResultRow | undefined): string {
  const { spoken } = told
  const moved = movement(telling, told, row, descending)
  if (moved !== null) return moved
  const when = periodFor(telling, spoken.noun)
  const scope = scopeOf(telling, spoken)
  const value = withCompanions(telling, told, row)
  const [key] = telling.plan.keys
  if (!canAct(telling, key)) {
    const extreme = placed(telling.plan.skip, endsBehind(spoken)[descending ? 1 : 0])
    const subject = spaced(definite(spoken), scope, be(telling, isMany(spoken)))
    return `${spaced(subject, extreme, atKey(telling, row), when)}: ${value}`
  }
  const end = placed(telling.plan.skip, superlative(spoken, descending))
  const verb = isEarned(spoken) ? 'brought in' : have(telling, false)
  return `${spaced(keyWords(telling, row), verb, end, scope, when)}: ${value}`
}

/** Money that comes in is brought in, by a home as by a guest; a stock value or an amount owed is only had. */
const isEarned = ({ label, format, adds }: Spoken): boolean =>
  adds && format === 'money' && /\b(?:revenue|sales|income|earnings|turnover|volume)\b/.test(label)

/** The value, and in brackets what stands beside it. */
export function withCompanions(telling: Telling, told: Told, row: ResultRow | undefined): string {
  const column = telling.plan.columns[told.place]
  const value = formatValue(valueOf(row, told), told.spoken.format)
  if (column?.kind === 'quotient' && told.spoken.label.startsWith('share of ')) {
    const [part, whole] = [column.top, column.bottom].map(place => toldAt(telling, place))
    const show = (one: Told | undefined) =>
      one === undefined ? '' : formatValue(valueOf(row, one), one.spoken.format)
    return `${value} (${show(part)} of ${show(whole)})`
  }
  const others = companions(telling, told).map(one => amountOf(one.spoken, valueOf(row, one)))
  return others.length === 0 ? value : `${value} (${joined(others)})`
}

function behind(
  telling: Telling,
  { told, descending }: Ranked,
  first: ResultRow | undefined,
  second: ResultRow,
): string {
  const name = keyWords(telling, second)
  const [most, next] = [numberIn(first, told), numberIn(second, told)]
  if (most === null || next === null) return ''
  const { format, adds } = told.spoken
  const nextShown = formatValue(next, format)
  const isLevel =
    (format === 'percent' || format === 'money') && telling.plan.columns[told.place]?.kind === 'quantity'
  if (!descending || !adds || !canAct(telling, telling.plan.keys[0]))
    return `, followed by ${name} ${isLevel ? 'at' : 'with'} ${nextShown}`
  if (formatValue(most, format) === nextShown) return `, just ahead of ${name}`
  const gap = format === 'percent' ? points(most - next) : formatValue(most - next, format)
  return `, ${gap} ahead of ${name}`
}

function tie(telling: Telling, { told, descending }: Ranked, tied: readonly ResultRow[]): string {
  const { spoken } = told
  const names = tied.map(row => keyWords(telling, row))
  const who = tied.length <= 3 ? joined(names) : `${names[0] ?? ''} and ${tied.length - 1} others`
  const scope = spaced(scopeOf(telling, spoken), periodFor(telling, spoken.noun))
  const value = formatValue(valueOf(tied[0], told), spoken.format)
  const verb = telling.isPast ? 'tied for' : 'are tied for'
  return `${spaced(who, verb, superlative(spoken, descending), scope)}: ${value} each`
}
