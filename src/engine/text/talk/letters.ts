// What a letter has around its question: "Hi Tom,", "this is Priya in merchandising", "Best, Lori".
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { sentences } from './sentences.ts'

const greetings = wordSet('hi hello hey hiya howdy dear greetings morning afternoon evening')
const addressed = wordSet(
  'team all everyone everybody folks guys there both again siri alexa google assistant bot',
)
const closings = wordSet('thanks thank thx cheers best regards sincerely warmly yours rgds br ty')
/** These also mean something in a question: only a comma or the end of the line makes a closing of them. */
const needsPause = wordSet('best yours warmly')

/** The parts of a letter that say nothing about its question. */
export const letterParts = (tokens: readonly Token[]): Span[] =>
  sentences(tokens).flatMap(({ start, end }): Span[] => {
    const opened = salutationEnd(tokens, start, end)
    const introduced = introductionEnd(tokens, opened, end)
    return [
      ...(introduced > start ? [{ start, end: introduced }] : []),
      ...(isClosing(tokens, start, end) ? [{ start, end }] : []),
    ]
  })

const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}\p{Ll}+$/u.test(token.raw)

/** "Hi Tom,", "good morning team,": where the greeting ends, or where it would begin. */
export function salutationEnd(tokens: readonly Token[], start: number, end: number): number {
  let at = tokens[start]?.text === 'good' ? start + 1 : start
  if (!greetings.has(tokens[at]?.text ?? '')) return start
  at++
  const named = at
  while (at < end && at < named + 2 && (isName(tokens[at]) || addressed.has(tokens[at]?.text ?? ''))) at++
  const isAddressed = addressed.has(tokens[at - 1]?.text ?? '')
  return at > named && (isAddressed || at === end || tokens[at]?.kind === 'mark') ? at : start
}

/** "This is Priya in merchandising.", "Dana from accounting here": who writes. */
function introductionEnd(tokens: readonly Token[], from: number, end: number): number {
  let at = from
  if (greetings.has(tokens[at]?.text ?? '')) at++
  while (tokens[at]?.text === ',') at++
  const words = [0, 1].map(step => tokens[at + step]?.text ?? '').join(' ')
  const isSaid = words === 'this is' && isName(tokens[at + 2])
  // "We are only talking about Sea Oaks here": a sentence of its own, though it begins with a capital.
  const isHere =
    isName(tokens[at]) &&
    tokens[end - 1]?.text === 'here' &&
    (isName(tokens[at + 1]) || /^(here|from|in|at|with|of|over)$/.test(tokens[at + 1]?.text ?? '')) &&
    tokens[at]?.text.endsWith('s') === false
  if (!isSaid && !isHere) return from
  const stop = tokens.findIndex(({ kind }, place) => place > at && kind === 'mark')
  const last = stop < 0 || stop > end ? end : stop
  return last - at <= 8 ? last : from
}

/** "Thanks, Dana", "Best regards, Lori Smith": a sentence, or the last words of one, and nothing but a name behind it. */
function isClosing(tokens: readonly Token[], start: number, end: number): boolean {
  let at = start
  while (
    at < end &&
    (closings.has(tokens[at]?.text ?? '') ||
      /^(you|kind|many|warm|so|much|a|lot)$/.test(tokens[at]?.text ?? ''))
  )
    at++
  const first = tokens.slice(start, at).find(({ text }) => closings.has(text))
  if (first === undefined) return false
  const paused = tokens[at]?.text === ',' || tokens[at]?.text === '-'
  if (paused) at++
  else if (needsPause.has(tokens[at - 1]?.text ?? '')) return false
  const names = tokens.slice(at, end)
  return names.length > 0 && names.length <= 3 && names.every(isName)
}
