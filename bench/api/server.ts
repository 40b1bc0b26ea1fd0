// The site's own server as it runs in production, with its logging and its headers, but without the pages.
// DATABASE_URL=… PORT=… node bench/api/server.ts
import { makeLog } from '#api/log.ts'
import { serve } from '#api/serve.ts'
import { readSettings } from '#config/env.ts'

const settings = readSettings()
await serve(settings, {
  log: makeLog(settings.LOG_LEVEL),
  site: async () => new Response(null, { status: 404 }),
  onProgress: () => undefined,
})
