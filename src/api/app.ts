// Mounts everything on one port: the table API, the staff lock, health, and the site for all other addresses.
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Settings } from '#config/env.ts'
import type { SiteServices } from '#contract/site.ts'
import type { Database } from '#db/port.ts'
import { DatabaseUnavailable, TooBusy } from '#db/problems.ts'
import type { Engines } from './ask/engines.ts'
import { makeSecondReader, planWriterFrom } from './ask/llm/second-reader.ts'
import type { QuestionLog } from './ask/question-log.ts'
import { askRoutes } from './ask/routes.ts'
import { makeContactDesk } from './contact/desk.ts'
import type { Mailer } from './contact/mail.ts'
import { contactGate } from './contact/table-gate.ts'
import { healthRoutes } from './health.ts'
import { clientAddress, shortened } from './http/address.ts'
import { compressAnswers } from './http/compress.ts'
import { problem } from './http/problems.ts'
import { securityHeaders } from './http/security-headers.ts'
import { makeLimits } from './limits.ts'
import type { Log } from './log.ts'
import { calm, type Pulse } from './pulse.ts'
import { restApi } from './rest/rest.ts'
import { makeStaffLock } from './staff/staff.ts'
import { today } from './today.ts'
import { admit, makeValve, tooMuch } from './valve.ts'

export interface AppParts {
  settings: Settings
  db: Database
  engines: Pick<Engines, 'engineFor'>
  mailer: Mailer
  questionLog: QuestionLog
  log: Log
  version: string
  /** Where nobody measures, the server is never late. */
  pulse?: Pulse
  /** Answers whatever is no API. */
  site: (c: Context, services: SiteServices) => Promise<Response>
}

const longestUrl = 8192

export function createApp({
  settings,
  db,
  engines,
  mailer,
  questionLog,
  log,
  version,
  pulse = calm,
  site,
}: AppParts): Hono {
  const https = settings.SITE_URL?.startsWith('https:') ?? false
  const addressOf = clientAddress(settings.TRUST_PROXY)
  const limits = makeLimits(db, settings.RATE_LIMIT)
  const desk = makeContactDesk({ db, limits, mailer, log })
  const staff = makeStaffLock({
    access: settings.STAFF_ACCESS,
    passwordHash: settings.STAFF_PASSWORD_HASH,
    https,
    limits,
    addressOf,
  })

  const app = new Hono()
  app.use(securityHeaders({ https }))
  app.use(async (c, next) => {
    const id = randomUUID()
    const started = performance.now()
    await next()
    // Not c.header: after the answer it would rebuild the response as a stream.
    c.res.headers.set('x-request-id', id)
    const ms = Math.round(performance.now() - started)
    const { status } = c.res
    log[status >= 500 ? 'warn' : 'info'](
      { id, method: c.req.method, path: c.req.path, status, ms, from: shortened(addressOf(c)) },
      'request',
    )
  })
  app.use(compressAnswers())
  app.use(async (c, next) => (c.req.url.length > longestUrl ? problem(c, 'too_long_url') : next()))
  app.onError((err, c) => {
    if (err instanceof TooBusy) return tooMuch(c)
    if (err instanceof DatabaseUnavailable) return problem(c, 'unavailable', { 'retry-after': '1' })
    log.error({ err, path: c.req.path }, 'unexpected error')
    return problem(c, 'internal')
  })

  const valves = valvesFor(settings, pulse)
  app.use('/rest/v1/*', admit(valves.tables))
  app.route('/healthz', healthRoutes(db, version))
  app.route('/staff', staff.routes)
  app.route(
    '/functions/v1',
    askRoutes({
      db,
      engineFor: engines.engineFor,
      secondReader: secondReaderFrom(settings, log),
      today,
      limits,
      addressOf,
      anonKey: settings.ANON_KEY,
      log,
      questionLog,
      valve: valves.questions,
    }),
  )
  app.route(
    '/rest/v1',
    restApi({
      db,
      anonKey: settings.ANON_KEY,
      mayReadLogs: staff.admits,
      beforeInsert: { contact_submissions: contactGate(desk, addressOf) },
      afterInsert: { contact_submissions: row => desk.announce(row) },
    }),
  )
  app.use(admit(valves.pages))
  app.all('*', c =>
    site(c, {
      staff: { access: settings.STAFF_ACCESS, admitted: staff.admits(c) },
      submitContact: (input, traces) => desk.submit(input, traces, addressOf(c)),
    }),
  )
  return app
}

function secondReaderFrom(settings: Settings, log: Log) {
  const write = planWriterFrom(settings)
  return write === null ? null : makeSecondReader({ write, log })
}

/** Two turns of waiting and the way there and back stay under the second that a visitor waits. */
const targetMs = 400

function valvesFor(settings: Settings, pulse: Pulse) {
  // A language model takes the seconds that it takes, and they say nothing about this server.
  const hasModel = planWriterFrom(settings) !== null
  return {
    questions: makeValve({
      least: 8,
      most: 64,
      targetMs: hasModel ? Infinity : targetMs,
      mostLagMs: 100,
      pulse,
    }),
    tables: makeValve({ least: 16, most: 128, targetMs, mostLagMs: 150, pulse }),
    // Pages cost least and are missed most: they are the last to go.
    pages: makeValve({ least: 64, most: 512, targetMs, mostLagMs: 300, pulse }),
  }
}
