import type { Span, Token } from '#engine/text/token.ts'

const sentenceEnds = new Set(['.', '?', '!'])

/** The sentences of a question, without the marks that end them. */
export function sentences(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (const [index, token] of tokens.entries()) {
    if (sentenceEnds.has(token.text) && token.kind === 'mark') continue
    const last = spans.at(-1)
    if (last !== undefined && tokens[last.start]?.sentence === token.sentence) last.end = index + 1
    else spans.push({ start: index, end: index + 1 })
  }
  return spans
}
