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
  // The statement under way fails when the connection breaks; unheard, the event beside it would end the process.
  if (client.listenerCount('error', ignore) === 0) client.on('error', ignore)
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
    // The connection goes back as clean as it came, or not at all.
    const isClean = await client.query('rollback').then(
      () => true,
      () => false,
    )
    clearTimeout(timer)
    if (!expired) client.release(!isClean)
  }
}

const ignore = () => undefined
