// A run of words as the visitor typed them.
import type { Span, Token } from './token.ts'

/** Up to the next word: other words may stand for those at its end. */
export const asTyped = (question: string, tokens: readonly Token[], { start, end }: Span): string =>
  question
    .slice(tokens[start]?.start ?? 0, tokens[end]?.start ?? question.length)
    .replace(/[\s,;:.?!(]+$/, '')

/** "Ops huddle /", ", from my phone": the words that are named as not used. */
export const withoutMarks = (told: string): string => told.replace(/^[\s,;:.!/<>=~-]+|[\s,;:/<>=~-]+$/g, '')
