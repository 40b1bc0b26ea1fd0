// What migrations and the sample loader need of an engine: the owner's rights, one connection, statements in order.
import type { Statement } from './port.ts'

export interface Session {
  script(sql: string): Promise<void>
  query<R extends object = Record<string, unknown>>(statement: Statement): Promise<R[]>
}
