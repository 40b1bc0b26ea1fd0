// Two servers on one embedded directory would silently lose each other's rows. The operating system holds this lock for
// the life of the process, so that a crash or a kill never leaves a stale one behind.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

export function lockDataDir(dir: string): () => void {
  const holderFile = join(dir, 'lock.txt')
  const lock = new DatabaseSync(join(dir, 'lock.sqlite'))
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error
    throw new DataDirInUse(
      `Another server (process ${holder(holderFile)}) is using the data directory ${dir}. ` +
        'Stop it first, or start this one with another DATA_DIR, or let both share a PostgreSQL through DATABASE_URL.',
    )
  }
  writeFileSync(holderFile, String(process.pid))
  return () => lock.close()
}

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
