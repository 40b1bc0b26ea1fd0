// Why a question got no answer, in the words of the visitor and with a status for programs. A question that the data cannot
// answer is no fault: it is declined with status 200.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseUnavailable, ReadRefused, TooBusy, type ReadRefusal } from '#db/problems.ts'
import { problemCodes } from '#api/http/problems.ts'

export interface Fault {
  status: ContentfulStatusCode
  error: string
  /** Seconds after which another try makes sense. */
  retryAfter?: number
  /** Ours to mend: the operator gets a line about it. */
  isBug: boolean
}

const internal = { status: problemCodes.internal.status, error: problemCodes.internal.message, isBug: true }

const refusals = {
  too_slow: {
    status: 504,
    error: 'That took too long to compute. Try a shorter period or fewer groups.',
    isBug: false,
  },
  too_large: {
    status: 422,
    error: 'The result is too large to show. Ask for fewer rows or columns.',
    isBug: false,
  },
  // The engine wrote a statement that the walls around it do not let through.
  not_allowed: internal,
  failed: internal,
} as const satisfies Record<ReadRefusal, Fault>

export function faultOf(error: unknown): Fault {
  if (error instanceof ReadRefused) return refusals[error.reason]
  if (error instanceof DatabaseUnavailable) {
    const { status, message } = problemCodes[error instanceof TooBusy ? 'busy' : 'unavailable']
    return { status, error: message, retryAfter: 1, isBug: false }
  }
  return internal
}
