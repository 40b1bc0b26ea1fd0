// What stands between a statement and the rest of the database, as the server itself sees it from behind the door.
import { demoTables, type DemoType } from '#contract/demos.ts'
import { z } from 'zod'
import { limitMs } from './caps.ts'
import type { Door, Owner } from './postgres-door.ts'
import { inTransaction } from './postgres-transaction.ts'

const noTemporaryTables = 'no temporary tables'

const walls = (demo: DemoType) => `
  select
    session_user = 'reader_${demo}' as "a login of its own",
    session_user = 'reader_${demo}' and not exists (select from pg_roles r left join pg_auth_members m on m.member = r.oid
      where r.rolname = session_user and (r.rolsuper or m.roleid is not null)) as "no way to another role",
    not exists (select from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v', 'm', 'f')
      and (has_table_privilege(t.oid, 'insert, update, delete, truncate')
        or has_any_column_privilege(t.oid, 'select') and t.relname not in ('${demoTables[demo].join("', '")}')))
      as "rights on the demo tables only",
    current_setting('transaction_read_only') = 'on' as "read-only transactions",
    current_setting('statement_timeout') = '${limitMs / 1000}s' as "a time limit of ${limitMs / 1000} s",
    not has_database_privilege(current_database(), 'temporary') as "${noTemporaryTables}"`

const answer = z.tuple([z.record(z.string(), z.boolean())]).transform(([row]) => row)

export async function wallsOf(door: Door, demo: DemoType, owner: Owner): Promise<string[]> {
  const standing = await look(door, demo)
  if (standing.includes(noTemporaryTables)) return standing
  // Everyone may make temporary tables by default; only the database's owner can change that.
  await owner({
    text: `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`,
  }).catch(() => undefined)
  return look(door, demo)
}

const look = (door: Door, demo: DemoType): Promise<string[]> =>
  inTransaction(door, async client => {
    const row = answer.parse((await client.query(walls(demo))).rows)
    return Object.keys(row).filter(wall => row[wall])
  })
