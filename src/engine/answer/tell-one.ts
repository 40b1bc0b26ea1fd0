// Answers of one row: a value, several values, a share, two values side by side.
import type { Plan } from '#engine/plan.ts'
import { compareSides, type Side } from './tell-comparison.ts'
import { formatValue } from './format.ts'
import { alone, howMany } from './count-words.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { filterWords } from './filter-words.ts'
import { manyThings, predicate, things } from './noun-phrase.ts'
import { besides } from './plainly.ts'
import { amountOf, quantityAt } from './column-words.ts'
import { type Spoken, conditionsBehind, spokenQuantity } from './quantity-words.ts'
import { definite, isMany } from './superlatives.ts'
import {
  amountsTo,
  be,
  companions,
  filtersOf,
  have,
  lead,
  numberIn,
  periodFor,
  scopeOf,
  toldAt,
  valueOf,
  type Telling,
  type Told,
} from './telling.ts'

export function tellOne(telling: Telling): string {
  const { plan, index } = telling
  const derived = plan.columns.findLast(({ kind }) => kind === 'quotient' || kind === 'difference')
  if (derived?.kind === 'quotient') return tellQuotient(telling, derived)
  const quantities = plan.columns.flatMap(({ kind }, place) => (kind === 'quantity' ? [place] : []))
  const names = new Set(quantities.map(place => quantityAt(plan, index, place)))
  const part = names.size === 1 ? tellPart(telling, quantities) : null
  if (part !== null) return part
  if (quantities.length > 1 && names.size === 1)
    return compareSides(telling, columnsAsSides(telling, quantities))
  return quantities.length > 1 ? tellSeveral(telling) : tellValue(telling, lead(telling))
}

/** "72 viewings …; 14 of them were cancelled": no side that the whole could be held against. */
function tellPart(telling: Telling, [first, second, ...more]: readonly number[]): string | null {
  const { plan, index, rows } = telling
  const [whole, part] = [plan.columns[first ?? -1], plan.columns[second ?? -1]]
  if (whole?.kind !== 'quantity' || part?.kind !== 'quantity' || more.length > 0) return null
  const own = besides(part.where, whole.where)
  const isWithin = besides(whole.where, part.where).length === 0 && own.length > 0
  if (!isWithin || part.quantity.kind !== 'count') return null
  const [all, some] = [toldAt(telling, first ?? 0), toldAt(telling, second ?? 0)]
  const many = numberIn(rows[0], some) ?? 0
  const { noun } = spokenQuantity(index, part.quantity)
  const verbs = { be: be(telling, many !== 1), have: have(telling, many !== 1) }
  const said = predicate(filterWords(own, index), noun.label, verbs)
  return `${tellValue(telling, all).replace(/\.$/, '')}; ${formatValue(many, 'count')} of them ${said}.`
}

function columnsAsSides(telling: Telling, places: readonly number[]): Side[] {
  const { plan, index } = telling
  return places.flatMap(place => {
    const column = plan.columns[place]
    if (column?.kind !== 'quantity') return []
    const spoken = spokenQuantity(index, column.quantity)
    const told = { ...toldAt(telling, place), spoken }
    return [
      {
        label: column.label ?? null,
        where: column.where,
        values: [{ told, value: valueOf(telling.rows[0], told) }],
      },
    ]
  })
}

function tellValue(telling: Telling, told: Told): string {
  const { plan, index, rows } = telling
  const column = plan.columns[told.place]
  const value = valueOf(rows[0], told)
  const { spoken } = told
  const when = periodFor(telling, spoken.noun)
  if (value === null || value === undefined) return unknown(telling, spoken, when)
  if (column?.kind === 'quantity' && column.quantity.kind === 'count') {
    const all = things(index, index.noun(column.quantity.noun), [...filtersOf(telling), ...column.where])
    return `${howMany({ ...telling, truncated: false }, numberIn(rows[0], told) ?? 0, alone(all, when))}.`
  }
  const scope = scopeOf(telling, spoken)
  if (column?.kind === 'quantity' && column.quantity.kind === 'distinct') {
    const { label } = index.attribute(column.quantity.attribute)
    const amount = value === 1 ? `1 ${label}` : amountOf(spoken, value)
    return `There ${be(telling, value !== 1)} ${spaced(amount, scope, when)}.`
  }
  const shown = formatValue(value, spoken.format)
  const name = spoken.adds ? spoken.label : definite(spoken)
  return `${sentenceCase(spaced(name, scope, amountsTo(telling, spoken), shown, when))}.`
}

function unknown(telling: Telling, spoken: Spoken, when: string): string {
  const scope = scopeOf(telling, spoken)
  if (spoken.adds) return `No ${spaced(spoken.label, be(telling, false), 'recorded', scope, when)}.`
  return `There ${be(telling, false)} no ${spaced(spoken.label, 'to give', scope, when)}: nothing is recorded to work it out from.`
}

function tellSeveral(telling: Telling): string {
  const leading = lead(telling)
  const all = [leading, ...companions(telling, leading)].toSorted((a, b) => a.place - b.place)
  const [row] = telling.rows
  const scope = scopeOf(telling, leading.spoken)
  const when = periodFor(telling, leading.spoken.noun)
  const attribute = sharedAttribute(telling.plan)
  if (attribute !== null) {
    const { label } = telling.index.attribute(attribute)
    const values = all.map(({ spoken, name }) => {
      const shown = formatValue(row?.[name], spoken.format)
      return `${spoken.label.split(' ')[0] ?? ''} ${shown}`
    })
    return `${sentenceCase(spaced(label, scope, when))}: ${joined(values)}.`
  }
  return `The data shows ${spaced(joined(all.map(told => amountOf(told.spoken, valueOf(row, told)))), scope, when)}.`
}

/** The one attribute that all columns aggregate: the lowest, the median and the highest of the same thing. */
function sharedAttribute(plan: Plan): string | null {
  const attributes = new Set(
    plan.columns.map(column =>
      column.kind === 'quantity' && column.quantity.kind === 'aggregate' ? column.quantity.attribute : null,
    ),
  )
  const [only] = attributes
  return attributes.size === 1 && only !== undefined ? only : null
}

function tellQuotient(
  telling: Telling,
  column: Extract<Plan['columns'][number], { kind: 'quotient' }>,
): string {
  const { plan, rows } = telling
  const place = plan.columns.indexOf(column)
  const told = toldAt(telling, place)
  const [top, bottom] = [toldAt(telling, column.top), toldAt(telling, column.bottom)]
  const when = periodFor(telling, top.spoken.noun)
  const value = valueOf(rows[0], told)
  if (value === null || value === undefined) return unknown(telling, told.spoken, when)
  const shown = formatValue(value, told.spoken.format)
  const part = shareOf(telling, column)
  if (part !== null) {
    const [some, all] = [top, bottom].map(one => formatValue(valueOf(rows[0], one), one.spoken.format))
    return `${spaced(shown, 'of', part)}: ${some} of ${all}.`
  }
  const parts = [top, bottom].map(one => amountOf(one.spoken, valueOf(rows[0], one)))
  const subject = spaced(definite(told.spoken), scopeOf(telling, top.spoken))
  return `${sentenceCase(spaced(subject, be(telling, isMany(told.spoken)), shown, when))}: ${parts.join(' against ')}.`
}

/** A part of a whole of the same kind: "reservations in 2025 were cancelled", "revenue was for listings with a pool". */
function shareOf(
  telling: Telling,
  { top, bottom, percent }: { top: number; bottom: number; percent: boolean },
): string | null {
  const { plan, index } = telling
  const [part, whole] = [plan.columns[top], plan.columns[bottom]]
  if (!percent || part?.kind !== 'quantity' || whole?.kind !== 'quantity') return null
  if (JSON.stringify(part.quantity) !== JSON.stringify(whole.quantity)) return null
  const own = besides(part.where, whole.where)
  if (own.length === 0) return null
  const spoken = spokenQuantity(index, part.quantity)
  const when = periodFor(telling, spoken.noun)
  if (part.quantity.kind !== 'count') {
    const from = conditionsBehind(index, spoken, own)
    return spaced(spoken.label, scopeOf(telling, spoken), when, be(telling, isMany(spoken)), from)
  }
  const all = things(index, index.noun(part.quantity.noun), [...filtersOf(telling), ...whole.where])
  const verbs = { be: be(telling, true), have: have(telling, true) }
  return spaced(manyThings(all), when, predicate(filterWords(own, index), spoken.noun.label, verbs))
}
