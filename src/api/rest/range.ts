// Which rows of the whole: `limit` and `offset`, the Range header, and the cap on a page, whichever is narrowest.
import { badGrammar, problem, shown } from './problems.ts'

export interface Range {
  offset: number
  limit: number
}

interface Asked {
  limit: string | undefined
  offset: string | undefined
  /** The Range header of a GET; a HEAD has none. */
  header: string | undefined
  /** The longest page that the table allows. */
  most: number
}

export function parseRange(asked: Asked): Range {
  const header = fromHeader(asked.header)
  const offset = asked.offset === undefined ? 0 : start('offset', asked.offset)
  const limit = asked.limit === undefined ? Infinity : integer('limit', asked.limit)
  if (offset < 0 || limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.')
  // Clients ask for a bare count with limit=0; a page that starts anywhere else must hold a row.
  if (limit === 0 && offset === 0) return { offset: 0, limit: 0 }
  const first = Math.max(offset, header.first)
  const last = Math.min(offset + limit - 1, header.last)
  if (last < first) throw unsatisfiable('Limit should be greater than or equal to zero.')
  return { offset: first, limit: Math.min(last - first + 1, asked.most) }
}

/** `details` says which end does not fit. */
export const unsatisfiable = (details: string, headers?: Readonly<Record<string, string>>) =>
  problem('PGRST103', 'Requested range not satisfiable', { details, ...(headers ? { headers } : {}) })

// HTTP tells a server to pass over a range in units that it does not know, such as bytes.
function fromHeader(text: string | undefined): { first: number; last: number } {
  const match = /^(\d+)-(\d*)$/.exec(text ?? '')
  if (match === null) return { first: 0, last: Infinity }
  const first = start('Range', match[1] ?? '')
  const last = match[2] === '' ? Infinity : integer('Range', match[2] ?? '')
  if (last < first)
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { first, last }
}

function integer(name: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw badGrammar(name, text, 'expecting a whole number')
  return Number(text)
}

// A page may end beyond all rows, but one that starts beyond counting is a mistake.
function start(name: string, text: string): number {
  const value = integer(name, text)
  if (!Number.isSafeInteger(value))
    throw problem('22003', `value "${shown(text)}" is out of range for type bigint`)
  return value
}
