import { describe, expect, test } from 'vitest'
import { logEntry, type AskedAndAnswered } from './log-entry.ts'

const entry = (changes: Partial<AskedAndAnswered> = {}, headers: Record<string, string> = {}) =>
  logEntry({
    demo: 'ecommerce',
    text: 'how many orders',
    at: new Date('2026-11-15T10:00:00Z'),
    elapsedMs: 12.6,
    address: '203.0.113.77',
    header: name => headers[name],
    outcome: { answer: '9,500 orders.', sql: 'SELECT count(*)', results: [{ count: 9500 }] },
    ...changes,
  })

describe('a log entry', () => {
  test('holds question, answer, rows, SQL and time', () =>
    expect(entry()).toMatchObject({
      demo_type: 'ecommerce',
      response_time_ms: 13,
      created_at: '2026-11-15T10:00:00.000Z',
      query_text: 'how many orders',
      sql_query: 'SELECT count(*)',
      error_message: null,
      query_response: { answer: '9,500 orders.', results: [{ count: 9500 }] },
    }))
  test('holds the error and the SQL of a failure, and no answer', () =>
    expect(entry({ outcome: { error: 'Too slow.', sql: 'SELECT 1' } })).toMatchObject({
      sql_query: 'SELECT 1',
      error_message: 'Too slow.',
      query_response: null,
    }))
  test('keeps the first fifty rows', () => {
    const results = Array.from({ length: 80 }, (_, row) => ({ row }))
    const { query_response } = entry({ outcome: { answer: 'Many.', sql: '', results } })
    expect(query_response).toMatchObject({ results: results.slice(0, 50) })
  })
  test('caps texts at 2,000 characters', () => {
    const long = 'a'.repeat(3000)
    const { query_text, query_response, user_agent } = entry(
      { text: long, outcome: { answer: long, sql: null, results: [{ message: long }] } },
      { 'user-agent': long },
    )
    const cut = `${'a'.repeat(1999)}…`
    expect(query_text).toBe(cut)
    expect(user_agent).toBe(cut)
    expect(query_response).toEqual({ answer: cut, results: [{ message: cut }] })
  })
  test('never cuts a character in half', () =>
    expect(entry({ text: `${'a'.repeat(1998)}😀😀` }).query_text.isWellFormed()).toBe(true))
  test('strips control characters', () =>
    expect(entry({ text: 'orders\u0000\u001b[31m\nfake line' }).query_text).toBe('orders [31m fake line'))
})

describe('privacy', () => {
  test('the address is shortened', () => expect(entry().ip_address).toBe('203.0.113.0'))
  test('only listed headers are kept, and of the referring page only its site', () => {
    const headers = {
      'user-agent': 'Firefox',
      'accept-language': 'en-US',
      referer: 'https://example.com/demo?q=secret#part',
      authorization: 'Bearer key',
      cookie: 'staff_session=1',
      apikey: 'key',
      'x-forwarded-for': '203.0.113.77',
    }
    const kept = entry({}, headers)
    expect(kept.user_agent).toBe('Firefox')
    expect(kept.request_headers).toEqual({ 'accept-language': 'en-US', referer: 'https://example.com' })
    expect(JSON.stringify(kept)).not.toMatch(/Bearer|staff_session|secret|113\.77/)
  })
  test.each(['not an address', 'javascript:alert(1)', 'file:///etc/passwd'])(
    'a referer like %s is dropped',
    referer => expect(entry({}, { referer }).request_headers).toEqual({}),
  )
})
