// Signs that speak: a comma parts, # counts, % asks for a share, an arrow leads to what is shown.
import type { Token } from '#engine/text/token.ts'
import type { GrammarWord } from './grammar.ts'
import type { Candidate } from './segment.ts'

const marks: Readonly<Record<string, GrammarWord>> = {
  ',': 'comma',
  ';': 'comma',
  ':': 'comma',
  '|': 'comma',
  '/': 'comma',
  '-': 'comma',
  '(': 'comma',
  ')': 'comma',
  '+': 'and',
  '#': 'count',
  '%': 'share',
}

export const markCandidates = (tokens: readonly Token[]): Candidate[] =>
  tokens.flatMap((token, start) => {
    // "#1 best seller": a place in a ranking, which its number tells; "# 3br homes" are counted.
    const isPlace = token.text === '#' && tokens[start + 1]?.kind === 'number' && !isRooms(tokens, start + 1)
    const word = token.kind === 'mark' && !isPlace ? meantBy(tokens, start) : undefined
    return word === undefined ? [] : [{ start, end: start + 1, meaning: { kind: 'grammar', word }, score: 1 }]
  })

const isRooms = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glue === undefined &&
  /^(br|bd|beds?|bdrms?|bedrooms?|ba|baths?|bathrooms?)$/.test(tokens[at + 1]?.text ?? '')

const meantBy = (tokens: readonly Token[], at: number): GrammarWord | undefined =>
  tokens[at]?.text === '->'
    ? leadsToColumns(tokens, at)
      ? 'comma'
      : undefined
    : marks[tokens[at]?.text ?? '']

/** "Rated under 3.5 -> name, rating": behind it several are listed to the end. "Jan -> Mar", "views -> inquiries" go from one to another. */
function leadsToColumns(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1)
  const isList = behind.some(({ text }) => /^(,|and|\+|&)$/.test(text))
  return (
    isList &&
    behind.every(
      ({ kind, text }) => (kind === 'word' && !/^(to|in|by|from|per)$/.test(text)) || /^[,+&/]$/.test(text),
    )
  )
}
