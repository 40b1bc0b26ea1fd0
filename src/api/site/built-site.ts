// Finds what `npm run build` made.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { RenderSite } from '#contract/site.ts'
import { readConnections } from './connections.ts'
import { loadFiles } from './files.ts'
import { serveSite } from './site.ts'

const serverModule = z.object({
  renderSite: z.custom<RenderSite>(
    value => typeof value === 'function',
    'build/server must export renderSite',
  ),
})

export async function builtSite(buildDir: string) {
  const entry = join(buildDir, 'server', 'index.js')
  if (!existsSync(entry))
    throw new Error('The site has not been built: run npm run build first, or npm start, which does it.')
  const { renderSite } = serverModule.parse(await import(pathToFileURL(entry).href))
  const { connectTo } = readConnections(buildDir)
  return serveSite({ files: loadFiles(join(buildDir, 'client'), connectTo), render: renderSite, connectTo })
}
