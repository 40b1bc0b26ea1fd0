// Settings that only show in a server of their own: each does what the README says of it.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDir, startServer, type ServerProcess } from '#tests/support/server.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'

const root = join(import.meta.dirname, '..', '..')
const key = 'a-key-of-our-own'
const password = 'correct horse battery'

describe('a server with settings of its own', () => {
  const dir = scratchDir()
  let server: ServerProcess
  let mail: TestMailServer
  beforeAll(async () => {
    mail = await startMailServer()
    const printed = spawnSync('npm', ['run', '--silent', 'staff:hash'], {
      cwd: root,
      input: `${password}\n`,
      encoding: 'utf8',
    }).stdout
    server = await startServer({
      DATA_DIR: dir,
      HOST: '0.0.0.0',
      ANON_KEY: key,
      LOG_LEVEL: 'debug',
      SITE_URL: 'https://example.com',
      STAFF_ACCESS: 'locked',
      STAFF_PASSWORD_HASH: /STAFF_PASSWORD_HASH='(.+)'/.exec(printed)?.[1] ?? '',
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'desk@example.com',
    })
  })
  afterAll(async () => {
    await server.stop()
    mail.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  const table = (name: string, apikey: string) =>
    fetch(`${server.url}/rest/v1/${name}?select=id&limit=1`, { headers: { apikey } })

  // Elsewhere only one address of the loopback network answers.
  test.runIf(process.platform === 'linux')('HOST: it listens on more than one address', async () => {
    const port = new URL(server.url).port
    expect((await fetch(`http://127.0.0.2:${port}/healthz/live`)).status).toBe(200)
  })

  test('ANON_KEY: the public key is the one that was set', async () => {
    expect((await table('property_listings', key)).status).toBe(200)
    expect((await table('property_listings', 'public-anon-key')).status).toBe(401)
  })

  test('SITE_URL with https: browsers are told to stay with it', async () => {
    expect((await fetch(`${server.url}/`)).headers.get('strict-transport-security')).toMatch(/max-age/)
  })

  test('STAFF_ACCESS and the hash that npm run staff:hash prints: logs are closed, and the password opens them', async () => {
    expect((await table('query_logs', key)).status).toBe(401)
    const signIn = (attempt: string) =>
      fetch(`${server.url}/staff/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: attempt }),
      })
    expect((await signIn('a wrong guess')).status).toBe(401)
    expect((await signIn(password)).ok).toBe(true)
  })

  test('SMTP_URL and NOTIFY_EMAIL: a lead is mailed to the desk', async () => {
    const lead = { name: 'Ada Reader', email: 'ada@example.com', vertical: 'legal' }
    const sent = await fetch(`${server.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    })
    expect(sent.status).toBe(201)
    await expect.poll(() => mail.mails.join('\n')).toContain('ada@example.com')
    expect(mail.mails.join('\n')).toContain('desk@example.com')
  })

  test('LOG_LEVEL: info and below are written', () => expect(server.output()).toContain('database ready'))
})

test('npm run ask answers a question in the terminal', () => {
  const { stdout, status } = spawnSync(
    'npm',
    [
      'run',
      '--silent',
      'ask',
      '--',
      'ecommerce',
      'how many products do we have',
      'and how many are out of stock',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, SEED_DATE: '2026-11-15' } },
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/select\s+count/i)
  expect(stdout.match(/^\? /gm)).toHaveLength(2)
})
