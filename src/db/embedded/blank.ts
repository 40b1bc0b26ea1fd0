// An empty PostgreSQL data directory as an archive. Making one takes the engine seconds, unpacking one takes a fraction of
// that, so it is made once on a machine and kept.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const require = createRequire(import.meta.url)

export async function blankDataDir(): Promise<Blob> {
  const file = cacheFile()
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const maker = await PGlite.create()
  const blank = await maker.dumpDataDir('gzip')
  await maker.close()
  keep(file, new Uint8Array(await blank.arrayBuffer()))
  return blank
}

/** Another version of the engine may not read this one's files. */
function cacheFile(): string {
  const entry = require.resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(manifest)
  return join(
    import.meta.dirname,
    '..',
    '..',
    '..',
    'node_modules',
    '.cache',
    `blank-database-${version}.tar.gz`,
  )
}

function keep(file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    // Two processes may do this at once; a reader must never see half a file.
    const draft = `${file}.${process.pid}.${Math.trunc(performance.now())}`
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } catch {
    // A read-only installation works as well, it only starts more slowly.
  }
}
