import { describe, expect, test } from 'vitest'
import { tableNamed } from './catalogue.ts'
import { parseFilter } from './filter.ts'
import { limits } from './limits.ts'
import { codeOf } from './problem-of.testing.ts'

const listings = tableNamed('real_estate_listings')
const read = (key: string, text: string) => parseFilter(listings, [], key, text)
const refused = (key: string, text: string) => codeOf(() => read(key, text))
const values = (text: string) => {
  const { test } = read('mls_number', text)
  return test.kind === 'in' ? test.values : test
}

describe('a filter', () => {
  test('compares a column with everything after the operator', () => {
    expect(read('address', 'eq.1. Main St, (rear)')).toEqual({
      column: 'address',
      negated: false,
      test: { kind: 'compare', by: 'eq', value: '1. Main St, (rear)' },
    })
  })
  test('may be negated', () => {
    expect(read('beds', 'not.gte.3')).toMatchObject({ negated: true, test: { by: 'gte', value: '3' } })
  })
  test('an empty value is a value', () => {
    expect(read('address', 'eq.')).toMatchObject({ test: { value: '' } })
  })
  test('asks for null, true, false or unknown in any case', () => {
    expect(read('beds', 'is.NULL')).toMatchObject({ test: { kind: 'is', state: 'null' } })
    expect(refused('beds', 'is.3')).toBe('PGRST100')
  })
  test.each([
    ['in.()', []],
    ['in.(a,b)', ['a', 'b']],
    ['in.("a,b","c)")', ['a,b', 'c)']],
    ['in.("say \\"hi\\"","back\\\\slash")', ['say "hi"', 'back\\slash']],
    ['in.(q"uote,back\\slash)', ['q"uote', 'back\\slash']],
    ['in.(,)', ['', '']],
    ['in.("")', ['']],
    ['in.( 1,2 )', [' 1', '2 ']],
  ])('reads the list %s', (text, expected) => expect(values(text)).toEqual(expected))
  test.each([
    'in.1',
    'in.(1',
    'in.(1)2',
    'in.("a"b)',
    'in.("a)',
    'in.(a))',
    '5',
    'foo.5',
    'eq',
    'not.not.eq.1',
    '',
  ])('refuses the grammar of %s', text => expect(refused('mls_number', text)).toBe('PGRST100'))
  test.each(['like.*a*', 'not.ilike.a', 'fts.word', 'cs.{a}', 'eq(any).{1,2}', 'match.^a'])(
    'says that %s is not served',
    text => expect(refused('mls_number', text)).toBe('PGRST127'),
  )
  test.each(['or', 'and', 'not.or'])('says that %s is not served', key => {
    expect(refused(key, '(beds.eq.1,beds.eq.2)')).toBe('PGRST127')
  })
  test.each(['nope', '__proto__', 'toString', 'beds;drop table x', 'beds->a', ''])(
    'knows no column %s',
    key => {
      expect(refused(key, 'eq.1')).toBe('42703')
    },
  )
  test('on a related row asks for the embedding first, and is then not served', () => {
    expect(refused('visitors.name', 'eq.x')).toBe('PGRST108')
    expect(codeOf(() => parseFilter(listings, ['visitors'], 'visitors.name', 'eq.x'))).toBe('PGRST127')
  })
  test('a list holds as many values as the limit and no more', () => {
    const list = (n: number) => `in.(${Array.from({ length: n }, (_, i) => i).join()})`
    expect(values(list(limits.inValues))).toHaveLength(limits.inValues)
    expect(refused('beds', list(limits.inValues + 1))).toBe('54000')
  })
})
