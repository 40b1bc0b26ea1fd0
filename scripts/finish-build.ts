// What remains after the router's build: every text file gets its compressed neighbors, so that no request waits for that.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const client = join(import.meta.dirname, '..', 'build', 'client')
const compressible = /\.(html|css|js|svg|json|xml|txt|md|data|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const text = readFileSync(path)
  const [smallest, common] = await Promise.all([
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    zip(text, { level: 9 }),
  ])
  // A tiny file can grow; the server then sends it as it is.
  if (smallest.length < text.length) writeFileSync(`${path}.br`, smallest)
  if (common.length < text.length) writeFileSync(`${path}.gz`, common)
}

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && compressible.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
const waiting = files.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) await compress(file)
  }),
)
console.log(`Compressed ${files.length} files.`)
