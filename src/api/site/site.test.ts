import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteServices } from '#contract/site.ts'
import { loadFiles } from './files.ts'
import { serveSite } from './site.ts'

const html = '<!doctype html><script>theme()</script><script src="/assets/a.js"></script><p>Contact</p>'
let dir: string
let app: Hono

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-'))
  const put = (name: string, text: string) => {
    mkdirSync(join(dir, name, '..'), { recursive: true })
    writeFileSync(join(dir, name), text)
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(dir, `${name}.gz`), gzipSync(text))
  }
  put('index.html', '<p>Home</p>')
  put('contact/index.html', html)
  put('blog/index.html', '<p>All articles</p>')
  put('assets/a.js', 'export {}')
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: *')
  const render = async (request: Request) =>
    new Response(`<script>late()</script>not found: ${new URL(request.url).pathname}`, {
      status: 404,
      headers: { 'content-type': 'text/html' },
    })
  const site = serveSite({ files: loadFiles(dir, []), render, connectTo: [] })
  const services: SiteServices = {
    staff: { access: 'open', admitted: true },
    submitContact: async () => ({ kind: 'sent' }),
  }
  app = new Hono().all('*', c => site(c, services))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers })

describe('the built site', () => {
  test('serves a page at its clean address', async () => {
    const response = await get('/contact')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(html)
  })
  test('sends each page a policy with the hash of its own inline script, and of no other', async () => {
    const policy = (await get('/contact')).headers.get('content-security-policy') ?? ''
    expect(policy.match(/script-src ([^;]+)/)?.[1]).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect((await get('/')).headers.get('content-security-policy')).toMatch(/script-src 'self';/)
  })
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('to a browser that accepts "%s" it sends %s', async (accepted, encoding) => {
    const response = await get('/contact', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
  })
  test('answers 304 to who has it already, and keeps named-by-content files for good', async () => {
    const first = await get('/assets/a.js')
    expect(first.headers.get('cache-control')).toMatch(/immutable/)
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/assets/a.js', { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/')).headers.get('cache-control')).toMatch(/must-revalidate/)
  })
  test('answers HEAD without a body', async () => {
    const response = await get('/contact', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(html.length))
  })
  test('takes a trailing slash off, and keeps the question behind it', async () => {
    const response = await get('/contact/?vertical=legal')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/contact?vertical=legal')
  })
  test('renders a page that its query changes, and no other', async () => {
    expect(await (await get('/blog')).text()).toBe('<p>All articles</p>')
    expect(await (await get('/blog?from=newsletter')).text()).toBe('<p>All articles</p>')
    expect(await (await get('/blog?category=ecommerce')).text()).toMatch(/late/)
    expect(await (await get('/contact?category=ecommerce')).text()).toBe(html)
  })
  test.each([
    '/nothing',
    '/..%2f..%2fpackage.json',
    '/%',
    '/assets/../../x',
    '/contact/index.html.br',
    '/constructor',
  ])('renders the page for unknown addresses at %s, with a policy of its own', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toMatch(/sha256-/)
  })
  test('renders a page whose address carries a parameter that changes it, and no other', async () => {
    expect(await (await get('/contact?vertical=legal')).text()).toMatch(/not found: \/contact/)
    expect(await (await get('/contact?utm_source=mail')).text()).toBe(html)
    expect(await (await get('/?vertical=legal')).text()).toBe('<p>Home</p>')
  })
  test('hands a posted form to the rendered site', async () => {
    expect(await (await get('/contact', {}, 'POST')).text()).toMatch(/not found: \/contact/)
  })
})
