// "For our sales meeting I want …", "… before I close the month": the occasion of a question, before and behind it.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { askers, isPaid, purposes } from './frame-words.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const occasions = wordSet(`
  article piece column chapter thesis class course talk conference visit tour inspection renewal negotiation negotiations discussion
  reconciliation plan campaign mailing giveaway gift gifts party forecast loan mortgage application retreat workshop training
  appointment story
`)
export const isHead = (word: string) => purposes.has(word) || occasions.has(word)

const determiner = /^(the|a|an|my|our|his|her|their|this|that|some|next|tomorrow|today)$/
const wish = /^(i|we)$/
const wanting = /^(want|need|would|have|am|are|must|require|could|should|wish|like|will)$/

/** The end of an occasion that opens a sentence, or its start where there is none. */
export function leadIn(tokens: readonly Token[], { start, end }: Span): number {
  const first = text(tokens, start)
  if (first !== 'for' && !(first === 'while' && /[a-z]{2}ing$/.test(text(tokens, start + 1)))) return start
  const limit = Math.min(end, start + 12)
  const isEnd = (at: number) =>
    tokens[at]?.kind === 'mark' || (wish.test(text(tokens, at)) && wanting.test(text(tokens, at + 1)))
  let stop = start + 1
  while (stop < limit && !isEnd(stop)) stop++
  if (stop >= limit) return start
  if (first === 'while') return stop
  const words = tokens.slice(start + 1, stop).map(token => token.text)
  const head = words.findIndex(isHead)
  const behind = words[head + 1]
  const isWhole =
    behind === undefined ||
    /^(on|about|with|of|to|at|in|for|by|this|next|tomorrow|tonight|today|later)$/.test(behind)
  return head >= 0 && head < 5 && isWhole && determiner.test(words[0] ?? '') ? stop : start
}

const aims = wordSet(`
  plan prepare decide budget schedule set settle answer finish complete close fill write draft prove show convince understand judge see
  get make know put send share hand include organize adjust justify negotiate price staff order restock reorder shut hang frame print post paste brag impress surprise thank pin stick cheer celebrate gloat wave calm
`)
export const isAim = (word: string): boolean => aims.has(word)

/** "For the tax return", "before my call with the bank", "in order to plan ahead", "as a new manager": said before a wish. */
export function isOccasion(tokens: readonly Token[], { start, end }: Span): boolean {
  const said = tokens.slice(start, end).map(token => token.text)
  if (leadIn([...tokens.slice(0, end), stop], { start, end: end + 1 }) > start) return true
  const aim = /^(?:in order |so as )?to ([a-z]+)/.exec(said.join(' '))
  if (aim !== null) return isAim(aim[1] ?? '') && said.length <= 10
  const head = said.findIndex(isHead)
  if (
    /^(before|ahead|in preparation|as part|during|as preparation)$/.test(
      said[0] === 'in' || said[0] === 'as' ? said.slice(0, 2).join(' ') : (said[0] ?? ''),
    )
  )
    return head > 0 && head < 6
  if (said[0] === 'as' || said[0] === 'being')
    return /^(as|being) (a|an|the|your|our|new)\b/.test(said.join(' ')) && said.length <= 6
  return false
}

const stop: Token = { kind: 'mark', text: ',', raw: ',', start: 0, end: 0, sentence: -1 }

const joins = /^(before|because|as|so|while|in|cause|since)$/
const past = /^(was|were|did|had|[a-z]+ed|got|went|came|took|began|sold|bought)$/

/** The start of an occasion or a reason that ends a sentence, or its end where there is none. */
export function trailer(tokens: readonly Token[], { start, end }: Span): number {
  for (let at = start + 2; at < end - 1; at++) {
    const word = text(tokens, at)
    if (joins.test(word) && isOfAsker(tokens, at, end)) return at
    if (word === 'for' && isFor(tokens, at, end)) return at
  }
  return end
}

/** "Before I close the month", "because my boss keeps asking"; "before we raised the rates" tells a time of the rows. */
function isOfAsker(tokens: readonly Token[], at: number, end: number): boolean {
  const word = text(tokens, at)
  const next = word === 'in' ? (text(tokens, at + 1) === 'case' ? at + 2 : end) : at + 1
  const subject = text(tokens, next)
  const isPerson =
    /^(i|we)$/.test(subject) || (/^(my|our|the)$/.test(subject) && askers.has(text(tokens, next + 1)))
  return isPerson && end - next > 1 && !tokens.slice(next, end).some(({ text: told }) => past.test(told))
}

/** "For the VIP mailing", "for the plumber", and nothing behind it. */
function isFor(tokens: readonly Token[], at: number, end: number): boolean {
  const last = text(tokens, end - 1)
  return (
    !isPaid(text(tokens, at - 1)) &&
    determiner.test(text(tokens, at + 1)) &&
    end - at >= 3 &&
    end - at <= 6 &&
    (isHead(last) || (askers.has(last) && !last.endsWith('s'))) &&
    !tokens.slice(at, end).some(({ kind }) => kind === 'mark')
  )
}
