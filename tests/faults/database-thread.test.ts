// The embedded database dies in mid-request: callers are told to try again, and soon can.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { noMailer } from '#api/contact/mail.ts'
import { makeLog } from '#api/log.ts'
import { readSettings } from '#config/env.ts'
import { openEmbedded } from '#db/embedded/database.ts'
import { migrate } from '#db/migrate.ts'
import { keyed } from '#tests/support/server.ts'

test('a killed database thread means 503 with Retry-After, and service again by itself', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'thread-'))
  const engine = await openEmbedded(dir, async session => void (await migrate(session)))
  const reader = {
    read: async () => ({ columns: [], rows: [], truncated: false }),
    changed: () => undefined,
  }
  const app = createApp({
    settings: readSettings({}),
    db: { ...engine, reader, replicas: () => [] },
    engines: { engineFor: () => Promise.reject(new Error('nobody asks here')) },
    mailer: noMailer,
    questionLog: { note: () => undefined, settle: async () => undefined },
    log: makeLog('silent'),
    version: 'test',
    site: async c => c.text('page'),
  })
  const ask = () => app.request('/rest/v1/property_listings?select=id&limit=1', { headers: keyed })
  expect((await ask()).status).toBe(200)

  await engine.killThread()
  const refused = await ask()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await (await app.request('/')).text()).toBe('page')

  let status = 503
  for (let tries = 0; status === 503 && tries < 500; tries++) {
    // The thread comes back on the event loop, which a loop without a pause would never reach.
    await pause(20)
    status = (await ask()).status
  }
  expect(status).toBe(200)
  await engine.close()
  rmSync(dir, { recursive: true, force: true })
})
