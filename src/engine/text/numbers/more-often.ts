// "Do PayPal orders get refunded more often than card orders", "are cabins more likely to be cancelled than villas": which of the two
// has the higher rate. How many of each were, would say only which there is more of.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'
import { events } from './how-common.ts'

type Tokens = readonly Token[]

const rates: ReadonlyMap<string, string> = new Map([
  ['refunded', 'refund'],
  ['returned', 'refund'],
  ['cancelled', 'cancellation'],
  ['canceled', 'cancellation'],
])
const among = /^(among|amongst|for|with|on|in|at)$/
const often = /^(often|frequently)$/
const passive = /^(get|gets|got|be|been)$/

export const moreOften = wherever([/^than$/, /^(do|does|did|is|are|was|were)$/], (tokens: Tokens): Tokens => {
  const [first] = tokens
  const text = (at: number) => tokens[at]?.text ?? ''
  const than = tokens.findIndex(({ text: word }) => word === 'than')
  const isAsked = than > 2 && /^(do|does|did|is|are|was|were)$/.test(text(0))
  if (first === undefined || !isAsked) return tokens
  const plainly = (words: string) =>
    words.split(' ').map((word): Token => ({ ...first, kind: 'word', text: word, raw: word }))
  const verb = /^(did|was|were)$/.test(text(0)) ? 'was' : 'is'
  // "Are refunds more common for PayPal than for credit card".
  const event = /^(common|frequent|likely)$/.test(text(3)) ? events.get(text(1)) : undefined
  if (event !== undefined && /^(more|less)$/.test(text(2)) && among.test(text(4)))
    return [
      ...plainly(`${verb} the ${event} rate for`),
      ...tokens.slice(5, than),
      ...plainly(`${text(2) === 'more' ? 'higher' : 'lower'} than for`),
      ...tokens.slice(among.test(text(than + 1)) ? than + 2 : than + 1),
    ]
  const said = oftenBefore(tokens, than)
  if (said === null || said.start < 2) return tokens
  return [
    ...plainly(`${verb} the ${said.rate} rate of`),
    ...tokens.slice(1, said.start),
    ...plainly(`${said.isMore ? 'higher' : 'lower'} than of`),
    ...tokens.slice(than + 1),
  ]
})

/** "Get refunded more often", "more likely to be refunded", right before "than". */
function oftenBefore(tokens: Tokens, than: number): { start: number; rate: string; isMore: boolean } | null {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isAfter = often.test(text(than - 1))
  const state = isAfter ? than - 3 : than - 1
  const degree = isAfter ? than - 2 : text(than - 4) === 'likely' && text(than - 3) === 'to' ? than - 5 : -1
  const rate = rates.get(text(state))
  if (rate === undefined || !/^(more|less)$/.test(text(degree))) return null
  const start = isAfter ? (passive.test(text(state - 1)) ? state - 1 : state) : degree
  return { start, rate, isMore: text(degree) === 'more' }
}
