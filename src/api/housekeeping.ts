// What a server does while nobody asks: it keeps the promise of the privacy policy that a logged question is deleted after its
// time, and moves the sample data along with the calendar.
import { queryLogDays } from '#contract/retention.ts'
import type { Day } from '#contract/sample.ts'
import type { Database } from '#db/port.ts'
import { refreshSample, tidyAfter } from '#db/seed/refresh-sample.ts'
import { samples } from '#verticals/samples.ts'
import type { Log } from './log.ts'
import { today } from './today.ts'

const hourMs = 60 * 60 * 1000

/** The sample's own past questions stay: nobody asked them, and the page of logs would stand empty. */
export const forgetOldQuestions = (db: Pick<Database, 'query'>) =>
  db.query(
    {
      text: `delete from query_logs where created_at < now() - make_interval(days => $1)
             and created_at > coalesce((select loaded_at from sample_state), '-infinity')`,
      values: [queryLogDays],
    },
    'server',
  )

/** Readers of the rows are told, so that the next question is answered from the new ones. */
export async function moveSampleOn(
  db: Pick<Database, 'query' | 'transaction' | 'reader'>,
  day: Day,
  log: Log,
): Promise<void> {
  const changed = await refreshSample(db, samples, day)
  for (const table of changed) db.reader.changed(table)
  await tidyAfter(changed, db)
  if (changed.length > 0) log.info({ day }, 'the sample data has moved on')
}

export function startHousekeeping(
  db: Database,
  log: Log,
  { movesSample }: { movesSample: boolean },
): () => void {
  const chores = [
    { every: 6 * hourMs, trouble: 'old questions could not be deleted', work: () => forgetOldQuestions(db) },
    // The day is over once in 24 hours, and the next look at the calendar comes within one.
    ...(movesSample
      ? [
          {
            every: hourMs,
            trouble: 'the sample data could not be moved on',
            work: () => moveSampleOn(db, today(), log),
          },
        ]
      : []),
  ]
  const timers = chores.map(({ every, trouble, work }) => {
    const run = () => void work().catch((err: unknown) => log.warn({ err }, `${trouble} this time`))
    run()
    return setInterval(run, every).unref()
  })
  return () => timers.forEach(timer => clearInterval(timer))
}
