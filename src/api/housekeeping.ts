// Keeps the promise of the privacy policy: a logged question is deleted after its time.
import { queryLogDays } from '#contract/retention.ts'
import type { Database } from '#db/port.ts'
import type { Log } from './log.ts'

const everyMs = 6 * 60 * 60 * 1000

/** The sample's own past questions stay: nobody asked them, and the page of logs would stand empty. */
export const forgetOldQuestions = (db: Database) =>
  db.query(
    {
      text: `delete from query_logs where created_at < now() - make_interval(days => $1)
             and created_at > coalesce((select loaded_at from sample_state), '-infinity')`,
      values: [queryLogDays],
    },
    'server',
  )

export function startHousekeeping(db: Database, log: Log): () => void {
  const tidy = () =>
    void forgetOldQuestions(db).catch((err: unknown) =>
      log.warn({ err }, 'old questions could not be deleted this time'),
    )
  tidy()
  const timer = setInterval(tidy, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
