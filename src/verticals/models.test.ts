import { describe, expect, test } from 'vitest'
import { demoTables } from '#contract/demos.ts'
import type { Attribute } from '#contract/model.ts'
import { columnsOf } from '#contract/tables.ts'
import { stem } from '#engine/text/stem.ts'
import { claims } from './model-claims.testing.ts'
import { attributesIn, attributesOf, columnsIn, conditionsOf, isPlain } from './model-references.testing.ts'
import { models } from './models.ts'
import { samples } from './samples.ts'

const businesses = samples.map(({ demo, rows }) => ({
  demo,
  model: models[demo],
  rows: new Map(Object.entries(rows('2026-11-15'))),
}))

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const missing = (wanted: readonly (string | undefined)[], there: readonly string[]) =>
  wanted.filter(id => id !== undefined && !there.includes(id))

describe.each(businesses)('the model of $demo', ({ demo, model, rows }) => {
  const attributes = idsOf(model.attributes)
  const nouns = idsOf(model.nouns)
  const columns = demoTables[demo].flatMap(table => columnsOf(table).map(column => `${table}.${column}`))
  const valuesOf = (id: string) => {
    const [table = '', column = ''] = id.split('.')
    return new Set((rows.get(table) ?? []).map(row => Reflect.get(row, column)))
  }

  test('is listed under its own name', () => expect(model.id).toBe(demo))

  test('gives every entry an id of its own', () => {
    const ids = [...attributes, ...nouns, ...idsOf(model.measures), ...idsOf(model.segments)]
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('covers every column of its tables', () => {
    expect(missing(columns, idsOf(model.attributes.filter(isPlain)))).toEqual([])
  })

  test('reads only columns that exist, under the name of their table', () => {
    expect(model.attributes.filter(({ id, table }) => !id.startsWith(`${table}.`))).toEqual([])
    expect(
      missing(
        model.attributes.flatMap(({ expr, table }) => columnsIn(expr, table)),
        columns,
      ),
    ).toEqual([])
  })

  test('follows links from a column to a table of the same demo', () => {
    expect(
      missing(
        model.links.map(({ from, column }) => `${from}.${column}`),
        columns,
      ),
    ).toEqual([])
    expect(
      missing(
        model.links.map(({ to }) => `${to}.id`),
        columns,
      ),
    ).toEqual([])
  })

  test('names only attributes, nouns and measures that it has', () => {
    const attributesNamed = [
      ...model.attributes.map(({ then }) => then),
      ...model.nouns.flatMap(({ name, date, otherDates = [], columns: shown, amount, where = [] }) => [
        ...name,
        date,
        ...otherDates.map(({ attribute }) => attribute),
        ...shown,
        amount,
        ...where.flatMap(attributesIn),
      ]),
      ...model.nouns.map(({ table, key }) => (key === undefined ? undefined : `${table}.${key}`)),
      ...model.measures.flatMap(attributesOf),
      ...model.segments.flatMap(({ where }) => where.flatMap(attributesIn)),
    ]
    const nounsNamed = [
      ...model.attributes.map(({ noun }) => noun),
      ...model.measures.map(({ noun }) => noun),
      ...model.measures.map(({ value }) => ('capacity' in value ? value.capacity : undefined)),
      ...model.segments.flatMap(({ noun, count, lacking }) => [noun, count?.of, lacking]),
    ]
    expect(missing(attributesNamed, attributes)).toEqual([])
    expect(missing(nounsNamed, nouns)).toEqual([])
    expect(
      missing(
        model.nouns.map(({ best }) => best),
        [...attributes, ...idsOf(model.measures)],
      ),
    ).toEqual([])
    expect(missing([model.best], idsOf(model.measures))).toEqual([])
  })

  test('shows beside a thing only what its own row or a link of it leads to', () => {
    const reachable = (table: string): string[] => [
      table,
      ...model.links.filter(({ from }) => from === table).flatMap(({ to }) => reachable(to)),
    ]
    const strays = model.nouns.flatMap(({ id, table, name, columns: shown }) =>
      [...name, ...shown]
        .filter(attribute => !reachable(table).includes(attribute.split('.')[0] ?? ''))
        .map(attribute => `${id}: ${attribute}`),
    )
    expect(strays).toEqual([])
  })

  test('means by a table without more a noun that stands for rows, not for their groups', () => {
    const first = demoTables[demo].map(table => model.nouns.find(noun => noun.table === table))
    expect(first.filter(noun => noun === undefined || noun.key !== undefined)).toEqual([])
  })

  test('has other words only for values that the data holds', () => {
    const unheard = model.attributes
      .filter(({ id }) => !id.endsWith('.state'))
      .flatMap(({ id, values }) =>
        Object.keys(values ?? {})
          .filter(value => !valuesOf(id).has(value))
          .map(value => `${id}: ${value}`),
      )
    expect(unheard).toEqual([])
  })

  test('knows every state in the data by name', () => {
    const nameless = model.attributes
      .filter(({ id }) => id.endsWith('.state'))
      .flatMap(({ id, values }) => [...valuesOf(id)].filter(code => values?.[String(code)] === undefined))
    expect(nameless).toEqual([])
  })

  test('sets conditions only on values that the data holds', () => {
    const never = conditionsOf(model)
      .filter(condition => condition.kind === 'is')
      .flatMap(({ attribute, values }) => values.filter(value => !valuesOf(attribute).has(value)))
    expect(never).toEqual([])
  })

  test('writes its words in lower case, with spaces', () => {
    const odd = claims(model).filter(({ word }) => !/^[a-z0-9#$%/]+( [a-z0-9#$%/]+)*$/.test(word))
    expect(odd).toEqual([])
  })

  test('writes no word twice into one list', () => {
    const lists = [...model.attributes, ...model.nouns, ...model.measures, ...model.segments, ...model.absent]
    const twice = lists.flatMap(({ words }) => words.filter((word, at) => words.indexOf(word) !== at))
    expect(twice).toEqual([])
  })

  test('lets people name a column as the table does', () => {
    // What leads to another row stands for that row, and "name" is asked of whatever thing is spoken of.
    const leading = new Set(model.links.map(({ from, column }) => `${from}.${column}`))
    const called = (id: string) => id.slice(id.indexOf('.') + 1)
    const compared = (word: string) => word.split(/[ _]/).map(stem).join(' ')
    const isSpoken = ({ id, words }: Attribute) => words.map(compared).includes(compared(called(id)))
    const unnamed = model.attributes
      .filter(({ id }) => !leading.has(id) && called(id) !== 'id' && called(id) !== 'name')
      .filter(attribute => isPlain(attribute) && !isSpoken(attribute))
    expect(idsOf(unnamed)).toEqual([])
  })

  test('shows every share in percent', () => {
    const shares = model.measures.filter(
      ({ value }) =>
        (value.kind === 'share_of_groups' && value.number !== true) ||
        value.kind === 'occupancy' ||
        (value.kind === 'ratio' && value.percent === true),
    )
    expect(shares.filter(({ format }) => format !== 'percent')).toEqual([])
  })
})

test('the demo pages suggest questions that the models list', () => {
  const suggested = {
    vacation_rental: [
      'What are the revenue trends in the past 2 years?',
      'What are the top 5 properties with the most revenue this year?',
      'What are the most popular properties?',
      'How many visitors are interested in buying?',
    ],
    real_estate: [
      'Show active properties with pools worth $1M on the market over 1 month and built in the last 10 years',
      'What is the average price per square foot in Harbor Village?',
      'Show recently sold properties with pools',
      'Which properties in Sea Oaks are near $500,000?',
    ],
    ecommerce: [
      'What are the top 5 best-selling products?',
      'Show revenue trends for the past 6 months',
      'Which customers have the highest lifetime value?',
      'What is the average order value by category?',
      'How many products are out of stock?',
      'What is the most popular payment method?',
    ],
  }
  for (const { demo, model } of businesses)
    expect(model.examples.slice(0, suggested[demo].length)).toEqual(suggested[demo])
})
