// A model with its entries by id, and the way from one table to another along its links.
import type { Attribute, Link, Measure, Model, Noun, Segment } from '#contract/model.ts'

export class ModelIndex {
  readonly model: Model
  readonly #attributes: ReadonlyMap<string, Attribute>
  readonly #nouns: ReadonlyMap<string, Noun>
  readonly #measures: ReadonlyMap<string, Measure>
  readonly #segments: ReadonlyMap<string, Segment>

  constructor(model: Model) {
    this.model = model
    this.#attributes = byId(model.attributes)
    this.#nouns = byId(model.nouns)
    this.#measures = byId(model.measures)
    this.#segments = byId(model.segments)
  }

  attribute = (id: string): Attribute => found(this.#attributes, 'attribute', id)
  noun = (id: string): Noun => found(this.#nouns, 'noun', id)
  measure = (id: string): Measure => found(this.#measures, 'measure', id)
  segment = (id: string): Segment => found(this.#segments, 'segment', id)
  has = (id: string): boolean => this.#attributes.has(id)

  /** A short name for a table in SQL: the first letter of its last word, or as many as tell it from the others. */
  alias(table: string): string {
    const word = (name: string) => name.slice(name.lastIndexOf('_') + 1)
    const others = this.tables.filter(name => name !== table).map(word)
    const own = word(table)
    for (let length = 1; length < own.length; length++) {
      const short = own.slice(0, length)
      if (!reserved.has(short) && !others.some(other => other.startsWith(short))) return short
    }
    return table
  }

  get tables(): string[] {
    return [...new Set(this.model.attributes.map(({ table }) => table))]
  }

  /** The links that lead from a row of one table to its one row of another; null where several rows would answer. */
  path(from: string, to: string): Link[] | null {
    const ways: Link[][] = [[]]
    const seen = new Set([from])
    for (const way of ways) {
      const end = way.at(-1)?.to ?? from
      if (end === to) return way
      for (const link of this.model.links) {
        if (link.from !== end || seen.has(link.to)) continue
        seen.add(link.to)
        ways.push([...way, link])
      }
    }
    return null
  }
}

/** `orders` beside `owners` must not become `or`. */
const reserved = new Set([
  'or',
  'in',
  'is',
  'as',
  'on',
  'by',
  'to',
  'of',
  'an',
  'at',
  'do',
  'if',
  'no',
  'all',
  'and',
  'any',
  'asc',
  'end',
  'for',
  'not',
  'set',
  'user',
])

const byId = <T extends { id: string }>(entries: readonly T[]) =>
  new Map(entries.map(entry => [entry.id, entry]))

function found<T>(entries: ReadonlyMap<string, T>, kind: string, id: string): T {
  const entry = entries.get(id)
  if (entry === undefined) throw new UnknownEntry(`the model has no ${kind} ${id}`)
  return entry
}

/** A plan that came from outside names something that does not exist. */
export class UnknownEntry extends Error {
  override name = 'UnknownEntry'
}
