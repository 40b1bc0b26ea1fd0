// The visitor's own question with a few words more, in the place where a person would say them.
import type { Words } from '#engine/hear.ts'
import type { Placed } from '#engine/parse/item.ts'
import { recognizeTimes, type TimePiece } from '#engine/time/times.ts'

/** Words before the character at a place of the question. */
export const insertedBefore = (question: string, at: number, words: string): string =>
  `${question.slice(0, at)}${words} ${question.slice(at)}`

/** Words behind the character at a place of the question. */
export const insertedBehind = (question: string, at: number, words: string): string =>
  `${question.slice(0, at)} ${words}${question.slice(at)}`

/** Words at the end, before the mark that ends it. */
export function appended(question: string, words: string): string {
  const [, body = question, end = ''] = /^(.*?)([\s?.!]*)$/s.exec(question) ?? []
  return `${body}${/^[,;]/.test(words) ? '' : ' '}${words}${end}`
}

export type PeriodPiece = Extract<TimePiece, { kind: 'period' }>

/** The periods that a question names itself. */
export const periodsIn = ({ tokens, today }: Words): PeriodPiece[] =>
  recognizeTimes(tokens, today).filter((piece): piece is PeriodPiece => piece.kind === 'period')

/** Where the words of an item start and end in the question. */
export function placeOf({ line, tokens }: Words, { start, end }: Placed): { start: number; end: number } {
  const first = tokens[line.pieces[start]?.start ?? 0]
  const last = tokens[(line.pieces[end - 1]?.end ?? 0) - 1]
  return { start: first?.start ?? 0, end: last?.end ?? 0 }
}
