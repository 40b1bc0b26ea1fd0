import { describe, expect, test } from 'vitest'
import { tableNamed } from './catalogue.ts'
import { parseOrder } from './order.ts'
import { codeOf } from './problem-of.testing.ts'

const products = tableNamed('ecommerce_products')
const refused = (text: string) => codeOf(() => parseOrder(products, text))

describe('order', () => {
  test('sorts by several columns, upwards unless told otherwise', () => {
    expect(parseOrder(products, 'created_at.desc.nullslast,id')).toEqual([
      { column: 'created_at', direction: 'desc', nulls: 'last' },
      { column: 'id', direction: 'asc', nulls: null },
    ])
  })
  test('nulls may be placed without a direction', () => {
    expect(parseOrder(products, 'rating.nullsfirst')).toEqual([
      { column: 'rating', direction: 'asc', nulls: 'first' },
    ])
  })
  test.each(['', 'id,', 'id.dsc', 'id.asc.desc', 'id.desc.nulls', 'id desc', 'id;', 'id,id.desc'])(
    'refuses the grammar of "%s"',
    text => expect(refused(text)).toBe('PGRST100'),
  )
  test('knows no other columns', () => expect(refused('nope.desc')).toBe('42703'))
  test.each(['visitors(name).asc', 'price->a'])('says that %s is not served', text => {
    expect(refused(text)).toBe('PGRST127')
  })
})
