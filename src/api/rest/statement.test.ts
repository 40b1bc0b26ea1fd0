import { describe, expect, test } from 'vitest'
import { statement, Values } from './statement.ts'

const named = (text: string) => statement(text, new Values()).name

describe('a statement', () => {
  test('carries its values apart from its text, each read by PostgreSQL as its type', () => {
    const values = new Values()
    const text = `select ${values.add("'; drop", 'text')}, ${values.add('yes', 'boolean')}`
    expect(statement(text, values)).toMatchObject({
      text: 'select $1::text, $2::text::boolean',
      values: ["'; drop", 'yes'],
    })
  })
  test('has one name for one text', () => {
    expect(named('select 1')).toBe(named('select 1'))
    expect(named('select 1')).not.toBe(named('select 2'))
  })
  test('has none once a caller has made up too many', () => {
    const first = named('select first')
    for (let i = 0; i < 1000; i++) named(`select made up ${i}`)
    expect(named('select one more')).toBeUndefined()
    expect(named('select first')).toBe(first)
  })
})
