// The API as in production, the site through Vite with hot reload.
import { createServer as createVite } from 'vite'
import { z } from 'zod'
import { makeLog } from '#api/log.ts'
import { serve } from '#api/serve.ts'
import { readSettings } from '#config/env.ts'
import type { RenderSite } from '#contract/site.ts'

const siteModule = z.object({ renderSite: z.custom<RenderSite>(value => typeof value === 'function') })
// Hot reload needs inline scripts and a socket; only the built site carries the strict policy.
const looseDuringDevelopment = "default-src 'self' 'unsafe-inline' data: ws:"

const settings = readSettings()
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const isApi = /^\/(rest|functions|staff|healthz)\b/
const running = await serve(settings, {
  log: makeLog(settings.LOG_LEVEL),
  onProgress: console.log,
  site: async (c, services) => {
    const { renderSite } = siteModule.parse(await vite.ssrLoadModule('/src/web/server.ts'))
    const page = await renderSite(c.req.raw, services)
    page.headers.set('content-security-policy', looseDuringDevelopment)
    return page
  },
  inFront: api => (request, response) => {
    if (isApi.test(request.url ?? '')) void api(request, response)
    else vite.middlewares(request, response, () => void api(request, response))
  },
})
console.log(`Ready: ${running.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all([vite.close(), running.close()]).then(() => process.exit(0)))
