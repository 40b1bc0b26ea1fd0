// What migrations and the sample loader need of an engine: the owner's rights, one connection, statements in order.
import type { Statement } from './port.ts'

export interface Session {
  script(sql: string): Promise<void>
  query<R extends object = Record<string, unknown>>(statement: Statement): Promise<R[]>
}

/** Any number will do, as long as it stays the same. */
const preparationLock = 7_238_114_902

/**
 * All of it or nothing, and one server at a time. What was true before must be looked at again inside: another server may have
 * been faster. The lock is the transaction's own: behind a pooler, that of a session would be left to the next client.
 */
export async function alone<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.script(`begin; select pg_advisory_xact_lock(${preparationLock})`)
  try {
    const done = await work()
    await session.script('commit')
    return done
  } catch (error) {
    await session.script('rollback').catch(() => undefined)
    throw error
  }
}
