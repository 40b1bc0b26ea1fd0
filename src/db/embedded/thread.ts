// The embedded database in a thread of its own: a query blocks the thread that runs it, and must not block the server.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { z } from 'zod'
import { columnsOf } from '#contract/tables.ts'
import type { Role } from '#db/port.ts'
import { blankDataDir } from './blank.ts'
import { syncWal } from './durable.ts'
import type { FromThread, Message, Request } from './protocol.ts'

const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')
const send = (message: FromThread) => port.postMessage(message)

// Parsed as numbers or dates, big integers lose digits and days shift with the time zone.
const asText = (value: string) => value
const parsers = {
  [types.INT8]: asText,
  [types.NUMERIC]: asText,
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
}

/** Unpacked beside its place and then renamed: a start that was cut short leaves no half-made database behind. */
async function makeDataDir() {
  const draft = `${dataDir}.new`
  rmSync(draft, { recursive: true, force: true })
  const db = await PGlite.create({ dataDir: draft, loadDataDir: await blankDataDir() })
  await db.close()
  renameSync(draft, dataDir)
}

async function serve() {
  if (!existsSync(dataDir)) await makeDataDir()
  const db = await PGlite.create({ dataDir, parsers })
  let actingAs: Role = 'server'
  const become = async (role: Role) => {
    if (role === actingAs) return
    await db.exec(role === 'server' ? 'reset role' : `set role ${role}`)
    actingAs = role
  }

  const run = async (request: Request): Promise<unknown> => {
    switch (request.op) {
      case 'query': {
        await become(request.as)
        const result = await db.query(request.statement.text, [...(request.statement.values ?? [])])
        if (request.durable) syncWal(dataDir)
        return result.rows
      }
      case 'transaction':
        await become(request.as)
        return db.transaction(async tx => {
          for (const { text, values } of request.statements) await tx.query(text, [...(values ?? [])])
        })
      case 'script':
        await become('server')
        await db.exec(request.sql)
        return null
      case 'copyOut': {
        await become('server')
        const columns = columnsOf(request.table).join(', ')
        const { blob } = await db.query(`copy ${request.table} (${columns}) to '/dev/blob'`)
        return new Uint8Array(blob === undefined ? new ArrayBuffer(0) : await blob.arrayBuffer())
      }
      case 'close':
        await db.close()
        return null
    }
  }

  // One connection: a second request must wait, or it would run inside the first one's transaction.
  let queue: Promise<void> = Promise.resolve()
  port?.on('message', ({ id, ...request }: Message) => {
    queue = queue.then(async () => {
      try {
        send({ id, ok: true, result: await run(request) })
      } catch (error) {
        send({ id, ok: false, error: describe(error) })
      }
    })
  })
  send({ ready: true })
}

function describe(error: unknown) {
  const field = (name: string) => {
    const value = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
    return typeof value === 'string' ? value : null
  }
  return {
    code: field('code') ?? 'XX000',
    message: field('message') ?? String(error),
    detail: field('detail'),
    hint: field('hint'),
  }
}

serve().catch((error: unknown) => {
  send({ ready: false, message: error instanceof Error ? error.message : String(error) })
})
