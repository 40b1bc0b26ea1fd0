// Phrases put in other words before they are linked, where a single word could not tell what is meant.
import type { Token } from './token.ts'

export interface Rewriting {
  said: RegExp
  /** What it means; the whole question may tell which of two things that is. */
  meant: (said: RegExpExecArray, question: string) => string
}

/** Each rule applies once; tokens that hold several words are left alone with all the rest. */
export function rewritten(tokens: readonly Token[], rules: readonly Rewriting[]): readonly Token[] {
  if (tokens.some(token => token.text.includes(' '))) return tokens
  return rules.reduce(applied, tokens)
}

function applied(tokens: readonly Token[], { said, meant }: Rewriting): readonly Token[] {
  const text = tokens.map(token => token.text).join(' ')
  const found = said.exec(text)
  const from = found === null ? -1 : wordsIn(text.slice(0, found.index))
  const head = tokens[from]
  if (found === null || head === undefined) return tokens
  const { glue: _, ...place } = head
  const end = from + wordsIn(found[0])
  // What is said again stays as it was typed: a number is still one.
  const typed = new Map(tokens.slice(from, end).map(token => [token.text, token]))
  const words = meant(found, text)
    .split(' ')
    .map((word): Token => typed.get(word) ?? { ...place, kind: 'word', text: word })
  return [...tokens.slice(0, from), ...words, ...tokens.slice(end)]
}

const wordsIn = (text: string): number => text.split(' ').filter(word => word !== '').length
