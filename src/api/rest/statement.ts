// Collects the values of one statement. Names come from the catalogue and are written into the text; values never are.
import { createHash } from 'node:crypto'
import type { Statement } from '#db/port.ts'

export const identifier = (name: string) => `"${name}"`
/** For names of the catalogue, which hold no quote. */
export const literal = (name: string) => `'${name}'`

export class Values {
  readonly list: string[] = []

  /** The placeholder of a value that PostgreSQL reads as `type`, with its own rules and its own complaint. */
  add(value: string, type: string): string {
    this.list.push(value)
    const place = `$${this.list.length}`
    // Given a boolean parameter, the embedded driver refuses text before PostgreSQL can read it.
    return type === 'boolean' ? `${place}::text::boolean` : `${place}::${type}`
  }
}

/** Each connection keeps what it prepared: without a bound, a caller who varies its requests would fill its memory. */
const mostNames = 200
const names = new Map<string, string>()

export function statement(text: string, values: Values): Statement {
  const name = nameOf(text)
  return { text, values: values.list, ...(name === undefined ? {} : { name }) }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `rest_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}
