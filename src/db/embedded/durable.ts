// The embedded engine never calls fsync: without this, a power cut loses rows that were already acknowledged.
import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

let syncedUpTo = 0

export function syncWal(dataDir: string): void {
  const wal = join(dataDir, 'pg_wal')
  const startedAt = Date.now()
  for (const name of readdirSync(wal)) {
    const path = join(wal, name)
    const stat = statSync(path)
    if (!stat.isFile() || stat.mtimeMs < syncedUpTo) continue
    const file = openSync(path, 'r+')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }
  // File times have a coarse grain: look back a second, so that a write within the same tick is not passed over.
  syncedUpTo = startedAt - 1000
}
