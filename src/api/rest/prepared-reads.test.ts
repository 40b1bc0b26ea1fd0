import { describe, expect, test } from 'vitest'
import { tableNamed } from './catalogue.ts'
import { prepareRead } from './prepared-reads.ts'
import { codeOf } from './problem-of.testing.ts'
import type { ReadHeaders } from './read-request.ts'

const visitors = tableNamed('visitors')
const prepared = (query: string, headers: ReadHeaders = {}, head = false, table = visitors) =>
  prepareRead(table, head, `http://site/rest/v1/${table.name}${query}`, headers)

describe('a prepared read', () => {
  test('is made once for one request', () => {
    expect(prepared('?select=id')).toBe(prepared('?select=id'))
    expect(prepared('?select=id&id=eq.1').statement.values).toEqual(['1', '10000', '0'])
  })
  test.each([
    ['its query', prepared('?select=name')],
    ['its table', prepared('?select=id', {}, false, tableNamed('reservations'))],
    ['its method', prepared('?select=id', {}, true)],
    ['Prefer', prepared('?select=id', { prefer: 'count=exact' })],
    ['Accept', prepared('?select=id', { accept: 'application/vnd.pgrst.object+json' })],
    ['Range', prepared('?select=id', { range: '0-4' })],
    ['the schema', prepared('?select=id', { profile: 'public' })],
  ])('is another when %s is another', (_, other) => {
    expect(other).not.toBe(prepared('?select=id'))
    expect(other.request).not.toEqual(prepared('?select=id').request)
  })
  test('holds a hundred logged questions with what they returned, and thousands of their times', () => {
    const limit = (select: string) =>
      prepared(`?select=${select}`, {}, false, tableNamed('query_logs')).request.range.limit
    expect(limit('*')).toBe(100)
    expect(limit('id,query_response')).toBe(100)
    expect(limit('created_at,response_time_ms')).toBe(10_000)
  })
  test('may come from a replica, unless visitors write to its table or staff read it', () => {
    const mayBeOld = (name: Parameters<typeof tableNamed>[0]) =>
      prepared('?select=id', {}, false, tableNamed(name)).statement.mayBeOld
    expect(mayBeOld('visitors')).toBe(true)
    expect(mayBeOld('real_estate_listings')).toBe(false)
    expect(mayBeOld('query_logs')).toBe(false)
  })
  test('does not lend its answer to a request that must be refused', () => {
    prepared('?select=id')
    expect(codeOf(() => prepared('?select=id', { profile: '' }))).toBe('PGRST106')
    expect(codeOf(() => prepared('?select=id', { accept: 'undefined' }))).toBe('PGRST107')
  })
  test('gives way to others when a caller makes up many, and is made again', () => {
    const first = prepared('?select=id')
    for (let i = 0; i < 1000; i++) prepared(`?select=id&id=eq.${i}`)
    expect(prepared('?select=id')).toEqual(first)
  })
})
