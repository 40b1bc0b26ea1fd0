/** A piece of a question: a word, a number or a mark, with its place in what the visitor typed. */
export interface Token {
  kind: 'word' | 'number' | 'mark'
  /** Folded: lower case, no accents, straight quotes, contractions spelled out, thousands separators gone. */
  text: string
  raw: string
  /** Offsets in the original question; `end` is the first character after it. */
  start: number
  end: number
  sentence: number
  /** What ties it to the token before it when no space does: '' in "4+", '-' in "3-bedroom", '/' in "fri/sat". */
  glue?: string
  quoted?: boolean
  /** "this year's revenue": the 's is not part of `text`. */
  possessive?: boolean
}

/** A run of tokens: `end` is the first one after it. */
export interface Span {
  start: number
  end: number
}
