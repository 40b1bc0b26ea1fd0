import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { codeOf } from './problem-of.testing.ts'
import { parameters } from './query-string.ts'

const read = (query: string) => parameters(`http://site/rest/v1/visitors?${query}`)
const refused = (query: string) => codeOf(() => read(query))

describe('the query string', () => {
  test('is decoded, plus signs and repeated keys included', () => {
    expect(read('name=eq.Zo%C3%AB+Park&name=neq.%2B')).toEqual([
      ['name', 'eq.Zoë Park'],
      ['name', 'neq.+'],
    ])
  })
  test('may be absent or empty', () => {
    expect(parameters('http://site/rest/v1/visitors')).toEqual([])
    expect(read('')).toEqual([])
    expect(read('&&')).toEqual([])
  })
  test('keeps equals signs of the value', () => {
    expect(read('name=eq.a=b')).toEqual([['name', 'eq.a=b']])
  })
  test.each(['name=eq.%FF', 'name=eq.%C3', 'name=eq.%zz', '%FF=eq.1', 'name'])('refuses %s', query => {
    expect(refused(query)).toBe('PGRST100')
  })
  test('refuses NUL in keys and values', () => {
    expect(refused('name=eq.%00')).toBe('22021')
    expect(refused('na%00me=eq.1')).toBe('22021')
  })
  test('refuses more parameters than the limit', () => {
    const many = (n: number) => Array.from({ length: n }, () => 'id=eq.1').join('&')
    expect(read(many(limits.parameters))).toHaveLength(limits.parameters)
    expect(refused(many(limits.parameters + 1))).toBe('54000')
  })
  test('refuses an address that is too long', () => {
    expect(refused('a'.repeat(16_384))).toBe('uri_too_long')
  })
})
