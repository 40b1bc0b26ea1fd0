// Colorful verbs, said plainly: inquiries that "roll in" come in, a home that "boasts" four baths has them, guests who "shell out"
// spend.
import { stem } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/token.ts'
import { phraseList } from '#engine/text/word-list.ts'
import { forms, type Plain, type VerbClass } from './verb-class.ts'
import { verbClasses } from './verb-classes.ts'
import type { TextAt } from './verb-places.ts'

interface Entry extends VerbClass {
  words: readonly string[]
}

/** By the first word, longest first. */
const byFirst: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  verbClasses
    .flatMap(one => phraseList(one.verbs).map(phrase => ({ ...one, words: phrase.split(' ') })))
    .sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

/** The tokens with each such verb in the form in which it was said. */
export function inPlainVerbs(tokens: readonly Token[]): Token[] {
  const text: TextAt = at => tokens[at]?.text ?? ''
  const plain: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined) break
    const found = token.quoted === true || token.kind !== 'word' ? undefined : verbAt(text, at)
    if (found === undefined) {
      plain.push(token)
      at++
      continue
    }
    const said = [formOf(found.plain, token.text), ...(found.then?.split(' ') ?? [])]
    for (const [index, word] of said.entries())
      plain.push({ ...(tokens[Math.min(at + index, at + found.words.length - 1)] ?? token), text: word })
    at += found.words.length
  }
  return plain
}

function verbAt(text: TextAt, at: number): Entry | undefined {
  return byFirst.get(stem(text(at)))?.find(({ words, when }) => {
    const isSaid = words.every((word, step) =>
      step === 0 ? stem(text(at)) === word : text(at + step) === word,
    )
    return isSaid && (when?.(text, at, at + words.length) ?? true)
  })
}

function formOf(plain: Plain, said: string): string {
  const [base, s, past, ing] = forms[plain]
  if (/^(are|were|be|been|am)$/.test(said)) return base
  if (/^(is|was)$/.test(said)) return s
  if (said.endsWith('ing')) return ing
  if (said === stem(said)) return base
  return said.endsWith('s') ? s : past
}
