// "In the past 30, no sorry, the past 60 days", "under twenty, make that thirty": of two numbers with a correction between them
// the second is meant, and what it repeats of the words before the first.
import type { Token } from '#engine/text/token.ts'
import { recognizeNumbers, type NumberSpan } from './numbers.ts'

const corrects =
  /^(?:(?:no|nope|wait|sorry|actually|oops|well|oh|ah|ok|or) )*(?:(?:no|nope|sorry|actually|oops|rather|correction)(?: wait| sorry| actually)*|(?:no )?wait(?: no)?|hold on|hang on|i mean|i meant|(?:scratch|strike|forget) that|make (?:that|it))$/

const isPause = ({ kind, text }: Token) => kind === 'mark' && /^[,.;:-]$/.test(text)

/** The tokens without the numbers that are taken back. */
export function withoutTakenBack(tokens: readonly Token[]): readonly Token[] {
  if (
    !tokens.some(({ text }) => /^(no|nope|sorry|actually|oops|rather|wait|mean|meant|that|it|on)$/.test(text))
  )
    return tokens
  const numbers = recognizeNumbers(tokens)
  const said = numbers
    .map((first, at) => saidAnew(tokens, first, numbers[at + 1]))
    .find(found => found !== null)
  if (said !== undefined) return said
  const dropped = numbers.flatMap((first, at) => {
    const second = numbers[at + 1]
    return second === undefined ? [] : takenBack(tokens, first, second)
  })
  return dropped.length === 0
    ? tokens
    : tokens.filter((_, at) => !dropped.some(({ start, end }) => at >= start && at < end))
}

const bounds = /^(?:at least|at most|up to|more than|less than|fewer than|over|under|maybe|rather)?$/
const boundsBehind =
  /^(?:(?:or|and) (?:more|less|fewer|up|over|under|above|below)|plus|minimum|max|maximum|tops)$/

/** "Three bedrooms, I mean three or more, and a pool": said anew without its unit, which goes with it. */
function saidAnew(
  tokens: readonly Token[],
  first: NumberSpan,
  second: NumberSpan | undefined,
): Token[] | null {
  const unit = tokens[first.end]
  if (second === undefined || second.start - first.end > 8 || unit?.kind !== 'word') return null
  if (/^(no|nope|wait|sorry|actually|oops|rather|well|make|i|or|hold|hang|scratch|strike)$/.test(unit.text))
    return null
  const text = (from: number, to: number) => words(tokens, from, to).join(' ')
  const length = [2, 1].find(some => boundsBehind.test(text(second.end, second.end + some))) ?? 0
  const end = second.end + length
  if (tokens[end] !== undefined && tokens[end].kind !== 'mark') return null
  for (let again = second.start; again > first.end + 1; again--) {
    const between = tokens.slice(first.end + 1, again).filter(token => !isPause(token))
    if (!corrects.test(between.map(token => token.text).join(' ')) || !bounds.test(text(again, second.start)))
      continue
    const last = tokens[end - 1]
    return last === undefined
      ? null
      : [
          ...tokens.slice(0, first.start),
          ...tokens.slice(again, end),
          { ...unit, start: last.end, end: last.end },
          ...tokens.slice(end),
        ]
  }
  return null
}

/** What is not meant: the first number with the correction, up to where the second one begins. */
function takenBack(tokens: readonly Token[], first: NumberSpan, second: NumberSpan) {
  if (second.start - first.end > 10 || tokens[first.start]?.quoted === true) return []
  // "Past three months, actually six months": the unit is said again.
  const unit = tokens[first.end]
  const isUnit = unit?.kind === 'word' && unit.text === tokens[second.end]?.text
  const behind = isUnit ? first.end + 1 : first.end
  for (let again = second.start; again > behind; again--) {
    const said = tokens.slice(behind, again).filter(token => !isPause(token))
    if (!corrects.test(said.map(({ text }) => text).join(' '))) continue
    const repeated = words(tokens, again, second.start)
    const length = repeated.length
    const before = words(tokens, Math.max(0, first.start - length), first.start)
    // "Past 30, no, the past 60": an article may come with it.
    const isSame = repeated.every((word, at) => word === before[at])
    const isSaidMore =
      repeated[0] === 'the' && repeated.slice(1).every((word, at) => word === before.slice(1)[at])
    if (!isSame && !isSaidMore) return []
    // "More than five, no more than ten": both are meant.
    if (
      said.at(-1)?.text === 'no' &&
      /^(more|less|fewer|later|earlier|higher|lower)$/.test(repeated[0] ?? '')
    )
      return []
    return [{ start: isSame ? first.start - length : first.start - length + 1, end: again }]
  }
  return []
}

const words = (tokens: readonly Token[], start: number, end: number): string[] =>
  tokens.slice(start, end).map(({ text }) => text)
