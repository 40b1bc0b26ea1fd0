// The tables as things that people count, list and rank.
import type { Attribute, Link, Noun, Words } from '#contract/model.ts'
import { isName } from './column-kind.ts'
import { datesOf, mainDate } from './dates.ts'
import { firmLinks } from './links.ts'
import { manyOf } from './names.ts'
import type { TableSchema } from './schema.ts'

const mostColumns = 6

export interface Thing {
  table: TableSchema
  /** "class booking" */
  one: string
  /** "class booking", and "booking" where no other table is called so. */
  words: Words
  attributes: readonly Attribute[]
}

export function deriveNoun(thing: Thing, things: readonly Thing[], links: readonly Link[]): Noun {
  const { table, one, words, attributes } = thing
  const date = mainDate(table, one)
  const name = nameOf(thing)
  const amount = amountOf(attributes)
  const [key = 'id'] = table.primaryKey
  return {
    id: one.replaceAll(' ', '_'),
    table: table.name,
    ...(key === 'id' ? {} : { key }),
    name,
    label: [one, manyOf(one)],
    words,
    ...(date === null ? {} : { date: `${table.name}.${date}` }),
    otherDates: datesOf(table, one),
    columns: columnsOf(thing, name, things, links),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** What tells a reader which one it is: a name, else a number or an address, else the key. */
export function nameOf({ table, one, attributes }: Thing): string[] {
  const has = (column: string) => attributes.some(({ id }) => id === `${table.name}.${column}`)
  const called = [
    ['first_name', 'last_name'],
    ['name'],
    ['full_name'],
    ['title'],
    [`${one.replaceAll(' ', '_')}_name`],
  ]
  const found = called.find(columns => columns.every(has))
  if (found !== undefined) return found.map(column => `${table.name}.${column}`)
  const named = attributes.find(({ id, kind }) => kind === 'text' && isName(id))
  const coded = attributes.find(
    ({ id, words }) => words.length > 0 && /(number|code|reference|sku|email)$/.test(id),
  )
  const key = `${table.name}.${table.primaryKey[0] ?? 'id'}`
  return [named?.id ?? coded?.id ?? key]
}

/** The one amount of money that such a thing has; of several, the one that holds all the others. */
function amountOf(attributes: readonly Attribute[]): string | undefined {
  const money = attributes.filter(({ format }) => format === 'money')
  const whole = money.filter(({ id }) => /[._](total|amount|total_amount|total_price|grand_total)$/.test(id))
  const [only] = whole.length === 1 ? whole : money
  return whole.length === 1 || money.length === 1 ? only?.id : undefined
}

function columnsOf(
  thing: Thing,
  name: readonly string[],
  things: readonly Thing[],
  links: readonly Link[],
): string[] {
  const linked = firmLinks(thing.table, links).flatMap(({ to }) => {
    const other = things.find(({ table }) => table.name === to)
    return other === undefined ? [] : nameOf(other).filter(id => !id.endsWith('.id'))
  })
  const worth: readonly Attribute['kind'][] = ['day', 'moment', 'category', 'number', 'flag']
  const own = thing.attributes
    .filter(({ id, quiet, kind }) => quiet !== true && !name.includes(id) && worth.includes(kind))
    .toSorted((a, b) => worth.indexOf(a.kind) - worth.indexOf(b.kind))
    .map(({ id }) => id)
  return [...linked, ...own].slice(0, mostColumns)
}
