// A transaction that is always undone, on a connection that never outlives its time limit.
import type { Pool, PoolClient } from 'pg'
import { limitMs } from './caps.ts'
import { tooSlow } from './refusals.ts'

/** The server's own limit comes first. This one is for a server that does not keep it, or no longer answers. */
const graceMs = 500

interface Entrance {
  pool: Pool
  opening: string
}

export async function inTransaction<T>(
  { pool, opening }: Entrance,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let expired = false
  const timer = setTimeout(() => {
    expired = true
    client.release(true)
  }, limitMs + graceMs)
  try {
    await client.query(opening)
    return await work(client)
  } catch (error) {
    throw expired ? tooSlow() : error
  } finally {
    if (!expired) await undo(client)
    clearTimeout(timer)
  }
}

/** The connection goes back as clean as it came, or not at all. */
async function undo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}
