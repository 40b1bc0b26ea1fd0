// What a page can say when the data does not come.
import type { ContactProblems } from '#contract/contact.ts'

export class DataProblem extends Error {
  override name = 'DataProblem'
  /** The HTTP status, 0 when nothing answered. */
  readonly status: number
  readonly code: string
  /** For the contact form: what to say at which field. */
  readonly problems: ContactProblems | undefined

  constructor(message: string, status: number, code = '', problems?: ContactProblems) {
    super(message)
    this.status = status
    this.code = code
    this.problems = problems
  }
}

interface Reply {
  error: { message?: string; code?: string; details?: string | null } | null
  status: number
}

/** Throws what went wrong: the abort that the page asked for, or the server's own sentence. */
export function check({ error, status }: Reply, signal?: AbortSignal): void {
  if (error === null) return
  signal?.throwIfAborted()
  throw new DataProblem(sentence(error.message, status), status, error.code, fieldProblems(error.details))
}

function sentence(message: string | undefined, status: number): string {
  if (status === 0) return 'The server could not be reached.'
  // The answer to a HEAD carries no words.
  return message === undefined || message === '' ? `The server answered with status ${status}.` : message
}

const fields = [
  'name',
  'email',
  'company',
  'vertical',
  'message',
  'form',
] as const satisfies (keyof ContactProblems)[]

function fieldProblems(details: string | null | undefined): ContactProblems | undefined {
  if (details === null || details === undefined || !details.startsWith('{')) return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(details)
  } catch {
    return undefined
  }
  const problems: ContactProblems = {}
  for (const field of fields) {
    const text: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, field) : undefined
    if (typeof text === 'string') problems[field] = text
  }
  return Object.keys(problems).length === 0 ? undefined : problems
}
