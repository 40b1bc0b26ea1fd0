// What an answer is for, by its grammar: "for the store opening invite", "need it for a reunion group", "gonna send the painter over". Its
// last word names paper, a gift, work or a gathering, or its verb tells what somebody does; "for corporate clients", "for the Miami
// store" and "for the yurts" may choose rows and are none.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { choosesOrders, doings, gatherings, goods, groupsOfThem, papers, trades } from './errand-words.ts'
import { isPaid } from './frame-words.ts'
import { endOfAsker, endOfWisher } from './who-asks.ts'

/** Of a question: the words that tell what it is for, and whether its grammar alone is sure of that. */
export interface Errand extends Span {
  isSure: boolean
}

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const isPause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || /^[,.;:!?()-]|^\.\.\.$/.test(text(tokens, at))

const determiner = /^(the|a|an|my|our|his|her|their|this|that|some|next|tomorrow|today|todays|tomorrows)$/
/** "Flyers by state" groups, "cards of members" are theirs. */
const inner =
  /^(of|by|in|with|from|who|that|which|per|each|every|all|any|only|at|on|and|or|than|not|no|between)$/
const seeks =
  /^(ask|asks|asked|asking|look|looks|looking|looked|search|searched|searching|wait|waiting|account|accounts|responsible|except|as|pay|paid|sold|sale|sell|went|goes|listed|closed|rented)$/

export function errands(tokens: readonly Token[]): Errand[] {
  const found: Errand[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = text(tokens, at) === 'for' ? endOfPurpose(tokens, at) : null
    const start = needStart(tokens, at)
    if (end !== null && !(start === 0 && end >= tokens.length)) found.push({ start, end, isSure: true })
    const doing = opensDoing(tokens, at)
      ? (recipients(tokens, at) ?? endOfDoing(tokens, at))
      : (endOfAsker(tokens, at) ?? endOfWisher(tokens, at))
    if (doing !== null && !(at === 0 && doing >= tokens.length))
      found.push({ start: at, end: doing, isSure: false })
    at = Math.max(at, (end ?? doing ?? 0) - 1)
  }
  return found
}

/** "I need it | for": what is said of the answer belongs to what it is for. */
function needStart(tokens: readonly Token[], at: number): number {
  let start = at
  if (/^(it|this|that|these|those|them)$/.test(text(tokens, start - 1))) start--
  if (!/^(need|needed|want|needing|using|use)$/.test(text(tokens, start - 1))) return at
  start--
  while (/^(i|we|just|really|only|will|am|is|are|it|this|be|to)$/.test(text(tokens, start - 1))) start--
  return start === 0 || isPause(tokens, start - 1) ? start : at
}

/** The end of "for …" where it names what somebody makes, sends or holds. */
function endOfPurpose(tokens: readonly Token[], at: number): number | null {
  const before = text(tokens, at - 1)
  // "AOV for the debit card and then the same for the gift card": what a number is of.
  if (isPaid(before) || seeks.test(before) || before === 'same') return null
  const isParted =
    at === 0 || isPause(tokens, at - 1) || needStart(tokens, at) < at || isFarBehind(tokens, at)
  let first = at + 1
  while (determiner.test(text(tokens, first))) first++
  const limit = Math.min(tokens.length, first + 6)
  for (let head = first; head < limit; head++) {
    const token = tokens[head]
    if (token?.kind !== 'word' || token.quoted === true || inner.test(token.text)) return null
    const span = { start: first, end: head }
    const isDetermined = first > at + 1
    if (!isHead(tokens, span, isParted, isDetermined)) continue
    // "Revenue for posters", "orders for gift boxes": in a shop those may be sold.
    if (!isDetermined && (!isParted || (head === first && goods.has(token.text)))) return null
    if (!isParted && tokens.slice(first, head).some(isName)) return null
    const end = tailEnd(tokens, head + 1)
    if (end !== null) return end
  }
  return null
}

/** "Listings for the Smith file" may be his; "the Monday newsletter" is nobody's. */
const isName = ({ raw, text: word }: Token): boolean => /^[A-Z][a-z]/.test(raw) && !dayOf.test(word)

/** "… with 3 orders in Florida for the team launch": not said of the noun before it, as "bookings for the party" is. */
const isFarBehind = (tokens: readonly Token[], at: number): boolean =>
  at > 4 &&
  (tokens[at - 1]?.kind === 'number' ||
    isPlaceOrTime.test(text(tokens, at - 1)) ||
    /^(in|from)$/.test(text(tokens, at - 2)))
const isPlaceOrTime = /^(year|month|week|quarter|today|yesterday|ytd|\d+k?|months|days|weeks|years)$/

function isHead(
  tokens: readonly Token[],
  { start, end }: Span,
  isParted: boolean,
  isDetermined: boolean,
): boolean {
  const word = text(tokens, end)
  const before = end > start ? text(tokens, end - 1) : ''
  if (papers.has(word)) return true
  if (/^(list|lists)$/.test(word))
    return /^(call|calling|mailing|contact|do|prep|packing|punch|watch|christmas|holiday|shopping)$/.test(
      before,
    )
  if (/^(return|returns)$/.test(word)) return /^(tax|vat)$/.test(before)
  if (word === 'review' || word === 'order') return choosesOrders.has(before)
  if (/^(guy|guys|lady|folks|people|crew|company|man|team)$/.test(word))
    return isDetermined && trades.has(before)
  if (!isParted) return false
  if (/^(group|party|crowd|trip|weekend|getaway)$/.test(word)) return groupsOfThem.has(before)
  return gatherings.has(word) || (/^[a-z]{4,}ing$/.test(word) && !leisure.has(word))
}

/** "For fishing", "for viewing", "for clothing" may choose. */
const leisure = wordSet(`
  fishing skiing hiking surfing golfing camping sailing hunting diving swimming boating biking cycling rafting climbing wedding weddings
  clothing bedding lighting furnishing building parking renting buying investing listing viewing leasing living housing selling nothing
  anything something everything morning evening spring king during string thing cooking gardening gaming running training heating pending
  upcoming existing closing shopping traveling working parenting incoming offering reading wing
`)

const dayOf =
  /^(on|this|next|tomorrow|tonight|today|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|week|noon|at|by|before)$/
const people = /^(i|we|he|she|they|my|our)$/

/** What may stand behind its last word: a day, or whose it is and who makes it. */
function tailEnd(tokens: readonly Token[], from: number): number | null {
  let end = from
  while (!isPause(tokens, end) && end - from < 7) end++
  if (!isPause(tokens, end)) return opensRequest(tokens, from) ? from : null
  const tail = tokens.slice(from, end)
  if (tail.every(({ kind, text: word }) => kind === 'word' && dayOf.test(word))) return end
  const first = text(tokens, from) === 'that' ? from + 1 : from
  if (people.test(text(tokens, first)) && makes.test(tail.map(({ text: word }) => word).join(' '))) return end
  return opensRequest(tokens, from) ? from : null
}
const makes =
  /^(?:that )?(?:i|we|he|she|they|(?:my|our) [a-z]+) (?:(?:am|are|is|will be|have been|has been) [a-z]+ing|want|need|have|has|wants|needs|make|made|send|sends|sent|print|printed|do|does|run|runs|keep|keeps|promised|mentioned|owe|hold|gave|give|am|are|is|send out)(?: (?:out|up|on|next|this|tomorrow|tonight|today|to|do|make|send|finish|print|week|together|every|month|year|for|him|her|them|putting|doing|making|planning|about|told|you|of|friday|monday|tuesday|wednesday|thursday|saturday|sunday))*$/

/** "For the office meeting | I need", "for the flyer | which homes": nothing parts them. */
const opensRequest = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [text(tokens, at), text(tokens, at + 1)]
  return (
    /^(give|show|list|pull|get|find|tell|count|how|what|which|who|please)$/.test(word) ||
    (/^(i|we)$/.test(word) && /^(need|want|would|could|have|must|am|are|should)$/.test(next)) ||
    (/^(can|could|would)$/.test(word) && /^(you|i|we)$/.test(next))
  )
}

const wants = /^(going|got|have|need|want|about|trying|planning|gotta|hoping|plan|like|ready|meaning)$/

/** "(I) gotta send", "need to order": who asks is going to do something that has nothing to do with asking. */
function opensDoing(tokens: readonly Token[], at: number): boolean {
  const before = text(tokens, at - 1)
  let place = at
  const isSomebody = /^(i|we)$/.test(text(tokens, place))
  if (!isSomebody && !(at === 0 || isPause(tokens, at - 1))) return false
  if (
    isSomebody &&
    /^(that|what|which|who|how|have|had|do|did|should|can|could|where|if|when|homes|products|customers|guests|ones)$/.test(
      before,
    )
  )
    return false
  if (isSomebody) place++
  while (
    /^(am|are|will|would|have|just|really|also|still|finally|then)$/.test(text(tokens, place)) &&
    !(text(tokens, place) === 'have' && text(tokens, place + 1) === 'to')
  )
    place++
  const isWanting = wants.test(text(tokens, place)) && text(tokens, place + 1) === 'to'
  if (isWanting) return doings.has(text(tokens, place + 2))
  // "I'll call them today", "we're sending flowers".
  const verb = text(tokens, place)
  return (
    isSomebody &&
    place > at + 1 &&
    (doings.has(verb) || doings.has(verb.replace(/ing$/, '')) || doings.has(verb.replace(/ing$/, 'e')))
  )
}

/** "I have to mail agreements to | everybody with a stay ahead, so names": those it goes to are asked for. */
function recipients(tokens: readonly Token[], at: number): number | null {
  for (let to = at + 3; to < at + 11 && !isPause(tokens, to); to++)
    if (
      text(tokens, to) === 'to' &&
      /^(everybody|everyone|all|every|each|anyone|anybody|guests|customers)$/.test(text(tokens, to + 1))
    )
      return tokens.slice(to, to + 20).some(({ text: word }) => word === ',' || word === '.' || word === ':')
        ? to + 1
        : null
  return null
}

/** Up to the next pause, or where a request begins. */
function endOfDoing(tokens: readonly Token[], at: number): number | null {
  let end = at + 3
  while (!isPause(tokens, end) && !asksNow(tokens, end)) end++
  const words = tokens.slice(at, end).map(({ text: word }) => word)
  return end - at > 14 || words.some(word => chooses.has(word)) ? null : end
}
const asksNow = (tokens: readonly Token[], at: number): boolean => {
  const word = text(tokens, at)
  const next = text(tokens, at + 1)
  return (
    (/^(just|so|please)$/.test(word) && opensRequest(tokens, at + 1)) ||
    (word === 'so' && /^(names?|who|all|any|the)$/.test(next)) ||
    (/^(give|show|tell)$/.test(word) && /^(me|us)$/.test(next)) ||
    (word === 'what' && /^(is|are|was|were|do|did)$/.test(next)) ||
    (word === 'how' && /^(many|much)$/.test(next))
  )
}
const chooses = wordSet(`
  only except excluding without unless include including exclude instead which that have has had who whose where each every all
  both not no never one ones
`)
