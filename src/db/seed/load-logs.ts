// The past questions of the sample. Each is run on the sample itself, as of the day on which it was asked.
import type { DemoType } from '#contract/demos.ts'
import { loggedRows } from '#contract/retention.ts'
import type { Day, ResultRow, Sample, SampleQuestion } from '#contract/sample.ts'
import type { RowOf } from '#contract/tables.ts'
import type { Session } from '#db/session.ts'
import { DAY, dayNumber, dayText, momentOn, momentText } from '#verticals/days.ts'
import { lottery, powerLaw, randomFrom, type Random } from '#verticals/random.ts'
import { insertStatements } from './insert-rows.ts'

const howMany = 130
const overDays = 60

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
]
const languages = ['en-US,en;q=0.9', 'en-US', 'en-GB,en;q=0.8', 'es-US,es;q=0.9,en;q=0.7']
const networks = lottery([
  ['192.0.2.0', 3],
  ['198.51.100.0', 2],
  ['203.0.113.0', 2],
])

export async function loadSampleLogs(session: Session, samples: readonly Sample[], asOf: Day): Promise<void> {
  const random = randomFrom(`query-logs ${asOf}`)
  const draw = lottery(
    samples.flatMap(sample => {
      const question = powerLaw(sample.questions, 0.6)
      return [[(random: Random) => ({ demo: sample.demo, asked: question(random) }), 1] as const]
    }),
  )
  const moments = Array.from({ length: howMany }, () => moment(random, asOf)).sort((a, b) => a - b)
  const logs: Omit<RowOf<'query_logs'>, 'id'>[] = []
  for (const at of moments) {
    const { demo, asked } = draw(random)(random)
    logs.push(await logOf(session, random, demo, asked, at))
  }
  const rows = logs.map((log, index) => ({ id: index + 1, ...log }))
  for (const statement of insertStatements('query_logs', rows)) await session.query(statement)
}

/** Busier of late, and always in the past. */
function moment(random: Random, asOf: Day): number {
  const daysAgo = Math.floor(overDays * random.fraction() ** 1.4)
  return momentOn(dayNumber(asOf) - daysAgo, dayNumber(asOf), random)
}

async function logOf(session: Session, random: Random, demo: DemoType, asked: SampleQuestion, at: number) {
  const sql = asked.sql?.replace(/\bcurrent_date\b/gi, `DATE '${dayText(Math.floor(at / DAY))}'`) ?? null
  const ranSql = sql !== null && asked.error === undefined
  const results = ranSql ? await rowsOf(session, sql) : []
  return {
    demo_type: demo,
    response_time_ms:
      asked.error === undefined
        ? Math.round(18 + random.fraction() ** 3 * 240)
        : 3000 + random.integer(4, 60),
    ip_address: networks(random),
    created_at: momentText(at),
    query_text: asked.question,
    sql_query: sql,
    error_message: asked.error ?? null,
    query_response:
      asked.error === undefined
        ? { answer: asked.answer(results), results: results.slice(0, loggedRows) }
        : null,
    user_agent: random.pick(browsers),
    request_headers: { 'accept-language': random.pick(languages) },
  }
}

async function rowsOf(session: Session, sql: string): Promise<ResultRow[]> {
  const [first] = await session.query<{ rows: ResultRow[] }>({
    text: `select coalesce(json_agg(q), '[]') as rows from (${sql.replace(/;\s*$/, '')}) q`,
  })
  return first?.rows ?? []
}
