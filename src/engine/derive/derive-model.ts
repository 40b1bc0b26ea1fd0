// A model from nothing but a schema: less eloquent than one that somebody wrote, and as unwilling to guess.
import type { Model } from '#contract/model.ts'
import type { ValueLists } from '#engine/parse/vocabulary.ts'
import { deriveAttributes } from './attributes.ts'
import { deriveExamples } from './examples.ts'
import { deriveLinks } from './links.ts'
import { deriveMeasures } from './measures.ts'
import { oneOf, tableWords } from './names.ts'
import { deriveNoun, nameOf, type Thing } from './nouns.ts'
import { readable, type Schema, type TableSchema } from './schema.ts'

export function deriveModel(given: Schema): Model {
  const schema = readable(given)
  const things = thingsOf(schema.tables)
  const links = deriveLinks(schema)
  const nouns = things.map(thing => deriveNoun(thing, things, links))
  const attributes = things.flatMap(thing => thing.attributes)
  const measures = nouns.flatMap((noun, at) => deriveMeasures(noun, things[at]?.attributes ?? []))
  const sums = measures.filter(
    ({ value, format }) => format === 'money' && value.kind === 'aggregate' && value.of.fn === 'sum',
  )
  const [sum] = sums
  return {
    id: schema.id,
    about: aboutOf(nouns.map(({ label }) => label[1])),
    attributes,
    nouns,
    measures,
    segments: [],
    links,
    absent: [],
    // "Best" means money only where there is one kind of it.
    ...(sum !== undefined && sums.length === 1 ? { best: sum.id } : {}),
    examples: deriveExamples(nouns, attributes, links),
  }
}

/** The values that questions may name: those of categories, and the names of things that are few enough to be listed. */
export function deriveValues(given: Schema): ValueLists {
  return Object.fromEntries(
    thingsOf(readable(given).tables).flatMap(thing => {
      const named = new Set([
        ...thing.attributes.filter(({ kind }) => kind === 'category').map(({ id }) => id),
        ...nameOf(thing),
      ])
      return thing.table.columns.flatMap(({ name, values }) => {
        const id = `${thing.table.name}.${name}`
        return values !== undefined && named.has(id) ? [[id, values] as const] : []
      })
    }),
  )
}

function thingsOf(tables: readonly TableSchema[]): Thing[] {
  const words = tableWords(tables.map(({ name }) => name))
  const names = tables.map(({ name }) => oneOf(words.get(name) ?? [name]))
  const isOwn = (tail: string) => names.filter(one => one === tail || one.endsWith(` ${tail}`)).length === 1
  return tables.map((table, at) => {
    const one = names[at] ?? table.name
    const tail = one.slice(one.lastIndexOf(' ') + 1)
    return {
      table,
      one,
      words: tail !== one && isOwn(tail) ? [one, tail] : [one],
      attributes: deriveAttributes(table, one),
    }
  })
}

function aboutOf(many: readonly string[]): string {
  const [last, ...before] = many.toReversed()
  if (last === undefined) return 'Nothing yet.'
  const text = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
