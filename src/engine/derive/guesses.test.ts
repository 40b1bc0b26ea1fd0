import { describe, expect, test } from 'vitest'
import { deriveModel } from './derive-model.ts'
import type { ColumnSchema, Schema, TableSchema } from './schema.ts'

const column = (name: string, type: string, more: Partial<ColumnSchema> = {}): ColumnSchema => ({
  name,
  type,
  nullable: false,
  ...more,
})
const table = (name: string, columns: ColumnSchema[], more: Partial<TableSchema> = {}): TableSchema => ({
  name,
  columns: [column('id', 'integer'), ...columns],
  primaryKey: ['id'],
  foreignKeys: [],
  ...more,
})
const of = (...tables: TableSchema[]): Schema => ({ id: 'sample', tables })
const attribute = (schema: Schema, id: string) => deriveModel(schema).attributes.find(one => one.id === id)
const noun = (schema: Schema) => deriveModel(schema).nouns[0]

describe('the name of a table', () => {
  test.each([
    ['people', 'person', 'people'],
    ['tbl_classes', 'class', 'classes'],
    ['category', 'category', 'categories'],
    ['order_items', 'order item', 'order items'],
  ])('%s holds one %s, several %s', (name, one, many) =>
    expect(noun(of(table(name, [])))?.label).toEqual([one, many]),
  )
  test('loses a prefix that all tables share', () => {
    const labels = deriveModel(of(table('gym_members', []), table('gym_classes', []))).nouns
    expect(labels.map(({ label }) => label[0])).toEqual(['member', 'class'])
  })
  test('gives away its last word only where no other table has it', () => {
    const { nouns } = deriveModel(
      of(table('order_items', []), table('cart_items', []), table('gift_cards', [])),
    )
    expect(nouns.map(({ words }) => words)).toEqual([['order item'], ['cart item'], ['gift card', 'card']])
  })
})

describe('a column', () => {
  test.each([
    ['unit_price', 'numeric', 'number', 'money'],
    ['hourly_rate', 'numeric', 'number', 'money'],
    ['conversion_rate', 'numeric', 'number', 'number'],
    ['discount_pct', 'numeric', 'number', 'percent'],
    ['quantity', 'integer', 'number', 'count'],
    ['year', 'smallint', 'number', 'year'],
    ['zip_code', 'integer', 'identifier', 'text'],
    ['external_id', 'text', 'identifier', 'text'],
    ['shipped_at', 'timestamp with time zone', 'moment', 'date'],
    ['due_date', 'date', 'day', 'date'],
    ['is_paid', 'boolean', 'flag', 'flag'],
    ['status', 'character varying', 'category', 'text'],
    ['notes', 'text', 'text', 'text'],
  ])('%s of type %s is a %s shown as %s', (name, type, kind, format) =>
    expect(attribute(of(table('things', [column(name, type)])), `things.${name}`)).toMatchObject({
      kind,
      format,
    }),
  )
  test.each(['jsonb', 'bytea', 'ARRAY', 'text[]', 'interval'])('of type %s is left out', type =>
    expect(attribute(of(table('things', [column('extra', type)])), 'things.extra')).toBeUndefined(),
  )
  test('with few values is a category, with as many as rows it is text', () => {
    const kindWith = (distinct: number) =>
      attribute(of(table('dogs', [column('breed', 'text', { distinct })], { rows: 80 })), 'dogs.breed')?.kind
    expect([kindWith(30), kindWith(75)]).toEqual(['category', 'text'])
  })
  test('called "total" leaves the word to "total fee"', () =>
    expect(attribute(of(table('bills', [column('total', 'numeric')])), 'bills.total')?.words).toEqual([
      'bill total',
      'bill amount',
      'bill value',
    ]))
})

describe('the date of a thing', () => {
  const dateOf = (...names: string[]) =>
    noun(
      of(
        table(
          'orders',
          names.map(name => column(name, 'date')),
        ),
      ),
    )?.date
  test('is the one that bears its name', () =>
    expect(dateOf('created_at', 'order_date', 'shipped_on')).toBe('orders.order_date'))
  test('is the only one', () => expect(dateOf('placed_on')).toBe('orders.placed_on'))
  test('is when it was recorded, where several others compete', () =>
    expect(dateOf('placed_on', 'shipped_on', 'created_at')).toBe('orders.created_at'))
  test('is left open where two have the same right', () =>
    expect(dateOf('placed_on', 'shipped_on')).toBeUndefined())
  test('is never when it is due or was last changed', () =>
    expect(dateOf('due_date', 'updated_at')).toBeUndefined())
})

describe('a foreign key', () => {
  const vets = table('vets', [column('name', 'text')])
  const links = (...columns: string[]) =>
    deriveModel(
      of(
        vets,
        table(
          'visits',
          columns.map(name => column(name, 'integer')),
          { foreignKeys: columns.map(name => ({ column: name, table: 'vets' })) },
        ),
      ),
    ).links.map(link => link.column)
  test('is a link', () => expect(links('doctor_id')).toEqual(['doctor_id']))
  test('that bears the name of its table goes before another to the same', () =>
    expect(links('referring_vet_id', 'vet_id')).toEqual(['vet_id']))
  test('is no link where two have the same right', () => expect(links('first_id', 'second_id')).toEqual([]))
  test('that may be empty adds no column to a list, which would lose rows', () => {
    const visits = (nullable: boolean) =>
      table('visits', [column('vet_id', 'integer', { nullable })], {
        foreignKeys: [{ column: 'vet_id', table: 'vets' }],
      })
    const shown = (nullable: boolean) => noun(of(visits(nullable), vets))?.columns
    expect([shown(false), shown(true)]).toEqual([['vets.name'], []])
  })
})

test('tables and columns that SQL could not name without quotes are left out', () => {
  const { attributes } = deriveModel(
    of(
      table('user', [column('name', 'text')]),
      table('pairs', [column('a', 'integer')], { primaryKey: ['a', 'b'] }),
      table('notes', [column('Body', 'text'), column('order', 'integer')]),
    ),
  )
  expect(attributes.map(({ id }) => id)).toEqual(['notes.id'])
})
