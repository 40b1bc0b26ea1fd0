// What a load balancer or a colleague asks first: is it up, can it serve, which version is it.
import { Hono } from 'hono'
import type { Database } from '#db/port.ts'

export function healthRoutes(db: Pick<Database, 'kind' | 'ping' | 'replicas'>, version: string): Hono {
  return new Hono()
    .use(async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/live', c => c.json({ live: true, version }))
    .get('/', async c => {
      const started = performance.now()
      const ok = await db.ping().then(
        () => true,
        () => false,
      )
      const ms = Math.round(performance.now() - started)
      const replicas = db.replicas()
      const database = { kind: db.kind, ok, ms, ...(replicas.length === 0 ? {} : { replicas }) }
      return c.json({ live: true, ready: ok, database, version }, ok ? 200 : 503)
    })
}
