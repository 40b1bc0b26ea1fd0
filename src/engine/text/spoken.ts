// Plain words in the place of those that were said.
import type { Token } from './token.ts'

export function spoken(meant: string, token: Token): Token[] {
  const { glue: _, ...place } = token
  return meant === '' ? [] : meant.split(' ').map(text => ({ ...place, kind: 'word' as const, text }))
}
