// Structured lines on standard output. What could identify or compromise somebody never becomes part of a line.
import { pino, type Logger } from 'pino'
import type { Settings } from '#config/env.ts'

export type Log = Logger

const secrets = [
  'authorization',
  'cookie',
  'apikey',
  'password',
  'url',
  'DATABASE_URL',
  'SMTP_URL',
  'STAFF_PASSWORD_HASH',
  'LLM_API_KEY',
  'ANTHROPIC_API_KEY',
]

export function makeLog(level: Settings['LOG_LEVEL']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: { paths: secrets.flatMap(name => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: describeError },
  })
}

/** The driver hangs the whole connection on its errors, password included: keep what helps and drop the rest. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: error.name,
    message: error.message.replace(/\/\/[^@\s/]+@/g, '//[hidden]@'),
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map(line => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
