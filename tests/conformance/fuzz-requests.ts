// Requests made by chance: mostly sound parts in sound places, with anything at all in between.
import * as fc from 'fast-check'
import { columnsOf, tables, type TableName } from '#contract/tables.ts'

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
const tableNames = Object.keys(tables).filter(isTable)

const oddText = `' " \\ % * ( ) , . ->> :: ! : ; -- $1 😀 __proto__ 1e999 null`.split(' ')
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', ' ', '\u0000', ...oddText),
)
/** One of the sound choices, but for one time in `weight`. */
const mostly = (choices: readonly string[], weight = 40) =>
  fc.oneof({ weight, arbitrary: fc.constantFrom(...choices) }, { weight: 1, arbitrary: junk })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const soundValues: Record<string, readonly string[]> = {
  bigint: ['1', '3', '-7', '99999999999'],
  integer: ['0', '3', '2147483647'],
  numeric: ['0', '145.5', '1e5', 'NaN'],
  text: ['COP', 'ecommerce', 'Guest 3', "O'Neil", '', 'a,b'],
  boolean: ['true', 'f', 'yes'],
  date: ['2026-03-04', 'today', '2026-12-31'],
  timestamptz: ['2026-02-03', '2026-02-03T10:00:00Z', 'now', '-infinity'],
  jsonb: ['{}', '[1]', 'null', '"x"'],
}

function filterOf(table: TableName) {
  const types = new Map<string, string>(Object.entries(tables[table]))
  return mostly(columnsOf(table)).chain(column => {
    const type = types.get(column)?.replace('?', '') ?? 'text'
    const value = mostly(soundValues[type] ?? ['1'])
    const list = fc.array(
      value.map(text => JSON.stringify(text)),
      { maxLength: 4 },
    )
    const compared = fc
      .tuple(mostly(['eq', 'neq', 'gt', 'gte', 'lt', 'lte']), value)
      .map(pair => pair.join('.'))
    const listed = list.map(items => `in.(${items.join()})`)
    const stated = mostly(type === 'boolean' ? ['is.true', 'is.unknown'] : ['is.null'])
    const other = fc
      .tuple(fc.constantFrom('like', 'fts', 'not.not.eq', 'cs'), value)
      .map(pair => pair.join('.'))
    return fc
      .tuple(
        fc.constantFrom('', '', '', 'not.'),
        fc.oneof(
          { weight: 12, arbitrary: compared },
          { weight: 6, arbitrary: listed },
          { weight: 4, arbitrary: stated },
          { weight: 1, arbitrary: other },
        ),
      )
      .map(([not, condition]) => [column, not + condition] as const)
  })
}

function selectOf(table: TableName) {
  const embed = fc
    .tuple(
      mostly(['visitors', 'property_listings'], 10),
      fc.array(mostly(['id', '*', 'created_at']), { minLength: 1, maxLength: 2 }),
    )
    .map(([name, columns]) => `${name}(${columns.join()})`)
  const item = fc.oneof(
    { weight: 12, arbitrary: mostly(['*', ...columnsOf(table)]) },
    { weight: table === 'visitor_interactions' ? 8 : 1, arbitrary: embed },
  )
  return fc.array(item, { minLength: 1, maxLength: 4 })
}

const orderOf = (table: TableName) =>
  fc.array(
    fc
      .tuple(mostly(columnsOf(table)), mostly(['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst']))
      .map(pair => pair.join('')),
    { minLength: 1, maxLength: 2 },
  )

const headerText = junk.map(text => text.replace(/[^\x20-\x7e]/g, '').trim())
const header = (...sound: string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...sound) }, { weight: 1, arbitrary: headerText })

const pairsOf = (named: Record<string, string>): (readonly [string, string])[] => Object.entries(named)

const readOf = (table: TableName) =>
  fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    table: fc.constant<string>(table),
    pairs: fc
      .record(
        {
          select: selectOf(table).map(items => items.join()),
          order: orderOf(table).map(items => items.join()),
          limit: mostly(['1', '5', '20', '50'], 15),
          offset: mostly(['0', '0', '2', '5'], 15),
        },
        { requiredKeys: [] },
      )
      .chain(named =>
        fc.array(filterOf(table), { maxLength: 3 }).map(filters => pairsOf(named).concat(filters)),
      ),
    headers: fc.record(
      {
        prefer: header('count=exact', 'return=minimal'),
        accept: header(
          'application/json',
          '*/*',
          'application/json;q=0.9',
          'application/vnd.pgrst.object+json',
        ),
        range: header('0-9', '2-', '0-', 'bytes=0-1'),
      },
      { requiredKeys: [] },
    ),
    body: fc.constant(undefined),
  })

const cell = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom('COP', '12', 'other', 'a@b.co', 3, 1.5, true, null, '2026-01-31'),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(1e300, -1, 'x'.repeat(6000)), junk),
  },
)
const lead = fc.record(
  {
    name: cell,
    email: cell,
    vertical: fc.constantFrom('other', 'legal', 'education', 'nope'),
    company: cell,
    message: cell,
  },
  { requiredKeys: ['name', 'email', 'vertical'] },
)
const listing = fc.record(
  {
    mls_number: fc.oneof(fc.integer({ min: 1, max: 40 }).map(String), cell),
    has_pool: fc.boolean(),
    beds: cell,
    price: cell,
    address: cell,
    close_date: cell,
  },
  { requiredKeys: ['mls_number', 'has_pool'] },
)
const stray = fc.dictionary(mostly([...columnsOf('contact_submissions'), 'mls_number']), cell, { maxKeys: 4 })

const writeOf = (table: TableName) => {
  const row = fc.oneof(
    { weight: 10, arbitrary: table === 'contact_submissions' ? lead : listing },
    { weight: 1, arbitrary: stray },
  )
  const json = fc.oneof(row, fc.array(row, { maxLength: 3 })).map(value => JSON.stringify(value))
  const merging = table === 'real_estate_listings'
  return fc.record({
    method: fc.constant('POST'),
    table: fc.constant<string>(table),
    pairs: fc
      .record(
        {
          ...(merging ? { on_conflict: mostly(['mls_number'], 30) } : {}),
          columns: mostly(merging ? ['mls_number,has_pool'] : ['name,email,vertical'], 10),
        },
        { requiredKeys: [] },
      )
      .map(named => Object.entries(named).map(([key, value]) => [key, value ?? ''] as const)),
    headers: fc.record({
      prefer: header(
        ...(merging
          ? ['resolution=merge-duplicates', 'resolution=merge-duplicates,return=representation']
          : ['return=minimal', 'count=exact']),
      ),
      'content-type': header('application/json'),
    }),
    body: fc.oneof(
      { weight: 12, arbitrary: json },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
  })
}

const anything = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'FOO'),
  table: mostly([...tableNames, 'row_counts', 'rate_limits', 'rpc'], 4),
  pairs: fc.array(
    fc.tuple(fc.oneof(junk, fc.constantFrom('select', 'order', 'limit', 'on_conflict', 'or')), junk),
    { maxLength: 5 },
  ),
  headers: fc.record(
    { prefer: headerText, accept: headerText, 'accept-profile': headerText },
    { requiredKeys: [] },
  ),
  body: fc.string({ unit: 'binary' }),
})

const table = fc.constantFrom(...tableNames)

export const request = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: table.chain(readOf) },
      {
        weight: 5,
        arbitrary: fc
          .constantFrom('contact_submissions' as const, 'real_estate_listings' as const)
          .chain(writeOf),
      },
      { weight: 3, arbitrary: anything },
    ),
    fc.integer({ min: 0, max: 19 }),
  )
  .map(([{ method, table, pairs, headers, body }, chance]) => {
    // As a browser encodes it, or now and then raw.
    const write = chance === 0 ? (text: string) => text : encoded
    const query = pairs.map(([key, value]) => `${write(key)}=${write(value)}`).join('&')
    const withBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
    return { path: `/${encoded(table)}?${query}`, init: { method, headers, ...(withBody ? { body } : {}) } }
  })
