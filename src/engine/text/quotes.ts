import type { Span } from './token.ts'

// A single quote opens only where no letter stands before it and closes only where none follows: guests' and '25 are no quotes.
const pair = /"[^"\n]+"|(?<![\p{L}\p{N}])'[\p{L}][^'\n]{1,60}'(?![\p{L}\p{N}])/gu

/** Stretches of characters between quotation marks. */
export function quotedStretches(text: string): Span[] {
  return Array.from(text.matchAll(pair), match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function insideAny(stretches: readonly Span[], offset: number): boolean {
  return stretches.some(stretch => stretch.start <= offset && offset < stretch.end)
}
