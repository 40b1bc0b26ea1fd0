// Where a request can be parted from what is told around it by its marks and joints alone, whatever the words are: "…, so list",
// "…, which is why I need", "for the …: ", "…, I need it for the …". Whether it stands whole without the rest, and whether the rest
// could narrow it, is for those to judge who know the data. A purpose may be something that the data does not hold.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { isGoal } from './aims.ts'
import type { Apart } from './apart.ts'
import { bareQuestions, opensRemark } from './bare-joints.ts'
import { chooses, isPlain } from './choosing.ts'
import { givesReason, opensWithPerson } from './lead-ins.ts'
import { sentences } from './sentences.ts'
import { tells } from './telling.ts'
import { everyPartTells, isOfAskers, isToldOf } from './told-of.ts'

type Parting = Apart & { purposes: readonly Span[] }

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const said = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')

/** Words by which a sentence speaks of somebody or tells that something is so. */
const signs = wordSet(`
  i we me us he she they it is are was were am be been has have had will would can could should must may might do does did that this
  there nothing nobody
`)
/** "When a stay is over 7 nights, what is the average price": what asks is no remark, wherever it stands. */
const asks = /^(what|which|how|who|whose|where)$/

/** A remark of its own, about somebody or something else: "they are all in the north" could choose the rows. */
const isRemark = (tokens: readonly Token[], span: Span): boolean =>
  span.end - span.start > 2 &&
  !/^(they|it|that|this|there|all|most|some|any|nothing|nobody)$/.test(text(tokens, span.start)) &&
  !asks.test(text(tokens, span.start)) &&
  (tokens.slice(span.start, span.end).some(token => signs.has(token.text)) || tells(tokens, span)) &&
  isPlain(tokens, span)

/** The ways to part them, those that set a whole sentence aside first. */
export function partings(tokens: readonly Token[]): Parting[] {
  const all = sentences(tokens)
  const marked = all.filter(({ end }) => text(tokens, end) === '?')
  return (marked.length > 0 ? marked : all).flatMap(asking => {
    const others = all.filter(sentence => sentence !== asking)
    if (!others.every(sentence => isRemark(tokens, sentence))) return []
    const whole: Parting = { asking, told: [], purposes: [] }
    const ways = [whole, ...before(tokens, asking)].flatMap(way => [way, ...behind(tokens, way)])
    return ways
      .map(way => ({
        ...way,
        told: [...others.filter(sentence => !isGoal(tokens, sentence)), ...way.told],
        purposes: [...others.filter(sentence => isGoal(tokens, sentence)), ...way.purposes],
        isBare: way.isBare === true || others.some(sentence => speaksToYou(tokens, sentence)),
      }))
      .filter(({ told, purposes }) => told.length + purposes.length > 0)
  })
}

/** "I know you are busy": no rows are. */
const speaksToYou = (tokens: readonly Token[], span: Span): boolean =>
  /\b(?:you are|your) [a-z]+/.test(said(tokens, span)) && tells(tokens, span)

const opens =
  /^(i|we|please|list|show|give|tell|pull|get|find|how|which|what|who|where|when|could|can|may|would|let|count|compare|put|rank)$/
const needs = /^(needs?|wants?)$/
const reason = /^(since|because|as|given|while|now|although|though)$/

/** "For the insurance renewal", "to book the liability". */
const isAim = (tokens: readonly Token[], start: number): boolean => {
  const owner = /^(the|my|our|a|an|his|her|next)$/
  const first = text(tokens, start)
  return first === 'for'
    ? owner.test(text(tokens, start + 1))
    : first === 'to' && (owner.test(text(tokens, start + 2)) || isDone(tokens, start))
}

/** "To hang in the window", "to shut him up": what becomes of the answer. */
const isDone = (tokens: readonly Token[], start: number): boolean =>
  /^(in|on|up|at|him|her|them|it|with|around|off|next|to|into)$/.test(text(tokens, start + 2)) &&
  !/^(the|a|an|my|our|date|day|this|last|next|go|each|every|all)$/.test(text(tokens, start + 1))

/** "For our loyalty members" chooses them. */
const isOneThing = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end - start <= 8 &&
  (!/[^s]s$/.test(text(tokens, end - 1)) || colleagues.test(text(tokens, end - 1))) &&
  !mayChoose.test(text(tokens, end - 1)) &&
  isPlain(tokens, { start: start + 1, end })

/** "For the Smith account", "for the waterfront": some of the rows. */
const mayChoose =
  /^(account|client|customer|store|shop|branch|location|site|portfolio|region|market|coast|coastline|beach|beachfront|waterfront|oceanfront|lakefront|riverfront|shore|island|neighborhood|district|suburb|downtown|side|line|collection|channel|app|segment|group|program|programme|chain|company|firm|family|season|sale|country|county|zip|street|block|building|complex|condo|marina|resort|franchise|department|crowd|generation|demographic|tier|type|kind|model|size|color|range)$/

/** "For the warehouse guys": those who get the answer. */
const colleagues =
  /^(guys|folks|ladies|girls|boys|auditors|accountants|lawyers|bookkeepers|investors|bosses|cleaners)$/

/** What stands before the request within its sentence. */
function before(tokens: readonly Token[], { start, end }: Span): Parting[] {
  const found: Parting[] = []
  const first = text(tokens, start)
  const isPurpose = isAim(tokens, start)
  const part = (close: number, from: number, isJoined = false) => {
    const span = { start, end: close }
    if (close <= start + 1 || end - from < 2) return
    const asking = { start: from, end }
    const isWhy = isPurpose ? isOneThing(tokens, span) : isGoal(tokens, span) && isPlain(tokens, span)
    if (isWhy) found.push({ asking, told: [], purposes: [span] })
    else if (isPurpose) return
    else if (givesReason(tokens, span) || isRemark(tokens, span) || (isJoined && isPlain(tokens, span)))
      found.push({ asking, told: [span], purposes: [], isBare: isOfAskers(tokens, span) })
  }
  const bare = new Set(bareQuestions(tokens, { start, end }))
  for (let at = start + 1; at < end - 1; at++) {
    const word = text(tokens, at)
    const close = text(tokens, at - 1) === ',' ? at - 1 : at
    const next = text(tokens, at + 1)
    const isAsked = opens.test(next) || (next === 'for' && /^(each|every)$/.test(text(tokens, at + 2)))
    if (/^(so|therefore|thus|hence|but)$/.test(word) && isAsked) part(close, at + 1, true)
    else if (word === 'so' && /^(he|she|they|it)$/.test(next) && needs.test(text(tokens, at + 2)))
      part(close, at + 3, true)
    else if (/^(which|that)$/.test(word) && next === 'is' && text(tokens, at + 2) === 'why')
      part(close, at + 3, true)
    else if (/^(so|but)$/.test(word) && everyPartTells(tokens, { start, end: close }))
      part(close, at + 1, true)
    else if (/^[:;]$/.test(word))
      part(at, at + 1, isToldOf(tokens, { start, end: at }) || everyPartTells(tokens, { start, end: at }))
    else if (word === ',' && reason.test(first)) part(at, at + 1)
    else if (word === ',' && isAhead(tokens, { start, end: at })) part(at, at + 1, true)
    else if (isPurpose && word === ',') part(at, at + 1)
    else if (word === ',' && isToldOf(tokens, { start, end: at })) part(at, at + 1, true)
    else if (/^[,-]$/.test(word) && everyPartTells(tokens, { start, end: at })) part(at, at + 1, true)
    else if (bare.has(at) && isAhead(tokens, { start, end: at })) part(at, at, true)
    else if (bare.has(at) && tells(tokens, { start, end: at }) && !chooses(tokens, { start, end: at }))
      found.push({ asking: { start: at, end }, told: [{ start, end: at }], purposes: [], isBare: true })
    else if (isPurpose && /^(i|we|could|can|may)$/.test(word) && text(tokens, at - 1) !== ',') part(at, at)
  }
  return found
}

/** "Before we lowered the price" tells a time of the rows. */
const isAhead = (tokens: readonly Token[], { start, end }: Span): boolean =>
  text(tokens, start) === 'before' &&
  /^(i|we)$/.test(text(tokens, start + 1)) &&
  !tokens
    .slice(start, end)
    .some(({ text: word }) => /ed$|^(was|were|did|had|went|got|began|sold|bought|took)$/.test(word))

const isEnumerated = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens.slice(start, end).some(token => token.text === ',')

const remarks =
  /^(deciding|planning|preparing|otherwise|not that (i|we|it|he|she|they)|(only |just )?asking (because|as|since|for))\b/

/** What stands behind the request within its sentence. */
function behind(tokens: readonly Token[], { asking, told, purposes, isBare = false }: Parting): Parting[] {
  const found: Parting[] = []
  for (let at = asking.start + 2; at < asking.end - 1; at++) {
    const aside = { start: at, end: asking.end }
    if (tokens[at - 1]?.kind !== 'mark' && opensRemark(tokens, aside) && !chooses(tokens, aside))
      found.push({ asking: { start: asking.start, end: at }, told: [...told, aside], purposes, isBare: true })
    if (!/^[,;(-]$/.test(text(tokens, at))) continue
    const rest = { start: at + 1, end: text(tokens, asking.end - 1) === ')' ? asking.end - 1 : asking.end }
    const cut = { start: asking.start, end: at }
    // "…, stock and units, the auditors are here": columns stand before what is told.
    if (isEnumerated(tokens, rest) && !everyPartTells(tokens, rest)) continue
    const isWhy = isAim(tokens, rest.start)
      ? isOneThing(tokens, rest)
      : isGoal(tokens, rest) && isPlain(tokens, rest)
    if (isWhy) found.push({ asking: cut, told, purposes: [...purposes, rest], isBare })
    else if (
      isRemark(tokens, rest) ||
      (isToldOf(tokens, rest) && isPlain(tokens, rest)) ||
      remarks.test(said(tokens, rest))
    )
      found.push({
        asking: cut,
        told: [...told, rest],
        purposes,
        // "…, my accountant is waiting": none of the rows is.
        isBare: isBare || (opensWithPerson(tokens, rest.start) && tells(tokens, rest)),
      })
  }
  return found
}
