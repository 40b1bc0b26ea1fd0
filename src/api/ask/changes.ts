// Whether the rows of some tables may have changed, told by PostgreSQL's own counters: looking costs the same however large
// the tables are, where reading their values again grows with them.
import { z } from 'zod'
import type { TableName } from '#contract/tables.ts'
import type { Statement } from '#db/port.ts'

const found = z.tuple([z.object({ state: z.string().nullable() })])

/** The same text means the same rows; null where the engine does not count. A table that was emptied has another file. */
export async function stateOf(
  tables: readonly TableName[],
  query: (statement: Statement) => Promise<object[]>,
): Promise<string | null> {
  const statement = {
    text: `select string_agg(concat_ws(':', relname, pg_relation_filenode(relid), n_tup_ins, n_tup_upd, n_tup_del), ' ' order by relname) as state
           from pg_stat_user_tables where schemaname = 'public' and relname = any($1)`,
    values: [tables],
  }
  try {
    const [{ state }] = found.parse(await query(statement))
    return state
  } catch {
    return null
  }
}
