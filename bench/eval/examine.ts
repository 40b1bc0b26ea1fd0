// Puts one question to the engine and holds the result against the gold one.
import type { Day, ResultRow } from '#contract/sample.ts'
import type { Reading } from '#engine/reading.ts'
import { mismatch } from './match.ts'
import type { Question } from '#tests/questions/load.ts'
import type { Stage } from './stage.ts'

/** Declined is honest and no help; wrong is an answer shown as right that is not. */
export type Verdict = 'right' | 'declined' | 'wrong'

export interface Outcome {
  question: Question
  verdict: Verdict
  /** What is amiss, when it is not right. */
  why: string
  sql: string | null
}

export interface QuestionReader {
  read(question: string, history: readonly string[], today: Day): Reading
}

export async function examine(
  question: Question,
  engine: QuestionReader,
  stage: Pick<Stage, 'gold' | 'generated'>,
  today: Day,
): Promise<Outcome> {
  const reading = attempt(() => engine.read(question.question, question.history, today))
  const sql = reading.ok && reading.value.kind === 'plan' ? reading.value.sql : null
  const judged = reading.ok
    ? await judge(question, reading.value, stage)
    : { verdict: 'wrong' as const, why: `reading failed: ${reading.message}` }
  return { question, sql, ...judged }
}

async function judge(
  question: Question,
  reading: Reading,
  stage: Pick<Stage, 'gold' | 'generated'>,
): Promise<Pick<Outcome, 'verdict' | 'why'>> {
  if (question.gold_sql === null)
    return reading.kind === 'plan'
      ? { verdict: 'wrong', why: 'answered what has no answer' }
      : { verdict: 'right', why: '' }
  if (reading.kind !== 'plan') return { verdict: 'declined', why: explain(reading) }
  const rows = await stage.generated(question.demo_type, reading.sql).catch(failure)
  if (rows instanceof Error) return { verdict: 'wrong', why: `running failed: ${rows.message}` }
  const doubt = reading.doubted(rows.length)
  if (doubt !== null) return { verdict: 'declined', why: explain(doubt) }
  const why = await holdAgainstGold(question, question.gold_sql, rows, stage)
  return why === null ? { verdict: 'right', why: '' } : { verdict: 'wrong', why }
}

async function holdAgainstGold(
  { gold_alt, ordered }: Question,
  gold: string,
  rows: ResultRow[],
  stage: Pick<Stage, 'gold'>,
): Promise<string | null> {
  const first = mismatch({ sql: gold, rows: await stage.gold(gold), ordered }, rows)
  if (first === null) return null
  for (const sql of gold_alt)
    if (mismatch({ sql, rows: await stage.gold(sql), ordered }, rows) === null) return null
  return first
}

function explain(reading: Exclude<Reading, { kind: 'plan' }>): string {
  if (reading.kind !== 'declined') return reading.kind
  return [reading.reason, ...(reading.words.length === 0 ? [] : [reading.words.join(', ')])].join(': ')
}

const failure = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

function attempt<T>(work: () => T): { ok: true; value: T } | { ok: false; message: string } {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    return { ok: false, message: failure(error).message }
  }
}
