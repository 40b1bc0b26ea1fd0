// Questions that must not be answered with numbers: orders to change something, forecasts, opinions, what is not there.
import { markFrames } from '#engine/text/fillers.ts'
import type { Token } from '#engine/text/token.ts'
import type { DeclineReason } from '#engine/reading.ts'
import { aboutTheData, requests } from './grammar.ts'
import type { Line } from './piece.ts'

export interface Refusal {
  reason: DeclineReason
  words: string[]
}

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(token => token.text).join(' ')} `

/** "What can I ask?" */
export const asksAboutTheData = (tokens: readonly Token[]): boolean =>
  aboutTheData.some(phrase => textOf(tokens).includes(` ${phrase} `))

export function refusalOf(line: Line, tokens: readonly Token[]): Refusal | null {
  const text = textOf(tokens)
  const holds = (phrase: string) => text.includes(` ${phrase} `)
  const absent = line.pieces.filter(
    (piece, at) => piece.meanings.some(({ kind }) => kind === 'absent') && !isSearched(line, at),
  )
  if (absent.length > 0) return { reason: 'absent', words: absent.map(piece => piece.text) }
  if (opensWithOrder(line, tokens)) return { reason: 'wants a change', words: [] }
  if (/^ (will|how will|what will|when will) /.test(text)) return { reason: 'wants a forecast', words: [] }
  // "Would you happen to know": a favor is asked, not a view.
  const framed = markFrames(tokens)
  const asked = textOf(tokens.filter((_, at) => framed[at] !== true))
  for (const reason of ['wants a forecast', 'wants an opinion', 'not a question about the data'] as const)
    if (
      requests[reason].some(
        phrase => holds(phrase) && asked.includes(` ${phrase} `) && !isPolite(text, phrase),
      )
    )
      return { reason, words: [] }
  return null
}

/** "Would you kindly show": a favor is asked, not a view. */
const isPolite = (text: string, phrase: string) =>
  phrase === 'would you' &&
  / would you (kindly|please|be so kind|mind|be able|show|list|give|tell|pull|find) /.test(text)

/** What people wrote about can be searched, also where the data itself does not hold it. */
const isSearched = (line: Line, at: number) => [1, 2, 3, 4].some(back => line.is(at - back, 'search'))

/** An order stands at the beginning, behind nothing but politeness. */
function opensWithOrder(line: Line, tokens: readonly Token[]): boolean {
  const start = line.past(0)
  const piece = line.pieces[start]
  if (piece === undefined) return false
  const rest = ` ${tokens
    .slice(piece.start)
    .map(token => token.text)
    .join(' ')} `
  return requests['wants a change'].some(phrase => rest.startsWith(` ${phrase} `))
}
