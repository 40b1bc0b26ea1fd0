// From a question to its answer: read it, run its SQL, tell what the rows say. Faults come back as values, with the SQL that
// led to them, since they are logged like answers.
import type { Answer } from '#contract/answer.ts'
import type { DemoType } from '#contract/demos.ts'
import type { Day } from '#contract/sample.ts'
import type { Reader } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import type { DeclineReason, Reading } from '#engine/reading.ts'
import type { DemoEngine } from './engines.ts'
import { faultOf, type Fault } from './faults.ts'
import type { Question } from './question.ts'
import { tell, type PlanReading } from './tell.ts'

export type Untimed = Omit<Answer, 'elapsed_ms'>
export type Outcome =
  { kind: 'answer'; answer: Untimed } | { kind: 'fault'; fault: Fault; sql: string | null; cause: unknown }

/** Tried where the parser does not understand a question; null when it does not help either. */
export type SecondReader = (question: Question, engine: DemoEngine, today: Day) => Promise<PlanReading | null>

export interface AnswerParts {
  reader: Pick<Reader, 'read'>
  engineFor: (demo: DemoType) => Promise<DemoEngine>
  today: () => Day
  secondReader: SecondReader | null
}

export async function answerTo(question: Question, parts: AnswerParts): Promise<Outcome> {
  let sql: string | null = null
  try {
    const engine = await parts.engineFor(question.demo)
    const today = parts.today()
    const shown = (plan: PlanReading, by: Answer['engine']) =>
      withRows(plan, { question, engine, today, reader: parts.reader, by })
    const reading = engine.read(question.text, question.history, today)
    let unanswered: Exclude<Reading, PlanReading>
    if (reading.kind === 'plan') {
      sql = reading.sql
      const answer = await shown(reading, 'parser')
      const doubt = reading.doubted(answer.results.length)
      if (doubt === null) return { kind: 'answer', answer }
      unanswered = doubt
    } else unanswered = reading
    if (mayTryAgain(unanswered) && parts.secondReader !== null) {
      const second = await parts.secondReader(question, engine, today)
      const answer = second === null ? null : await triedOut(() => shown(second, 'language model'))
      if (answer !== null) return { kind: 'answer', answer }
    }
    return { kind: 'answer', answer: inWords(unanswered) }
  } catch (cause) {
    return { kind: 'fault', fault: faultOf(cause), sql, cause }
  }
}

/** Only these reasons hold words that the visitor wrote; of others they tell what is missing. */
const blamed = ({ reason, words }: Extract<Reading, { kind: 'declined' }>): string[] =>
  reason === 'unknown words' || reason === 'absent' ? words : []

const notUnderstood = new Set<DeclineReason>([
  'unknown words',
  'in two minds',
  'nothing found',
  'beyond the engine',
])

const mayTryAgain = (reading: Reading): boolean =>
  reading.kind === 'declined' && notUnderstood.has(reading.reason)

/** A plan from outside that cannot be run or told of is no worse than none: the decline stands. */
async function triedOut(show: () => Promise<Untimed>): Promise<Untimed | null> {
  try {
    return await show()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return null
  }
}

function inWords(reading: Exclude<Reading, PlanReading>): Untimed {
  const words: Omit<Untimed, 'status'> = {
    answer: reading.message,
    sql: null,
    results: [],
    columns: [],
    understood: [],
    unused: [],
    chart: null,
    followups: [],
    choices: [],
    truncated: false,
    engine: 'parser',
  }
  switch (reading.kind) {
    case 'choice':
      return { ...words, status: 'choice', choices: reading.choices }
    case 'declined':
      return { ...words, status: 'declined', unused: blamed(reading), followups: reading.suggestions }
    case 'about':
      return { ...words, status: 'answered', followups: reading.suggestions }
  }
}

interface Showing {
  question: Question
  engine: DemoEngine
  today: Day
  reader: AnswerParts['reader']
  by: Answer['engine']
}

async function withRows(reading: PlanReading, showing: Showing): Promise<Untimed> {
  const { question, engine, today, reader, by } = showing
  // At the same time: the database has a thread or a machine of its own.
  const chips = async () => reading.understood()
  const [result, understood] = await Promise.all([reader.read(question.demo, reading.sql), chips()])
  return {
    ...tell(reading, result, engine, today),
    sql: reading.sql,
    results: result.rows,
    status: understood.some(({ assumed }) => assumed !== undefined) ? 'assumed' : 'answered',
    columns: reading.columns,
    understood,
    unused: reading.unused,
    choices: [],
    truncated: result.truncated,
    engine: by,
  }
}
