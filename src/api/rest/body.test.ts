import { describe, expect, test } from 'vitest'
import { parseRows } from './body.ts'
import { tableNamed } from './catalogue.ts'
import { codeOf } from './problem-of.testing.ts'

const listings = tableNamed('real_estate_listings')
const most = 50
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, columns?: string) => parseRows(listings, most, bytes(text), columns)
const refused = (text: string, columns?: string) => codeOf(() => read(text, columns))

describe('the rows of a body', () => {
  test('may be one object or a list', () => {
    const one = { columns: ['mls_number'], rows: [{ mls_number: '1' }] }
    expect(read('{"mls_number":"1"}')).toEqual(one)
    expect(read('[{"mls_number":"1"}]')).toEqual(one)
    expect(read('[]')).toEqual({ columns: [], rows: [] })
  })
  test('take the named columns, absent ones as null', () => {
    expect(read('[{"mls_number":"1","zzz":1},{"mls_number":"2","beds":3}]', '"mls_number","beds"')).toEqual({
      columns: ['mls_number', 'beds'],
      rows: [
        { mls_number: '1', beds: null },
        { mls_number: '2', beds: 3 },
      ],
    })
  })
  test('hold the last of a key that is written twice', () => {
    expect(read('{"mls_number":"1","mls_number":"2"}').rows).toEqual([{ mls_number: '2' }])
  })
  test.each(['', '{bad', '1', '"x"', 'null', '[1]', '[[]]', '[{"mls_number":"1"},{"beds":1}]'])(
    'are not %s',
    text => expect(refused(text)).toBe('PGRST102'),
  )
  test.each(['{"__proto__":1}', '{"constructor":1}', '{"nope":1}'])('know no column of %s', text => {
    expect(refused(text)).toBe('PGRST204')
  })
  test('know no column that is only named in the address', () => {
    expect(refused('{"beds":1}', 'beds,nope')).toBe('PGRST204')
    expect(refused('{"beds":1}', 'beds,,price')).toBe('PGRST100')
  })
  test.each(['{"beds":{"a":1}}', '{"beds":[1]}', '{"beds":1e999}'])('hold no cell as in %s', text => {
    expect(refused(text)).toBe('PGRST102')
  })
  test('hold no NUL and no half of a character', () => {
    expect(refused('{"address":"a\\u0000b"}')).toBe('22P05')
    expect(refused('{"address":"\\ud800"}')).toBe('PGRST102')
  })
  test('are UTF-8', () => {
    expect(codeOf(() => parseRows(listings, most, new Uint8Array([0x7b, 0xff, 0x7d]), undefined))).toBe(
      'PGRST102',
    )
  })
  test('may be nested 200,000 deep without harm', () => {
    expect(refused('['.repeat(200_000) + ']'.repeat(200_000))).toBe('PGRST102')
    expect(refused(`{"beds":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBe('PGRST102')
  })
  test('are as many as the table takes', () => {
    const many = (n: number) => JSON.stringify(Array.from({ length: n }, () => ({ beds: 1 })))
    expect(read(many(most)).rows).toHaveLength(most)
    expect(refused(many(most + 1))).toBe('54000')
  })
})
