// Sorts what the driver throws: away for a moment, or a refusal with an SQLSTATE. Anything else is a bug and stays one.
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** Connection exceptions, shutdown, starting up, too many connections, read-only after a failover, a replica that must catch up. */
const passingStates = /^(08...|57P0[123]|53300|25006|40001)$/
const lostConnection =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Query read timeout/

const text = (value: unknown) => (typeof value === 'string' ? value : null)

export function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = text(Reflect.get(error, 'code'))
  if (
    error instanceof AggregateError ||
    (code !== null && (socketCodes.has(code) || passingStates.test(code)))
  )
    return new DatabaseUnavailable('the database does not answer', { cause: error })
  if (lostConnection.test(error.message))
    return new DatabaseUnavailable('the connection to the database was lost', { cause: error })
  if (code !== null && /^[0-9A-Z]{5}$/.test(code))
    return new DatabaseError({
      code,
      message: error.message,
      detail: text(Reflect.get(error, 'detail')),
      hint: text(Reflect.get(error, 'hint')),
    })
  return error
}

/** What waiting cannot mend: a wrong password, an unknown database, a login without the right to connect. */
export const isLasting = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(28...|3D000|42501|42P..|42...)$/.test(error.code)
