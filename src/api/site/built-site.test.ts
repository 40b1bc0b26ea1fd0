import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteServices } from '#contract/site.ts'
import { builtSite } from './built-site.ts'

const services: SiteServices = {
  staff: { access: 'open', admitted: true },
  submitContact: async () => ({ kind: 'sent' }),
}

function build(connections?: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const part of ['client', 'server']) mkdirSync(join(dir, part))
  writeFileSync(join(dir, 'client', 'index.html'), '<p>Home</p>')
  const rendered = `new Response('<p>Not found</p>', { status: 404, headers: { 'content-type': 'text/html' } })`
  writeFileSync(join(dir, 'server', 'package.json'), '{"type":"module"}')
  writeFileSync(join(dir, 'server', 'index.js'), `export const renderSite = async () => ${rendered}`)
  if (connections !== undefined) writeFileSync(join(dir, 'connections.json'), JSON.stringify(connections))
  return dir
}

async function connectSource(dir: string, path: string): Promise<string | undefined> {
  const site = await builtSite(dir)
  const app = new Hono().all('*', c => site(c, services))
  const policy = (await app.request(path)).headers.get('content-security-policy') ?? ''
  return /connect-src ([^;]+)/.exec(policy)?.[1]
}

test.each(['/', '/rendered-on-request'])(
  'the policy of %s lets a build for a Supabase project reach it, and nothing else',
  async path => {
    const dir = build({ connectTo: ['https://project.supabase.co'] })
    expect(await connectSource(dir, path)).toBe("'self' https://project.supabase.co")
  },
)

test.each([undefined, { connectTo: [] }])(
  'a build for its own server reaches its own server (%j)',
  async made => {
    expect(await connectSource(build(made), '/')).toBe("'self'")
  },
)

test.each(['https://a.example; script-src *', 'https://a.example/path', '*'])(
  'what is no origin does not get into a policy: %s',
  async origin => {
    await expect(builtSite(build({ connectTo: [origin] }))).rejects.toThrow(/Invalid URL|must be an origin/)
  },
)

test('a site that was never built says what to do', async () => {
  await expect(builtSite(join(tmpdir(), 'no-build-here'))).rejects.toThrow('npm run build')
})
