// Statements on one connection, all or none.
import pg from 'pg'
import { translate } from './errors.ts'

const ignored = () => undefined

export async function inTransaction<T>(
  pool: pg.Pool,
  opening: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translate(error)
  })
  // A connection that breaks while it is ours tells so by an event; unheard, it would end the process.
  client.on('error', ignored)
  try {
    await client.query(opening)
    const done = await work(client)
    await client.query('commit')
    giveBack(client, true)
    return done
  } catch (error) {
    // A connection in an unknown state must not serve the next request.
    giveBack(client, error instanceof pg.DatabaseError && (await undone(client)))
    throw translate(error)
  }
}

function giveBack(client: pg.PoolClient, isClean: boolean): void {
  client.off('error', ignored)
  client.release(!isClean)
}

const undone = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )
