// One running server from its settings; the production entry, development and the tests start it alike.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import type { Settings } from '#config/env.ts'
import { pendingDatabase } from '#db/pending.ts'
import { createEngine } from '#engine/engine.ts'
import { looks } from '#verticals/answer-looks.ts'
import { company } from '#verticals/word-company.ts'
import { models } from '#verticals/models.ts'
import { createApp, type AppParts } from './app.ts'
import { makeEngines, onChange } from './ask/engines.ts'
import { makeQuestionLog } from './ask/question-log.ts'
import { makeMailer, noMailer } from './contact/mail.ts'
import { drain } from './drain.ts'
import { startHousekeeping } from './housekeeping.ts'
import { listen, portOf } from './listen.ts'
import type { Log } from './log.ts'
import { startPulse } from './pulse.ts'
import { startDatabase } from './start-database.ts'

export const projectRoot = join(import.meta.dirname, '..', '..')

const drainMs = 10_000

export interface Running {
  url: string
  close(): Promise<void>
}

export interface ServeOptions {
  log: Log
  site: AppParts['site']
  onProgress: (step: string) => void
  /** Development puts the hot-reloading site in front. */
  inFront?: (api: RequestListener) => RequestListener
}

export async function serve(
  settings: Settings,
  { log, site, onProgress, inFront = api => api }: ServeOptions,
): Promise<Running> {
  if (settings.STAFF_ACCESS === 'open' && !/^(127\.|localhost$|::1$)/.test(settings.HOST))
    log.warn(
      'the staff pages are open to everyone who reaches this address: set STAFF_ACCESS=locked to close them',
    )
  const mailer =
    settings.SMTP_URL === undefined || settings.NOTIFY_EMAIL === undefined
      ? noMailer
      : makeMailer({ smtpUrl: settings.SMTP_URL, to: settings.NOTIFY_EMAIL, log })
  const pending = pendingDatabase(settings.DATABASE_URL === undefined ? 'embedded' : 'postgres')
  const engines = makeEngines({
    db: pending,
    models,
    createEngine: parts => createEngine({ ...parts, looks, company }),
    log,
  })
  // An upload and another day of the sample bring new values: the next question must know them.
  const db = onChange(pending, engines.forget)
  const questionLog = makeQuestionLog({ db, log })
  const pulse = startPulse()
  const app = createApp({
    settings,
    db,
    engines,
    mailer,
    questionLog,
    log,
    version: readVersion(),
    pulse,
    site,
  })
  const server = createServer(inFront(getRequestListener(app.fetch)))
  // A client that sends a byte a minute must not hold a connection for good.
  server.headersTimeout = 10_000
  server.requestTimeout = 60_000
  // Longer than a proxy keeps a connection: whoever closes first, while the other sends, breaks a request off. nginx waits 60 s.
  server.keepAliveTimeout = 65_000
  const doors = await listen(server, settings.PORT, settings.HOST)
  // After the port is ours: a second server must not spend seconds on all this before it is told that the port is taken.
  await engines.learn()
  await startDatabase(db, settings, log, onProgress)
  void engines.prepare()
  const stopHousekeeping = startHousekeeping(db, log, { movesSample: settings.SEED_DATE === undefined })
  return {
    url: `http://${settings.HOST === '127.0.0.1' || settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST}:${portOf(server)}`,
    async close() {
      stopHousekeeping()
      pulse.stop()
      await drain(server, doors, drainMs)
      await Promise.all([mailer.settle(), questionLog.settle()])
      await db.close()
    },
  }
}

function readVersion(): string {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
