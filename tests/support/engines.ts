// The same suite on both engines: each gets an empty database of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openEmbedded } from '#db/embedded/database.ts'
import type { Engine } from '#db/port.ts'
import { openPostgres } from '#db/postgres/database.ts'
import type { Session } from '#db/session.ts'

export const engineKinds = ['embedded', 'postgres'] as const
export type EngineKind = (typeof engineKinds)[number]

let count = 0

/** A new, empty database on the run's own server. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `suite_${process.pid}_${++count}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return server.replace(/postgres$/, name)
}

export async function openEngine(
  kind: EngineKind,
  prepare: (session: Session) => Promise<void>,
): Promise<Engine> {
  if (kind === 'postgres') return openPostgres(await emptyDatabase(), prepare)
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'))
  const engine = await openEmbedded(dir, prepare)
  return {
    ...engine,
    async close() {
      await engine.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
