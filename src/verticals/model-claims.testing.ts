// Who claims which word of a model, and where two entries claim the same one.
import type { Model, Noun, Words } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { SampleRows } from '#contract/sample.ts'

export interface Claim {
  word: string
  /** The entry that the word leads to; for a value the attribute with it, so that two claims on one value agree. */
  by: string
}

const on = (by: string, ...lists: readonly (Words | undefined)[]): Claim[] =>
  lists.flatMap(list => (list ?? []).map(word => ({ word, by })))

/** Every word of the model with its entry. `found` are the values that the database holds, by attribute. */
export function claims(model: Model, found: Readonly<Record<string, Words>> = {}): Claim[] {
  return [
    ...model.attributes.flatMap(attribute => [
      ...on(attribute.id, attribute.words, attribute.units, attribute.high, attribute.low),
      ...on(attribute.id, attribute.flag?.yes, attribute.flag?.no),
      ...Object.entries(attribute.values ?? {}).flatMap(([value, words]) =>
        on(`${attribute.id}=${value}`, words),
      ),
      ...(found[attribute.id] ?? []).flatMap(value => on(`${attribute.id}=${value}`, [value])),
    ]),
    ...model.nouns.flatMap(noun => [
      ...on(noun.id, noun.words, noun.verbs, noun.vague),
      ...(noun.otherDates ?? []).flatMap(({ attribute, words }) => on(attribute, words)),
    ]),
    ...model.measures.flatMap(({ id, words, ranks, ranksLow }) => on(id, words, ranks, ranksLow)),
    ...model.segments.flatMap(({ id, words }) => on(id, words)),
    ...model.absent.flatMap(({ label, words }) => on(`no ${label}`, words)),
  ]
}

const isValue = (condition: Condition): string[] =>
  condition.kind === 'is' && condition.not !== true
    ? condition.values.map(value => `${condition.attribute}=${value}`)
    : []

/** "Inquiry" is a kind of interaction and the word for one such interaction: the same rows either way. */
const namesItsValue = ({ where }: Noun, claimed: string): boolean =>
  (where ?? []).flatMap(isValue).includes(claimed)

/** The words that lead to more than one meaning, each with the entries that claim it. */
export function overlaps(all: readonly Claim[], model: Model, fold: (word: string) => string) {
  const byWord = new Map<string, Set<string>>()
  for (const { word, by } of all) {
    const folded = fold(word)
    byWord.set(folded, (byWord.get(folded) ?? new Set()).add(by))
  }
  return Object.fromEntries(
    [...byWord]
      .map(([word, entries]) => [word, [...entries].filter(entry => !isTwin(entry, entries, model))] as const)
      .filter(([, entries]) => entries.length > 1)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const isTwin = (entry: string, entries: ReadonlySet<string>, model: Model): boolean =>
  model.nouns.some(noun => entries.has(noun.id) && namesItsValue(noun, entry))

/** The values that the database will hold, by attribute. A state's code is left out: only its capitals tell "ME" from "me". */
export function categoryValues(model: Model, rows: SampleRows): Record<string, string[]> {
  const tables = new Map(Object.entries(rows))
  return Object.fromEntries(
    model.attributes
      .filter(({ id, kind }) => kind === 'category' && !id.endsWith('.state'))
      .map(({ id, table }) => {
        const column = id.slice(table.length + 1)
        const all = (tables.get(table) ?? []).map(row => String(Reflect.get(row, column)))
        return [id, [...new Set(all)]]
      }),
  )
}

/** Words of the dictionary that no entry claims, or another one than it should. */
export function unclaimed(model: Model, dictionary: Readonly<Record<string, Words>>): string[] {
  const all = new Set(claims(model).map(({ word, by }) => `${by}: ${word}`))
  return Object.entries(dictionary)
    .flatMap(([by, words]) => words.map(word => `${by}: ${word}`))
    .filter(claim => !all.has(claim))
}
