// The built site on a server of the test's own, which can be stopped, slowed down or robbed of a file.
import { once } from 'node:events'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { builtSite } from '#api/site/built-site.ts'
import type { SiteServices } from '#contract/site.ts'

const build = join(import.meta.dirname, '..', '..', '..', 'build')

export interface OwnServer {
  url: string
  stop(): Promise<void>
  /** At the same address. */
  restart(): Promise<void>
}

/** @param before runs ahead of each answer; what it returns is sent instead */
export async function ownServer(before: (path: string) => Promise<Response | null>): Promise<OwnServer> {
  const site = await builtSite(build)
  const services: SiteServices = {
    staff: { access: 'open', admitted: true },
    submitContact: async () => ({ kind: 'failed' }),
  }
  const app = new Hono().all('*', async c => (await before(c.req.path)) ?? site(c, services))
  const listen = async (port: number) => {
    const server = createAdaptorServer({ fetch: app.fetch })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
    async restart() {
      server = await listen(port)
    },
  }
}
