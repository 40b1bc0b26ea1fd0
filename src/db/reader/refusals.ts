// What PostgreSQL says about a statement, in the terms of a reader.
import { ReadRefused, type ReadRefusal } from '#db/problems.ts'
import { limitMs } from './caps.ts'

/** By SQLSTATE, or the class of one. */
const reasons: Readonly<Record<string, ReadRefusal>> = {
  '57014': 'too_slow',
  '42501': 'not_allowed',
  '25006': 'not_allowed',
  '53200': 'too_large',
  '54': 'too_large',
}

export const tooSlow = () =>
  new ReadRefused('too_slow', `the statement took longer than ${limitMs / 1000} seconds`)

export function refused({ code, message }: { code: string; message: string }): ReadRefused {
  const reason = reasons[code] ?? reasons[code.slice(0, 2)] ?? 'failed'
  return reason === 'too_slow' ? tooSlow() : new ReadRefused(reason, message)
}
