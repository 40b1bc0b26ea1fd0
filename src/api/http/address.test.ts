import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, shortened } from './address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['not an address', 'unknown'],
])('%s is logged as %s', (full, short) => expect(shortened(full)).toBe(short))

const seen = async (trusted: number, forwarded?: string) => {
  const app = new Hono().get('/', c => c.text(clientAddress(trusted)(c)))
  return (
    await app.request('/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } })
  ).text()
}

test('without a trusted proxy a forwarded header is ignored, so nobody can borrow an address', async () => {
  expect(await seen(0, '198.51.100.9')).toBe('127.0.0.1')
})
test('with one proxy the last hop counts, whatever the client wrote before it', async () => {
  expect(await seen(1, '6.6.6.6, 198.51.100.9')).toBe('198.51.100.9')
})
test('with two proxies the last but one counts', async () => {
  expect(await seen(2, '6.6.6.6, 198.51.100.9, 192.0.2.1')).toBe('198.51.100.9')
})
test('junk in the header falls back to the socket', async () => {
  expect(await seen(1, '<script>')).toBe('127.0.0.1')
})
