// Phrases put in other words before they are linked, where a single word could not tell what is meant.
import type { Token } from './token.ts'

export interface Rewriting {
  said: RegExp
  /** What it means; the whole question may tell which of two things that is. */
  meant: (said: RegExpExecArray, question: string) => string
}

/** Each rule applies once; tokens that hold several words are left alone with all the rest. */
export function rewritten(tokens: readonly Token[], rules: readonly Rewriting[]): readonly Token[] {
  let plain = tokens
  let text = textOf(tokens)
  if (text === null) return tokens
  for (const rule of rules) {
    const found = rule.said.exec(text)
    if (found === null) continue
    plain = applied(plain, text, found, rule)
    text = textOf(plain) ?? ''
  }
  return plain
}

type Put = (tokens: readonly Token[]) => readonly Token[]

/** A way to put something in plain words. Most questions lack a word that it needs, and are not read by it. */
export interface Rewording {
  needs: readonly RegExp[]
  put: Put
}

export const wherever = (needs: RegExp | readonly RegExp[], how: Put | readonly Rewriting[]): Rewording => ({
  needs: needs instanceof RegExp ? [needs] : needs,
  put: typeof how === 'function' ? how : tokens => rewritten(tokens, how),
})

/** Dozens of rewordings look at the same words, and few change them. */
const texts = new WeakMap<readonly Token[], string | null>()

/** Null where a token holds several words, by which places could not be counted. */
function textOf(tokens: readonly Token[]): string | null {
  const known = texts.get(tokens)
  if (known !== undefined) return known
  const text = tokens.some(token => token.text.includes(' '))
    ? null
    : tokens.map(({ text: word }) => word).join(' ')
  texts.set(tokens, text)
  return text
}

function applied(
  tokens: readonly Token[],
  text: string,
  found: RegExpExecArray,
  { meant }: Rewriting,
): readonly Token[] {
  const from = wordsIn(text.slice(0, found.index))
  const head = tokens[from]
  if (head === undefined) return tokens
  const { glue: _, ...place } = head
  const end = from + wordsIn(found[0])
  // What is said again stays as it was typed: a number is still one.
  const typed = new Map(tokens.slice(from, end).map(token => [token.text, token]))
  const words = meant(found, text)
    .split(' ')
    .filter(word => word !== '')
    .map((word): Token => typed.get(word) ?? { ...place, kind: kindOf(word), text: word })
    // "Total amount of refunded orders" as "refunded amount": it begins where the first of its words was typed.
    .map((token, at) => (at === 0 ? { ...token, start: place.start } : token))
    .map((token, at, all) => (isTiedTo(tokens, token, all[at - 1]) ? token : loose(token)))
  return [...tokens.slice(0, from), ...words, ...tokens.slice(end)]
}

/** "$500,000–$750,000 bracket" as "between … and …": what a dash tied together stands apart now, and is no list of two. */
function isTiedTo(tokens: readonly Token[], token: Token, before: Token | undefined): boolean {
  if (token.glue === undefined || before === undefined) return true
  const at = tokens.findIndex(({ start, text }) => start === token.start && text === token.text)
  return tokens[at - 1]?.text === before.text
}

function loose(token: Token): Token {
  const { glue: _, ...apart } = token
  return apart
}

const kindOf = (word: string): Token['kind'] =>
  /^\d+$/.test(word) ? 'number' : /^[,:;.?!]$/.test(word) ? 'mark' : 'word'

const wordsIn = (text: string): number => text.split(' ').filter(word => word !== '').length
