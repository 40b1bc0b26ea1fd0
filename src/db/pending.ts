// A database that is not there yet. The site answers at once; the API says "try again" until the database has been opened.
import { DatabaseUnavailable } from './problems.ts'
import type { Database } from './port.ts'

export interface PendingDatabase extends Database {
  /** From now on every call goes to the real one. */
  arrive(database: Database): void
}

export function pendingDatabase(kind: Database['kind']): PendingDatabase {
  let arrived: Database | null = null
  const real = () => {
    if (arrived === null) throw new DatabaseUnavailable('the database has not answered yet')
    return arrived
  }
  return {
    kind,
    arrive: database => {
      arrived = database
    },
    query: async (statement, as) => real().query(statement, as),
    durably: async (statement, as) => real().durably(statement, as),
    transaction: async (...work) => real().transaction(...work),
    ping: async () => real().ping(),
    reader: {
      read: async (demo, sql) => real().reader.read(demo, sql),
      changed: table => arrived?.reader.changed(table),
    },
    replicas: () => arrived?.replicas() ?? [],
    close: async () => arrived?.close(),
  }
}
