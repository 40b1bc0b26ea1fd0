// Refusals that are the same wherever they happen, in the shape that the caller of that path expects.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export const problemCodes = {
  too_long_url: { status: 414, message: 'The address is too long: at most 8,192 characters.' },
  too_large: { status: 413, message: 'The request is too large.' },
  too_many: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  busy: {
    status: 503,
    message: 'There is more to do here than fits right now. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    message: 'The database does not answer right now. Please try again in a moment.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  internal: { status: 500, message: 'Something went wrong on our side. It has been logged.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>
export type ProblemCode = keyof typeof problemCodes

/** The table API speaks PostgREST's error shape, everything else a plain sentence. */
export function problem(c: Context, code: ProblemCode, headers: Record<string, string> = {}): Response {
  const { status, message } = problemCodes[code]
  const body = c.req.path.startsWith('/rest/v1')
    ? { code: `SITE_${code.toUpperCase()}`, message, details: null, hint: null }
    : { error: message }
  return c.json(body, status, { 'cache-control': 'no-store', ...headers })
}
