// Chooses among what a word can mean by what the question is about: rows of some tables, in order of preference.
import type { Default, Measure, Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Fn, QuantityRef } from '#engine/parse/item.ts'
import { areApart } from './contradictions.ts'

export class Picker {
  readonly index: ModelIndex
  /** Tables that the question speaks of, the most certain first. */
  readonly homes: readonly string[]

  constructor(index: ModelIndex, homes: readonly string[]) {
    this.index = index
    this.homes = [...new Set(homes)]
  }

  attribute(candidates: readonly string[]): string | null {
    const table = (id: string) => this.index.attribute(id).table
    for (const home of this.homes) {
      const own = candidates.find(id => table(id) === home)
      if (own !== undefined) return own
    }
    for (const home of this.homes) {
      const linked = candidates.find(id => this.index.path(home, table(id)) !== null)
      if (linked !== undefined) return linked
    }
    return candidates[0] ?? null
  }

  noun(candidates: readonly string[]): Noun | null {
    const nouns = candidates.map(id => this.index.noun(id))
    for (const home of this.homes) {
      const own = nouns.find(({ table }) => table === home)
      if (own !== undefined) return own
    }
    return nouns[0] ?? null
  }

  /** The noun that is meant where a question names only a table's attributes. */
  nounOfTable(table: string): Noun | null {
    return this.index.model.nouns.find(noun => noun.table === table && noun.key === undefined) ?? null
  }

  quantity(ref: QuantityRef): Quantity | null {
    switch (ref.kind) {
      case 'measure': {
        const measures = ref.measures.map(id => this.index.measure(id))
        const tableOf = (noun: string) => this.index.noun(noun).table
        const own = this.homes.flatMap(home => measures.filter(({ noun }) => tableOf(noun) === home))
        const measure = own[0] ?? measures[0]
        return measure === undefined
          ? null
          : inWay(
              measure,
              ref.fn,
              (fn, attribute) => this.#measureOf(fn, attribute, this.#rowsOf(measure)),
              this.#nounOf(measure),
            )
      }
      case 'count': {
        const noun = this.noun(ref.nouns)
        return noun === null ? null : { kind: 'count', noun: noun.id }
      }
      case 'distinct': {
        const attribute = this.attribute(ref.attributes)
        if (attribute === null) return null
        const table = this.index.attribute(attribute).table
        const home = this.homes.find(one => this.index.path(one, table) !== null) ?? table
        const noun = this.nounOfTable(home)
        return noun === null ? null : { kind: 'distinct', noun: noun.id, attribute }
      }
      case 'aggregate': {
        // "The newest homes on average": days have no mean, years have one.
        const needsNumber = ref.fn === 'avg' || ref.fn === 'sum' || ref.fn === 'median'
        const numbers = ref.attributes.filter(id => this.index.attribute(id).kind === 'number')
        const attribute = this.attribute(needsNumber ? numbers : ref.attributes)
        if (attribute === null) return null
        const { noun, table, rollup } = this.index.attribute(attribute)
        if (ref.adds === true && rollup !== 'sum') return null
        const measure = ref.plain === true ? null : this.#measureOf(ref.fn, attribute)
        if (measure !== null) return { kind: 'measure', measure }
        const rows = noun ?? this.nounOfTable(table)?.id
        return rows === undefined ? null : { kind: 'aggregate', fn: ref.fn, noun: rows, attribute }
      }
    }
  }

  /** "Average of the order amount" is the average order value, with all that the business means by it. */
  #measureOf(fn: string, attribute: string, rows: readonly Default[] = []): string | null {
    const made = this.index.model.measures.filter(
      one =>
        isMadeOf(one, fn, attribute) &&
        // "The average value of cancelled bookings": a mean of other rows is another number.
        !this.#rowsOf(one).some(other => rows.some(own => areApart(own, other) || isLeftOut(own, other))),
    )
    // "Average revenue": of the very rows that it is the sum of, rather than of all that are booked.
    const isOfSame = (one: Measure) =>
      rows.every(own => this.#rowsOf(one).some(other => JSON.stringify(own) === JSON.stringify(other)))
    const measure = made.find(isOfSame) ?? made[0]
    return measure?.id ?? null
  }

  /** The noun that stands for the very rows of a measure. */
  #nounOf(measure: Measure): string | null {
    if (measure.where === undefined) return measure.noun
    const { table } = this.index.noun(measure.noun)
    const rows = JSON.stringify(measure.where)
    const same = this.index.model.nouns.find(
      noun => noun.table === table && noun.key === undefined && JSON.stringify(noun.where) === rows,
    )
    return same?.id ?? null
  }

  #rowsOf({ where, noun }: Measure): readonly Default[] {
    return where ?? this.index.noun(noun).where ?? []
  }
}

/** All that the one names is what the other leaves out. */
const isLeftOut = (own: Default, other: Default): boolean =>
  own.kind === 'is' &&
  other.kind === 'is' &&
  own.not !== true &&
  other.not === true &&
  own.attribute === other.attribute &&
  own.values.every(value => other.values.includes(value))

const isMadeOf = ({ value }: Measure, fn: string, attribute: string): boolean =>
  value.kind === 'aggregate' &&
  value.of.fn === fn &&
  'attribute' in value.of &&
  value.of.attribute === attribute &&
  value.of.where === undefined

/** A measure as the question wants it added up, or null where that would be another number than the measure's own. */
function inWay(
  { id, value }: Measure,
  fn: Fn | undefined,
  measureOf: (fn: Fn, attribute: string) => string | null,
  noun: string | null,
): Quantity | null {
  const own = value.kind === 'aggregate' ? value.of.fn : 'avg'
  const adds = own === 'sum' || own === 'count' || own === 'distinct'
  if (fn === undefined || fn === own || (fn === 'sum' && adds) || (fn === 'avg' && !adds && own !== 'median'))
    return { kind: 'measure', measure: id }
  if (value.kind !== 'aggregate' || !('attribute' in value.of) || value.of.fn === 'distinct') return null
  const other = measureOf(fn, value.of.attribute)
  if (other !== null) return { kind: 'measure', measure: other }
  return noun === null ? null : { kind: 'aggregate', fn, noun, attribute: value.of.attribute }
}
