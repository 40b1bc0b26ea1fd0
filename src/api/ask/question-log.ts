// Writes the log behind the answers' back: it never delays one, never fails one, and loses none to a restart.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#api/log.ts'
import type { Engine } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import type { LogEntry } from './log-entry.ts'

export interface QuestionLog {
  note(entry: LogEntry): void
  /** Resolves when every entry is written, or after a while without a database. */
  settle(): Promise<void>
}

/** With the database away for long, memory must not fill with questions that cannot be answered anyway. */
const mostWaiting = 1000

export function makeQuestionLog({
  db,
  log,
  retryMs = 1000,
  patienceMs = 3000,
}: {
  db: Pick<Engine, 'query'>
  log: Log
  retryMs?: number
  /** How long a shutdown waits for a database that is away. */
  patienceMs?: number
}): QuestionLog {
  const waiting: LogEntry[] = []
  const giveUp = new AbortController()
  let writing: Promise<void> | null = null

  const write = async () => {
    for (let entry = waiting[0]; entry !== undefined; entry = waiting[0]) {
      try {
        await db.query(insertion(entry), 'server')
        waiting.shift()
      } catch (err) {
        if (err instanceof DatabaseUnavailable) {
          await pause(retryMs, undefined, { signal: giveUp.signal }).catch(() => undefined)
          if (giveUp.signal.aborted) return
        } else {
          waiting.shift()
          log.error({ err }, 'a question could not be logged')
        }
      }
    }
  }
  const start = () => {
    writing ??= write().finally(() => {
      writing = null
      // One may have come between the last look and this line.
      if (waiting.length > 0 && !giveUp.signal.aborted) start()
    })
  }

  return {
    note(entry) {
      if (waiting.length >= mostWaiting) {
        log.warn('the log of questions is full: one was not kept')
        return
      }
      waiting.push(entry)
      start()
    },
    async settle() {
      const deadline = setTimeout(() => giveUp.abort(), patienceMs)
      await writing
      clearTimeout(deadline)
      if (waiting.length > 0) log.warn({ questions: waiting.length }, 'questions could not be logged')
    },
  }
}

const insertion = (entry: LogEntry) => ({
  name: 'log-question',
  text: `insert into query_logs (demo_type, response_time_ms, ip_address, created_at, query_text, sql_query,
           error_message, query_response, user_agent, request_headers)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  values: [
    entry.demo_type,
    entry.response_time_ms,
    entry.ip_address,
    entry.created_at,
    entry.query_text,
    entry.sql_query,
    entry.error_message,
    entry.query_response === null ? null : JSON.stringify(entry.query_response),
    entry.user_agent,
    JSON.stringify(entry.request_headers),
  ],
})
