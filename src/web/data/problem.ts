// What a page can say when the data does not come.
import type { ContactProblems } from '#contract/contact.ts'

export class DataProblem extends Error {
  override name = 'DataProblem'
  /** The HTTP status, 0 when nothing answered. */
  readonly status: number
  readonly code: string
  /** For the contact form: what to say at which field. */
  readonly problems: ContactProblems | undefined
  /** Whether the message is the server's own and not this module's. */
  readonly told: boolean

  constructor(message: string, status: number, code = '', problems?: ContactProblems, told = false) {
    super(message)
    this.status = status
    this.code = code
    this.problems = problems
    this.told = told
  }
}

/** The key of the page is not that of the server: signing in would not help. */
export const isWrongKey = ({ code }: DataProblem): boolean => code === 'PGRST301' || code === 'PGRST302'

interface Reply {
  error: { message?: string; code?: string; details?: string | null } | null
  status: number
}

/** Throws what went wrong: the abort that the page asked for, or the server's own sentence. */
export function check({ error, status }: Reply, signal?: AbortSignal): void {
  if (error === null) return
  signal?.throwIfAborted()
  const words = status === 0 ? null : wordsOf(error.message)
  const message = words ?? (status === 0 ? unreachable : `The server answered with status ${status}.`)
  throw new DataProblem(message, status, error.code, fieldProblems(error.details), words !== null)
}

const unreachable = 'The server could not be reached.'

/** The answer to a HEAD carries no words, and a gateway in front of the server answers with a page. */
function wordsOf(message: string | undefined): string | null {
  return message === undefined || message === '' || /^\s*</.test(message) ? null : message
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
