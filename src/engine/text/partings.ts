// Where a request can be parted from what is told around it by its marks and joints alone, whatever the words are: "…, so list",
// "…, which is why I need", "for the …: ", "…, I need it for the …". Whether it stands whole without the rest, and whether the rest
// could narrow it, is for those to judge who know the data. A purpose may be something that the data does not hold.
import type { Apart } from './apart.ts'
import { bareQuestions, opensQuestion, opensRemark } from './bare-joints.ts'
import { givesReason, opensWithPerson, shortOfTime } from './lead-ins.ts'
import { sentences } from './sentences.ts'
import { tells } from './telling.ts'
import type { Span, Token } from './token.ts'
import { wordSet } from './word-list.ts'

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
/** Words that choose rows, ask for more, or say how to show it. */
const choosing =
  /\b(only|except|excluding|without|unless|if|ones|those|these|include|includes|including|exclude|also|as well|plus|instead|both|each|every|show|list|give|sort|sorted|order by|ordered|group|grouped|rank|ranked|compare|compared|break|split|counting|need|want|would like|interested|looking for|enough|suffice|will do|mean|meaning)\b/
const needsIt = /\b(?:need|want)s? (?:it|this|that|them)(?: (?:for|to|by|before|in|on)\b|$)/
/** "I want to offer a discount to owners who need it": what somebody is going to do, and nothing that is asked for. */
const aims =
  /^(?:i|we) (?:want|need|would like|plan|hope|have|am going|are going|am planning|are planning) to (?:offer|send|run|write|call|thank|reward|surprise|visit|promote|mail|email|start|launch|order|restock|print|prepare|plan|host|throw|hire|pay|refresh|repaint|renovate|clean|reorder|advertise) /
const whoNeedIt = /\bwho (?:needs?|wants?) it\b/
const goesOn = /^(by|per|in|from|of|with|where|during|between|among|at|on|not|no|or|and|but|than|versus|vs)\b/

/** It neither chooses nor asks. */
const isPlain = (tokens: readonly Token[], span: Span): boolean => {
  const words = said(tokens, span)
  const plain = [needsIt, shortOfTime, aims, whoNeedIt].reduce(
    (told, aside) => told.replace(aside, ''),
    words,
  )
  return !choosing.test(plain) && !/\btoo$/.test(words) && !goesOn.test(words)
}

/** "We are only talking about Sea Oaks", "they need it sorted": told, and yet it chooses or says how to show it. */
const chooses = (tokens: readonly Token[], span: Span): boolean =>
  /\b(only|except|excluding|without|unless|include|includes|including|exclude|instead|sort|sorted|grouped|ranked|compared?|comparing|looking (?:for|at)|list|split)\b/.test(
    said(tokens, span).replace(shortOfTime, ''),
  )

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
        told: [...others, ...way.told],
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
  isPlain(tokens, { start: start + 1, end })

/** "For the warehouse guys": those who get the answer. */
const colleagues =
  /^(guys|folks|ladies|girls|boys|auditors|accountants|lawyers|bookkeepers|investors|bosses|cleaners)$/

/** "Our columnist needs a chart for Sunday", "putting together the window display": somebody who does something. */
const isToldOf = (tokens: readonly Token[], given: Span): boolean => {
  const { start, end } = pastCalls(tokens, given)
  return (
    isToldOfThem(tokens, { start, end }) || (end - start > 3 && aims.test(`${said(tokens, { start, end })} `))
  )
}

/** "Ok question, I am doing the cash plan": what only calls for attention. */
const pastCalls = (tokens: readonly Token[], { start, end }: Span): Span => {
  let first = start
  while (
    first < end - 3 &&
    /^(ok|okay|question|hey|hi|so|well|right|alright|um|uh|,)$/.test(text(tokens, first))
  )
    first++
  return { start: first, end }
}

const isToldOfThem = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end - start > 2 &&
  // "…, who was that, in which house": what is asked behind a pause is not told.
  !tokens
    .slice(start, end)
    .some((token, i) => token.text === ',' && asks.test(text(tokens, start + i + 1))) &&
  ((/^(my|our|the|a|an|some|this|his|her|one)$/.test(text(tokens, start)) &&
    !/^(average|total|median|number|top|most|best|highest|lowest|share|percentage|revenue)$/.test(
      text(tokens, start + 1),
    ) &&
    tokens.slice(start + 2, Math.min(end, start + 7)).some(({ text: word }) => verbsOfPeople.test(word))) ||
    (/^(i|we)$/.test(text(tokens, start)) && ofMyself.test(text(tokens, start + 1))) ||
    doing.test(text(tokens, start)))
const ofMyself =
  /^(am|are|was|were|have|had|got|just|only|forgot|forget|keep|lost|left|bet|hate|love|promised|told|said|met|saw|spoke|spilled|broke|hope|think|guess|feel|can|cannot|could|do|did)$/
const verbsOfPeople =
  /^(is|are|was|has|had|have|needs|wants|wanted|needed|asked|asks|keeps|called|wrote|said|says|thinks|reckons|swears|claims|would|will|just|only|got|makes|does|did|came|comes|likes|loves|hates|broke|quit|left|forgot|lost|deleted)$/
const doing =
  /^(putting|preparing|planning|writing|drafting|working|thinking|trying|building|prepping|getting|doing|making|updating|finishing|cleaning|redoing|reviewing|sitting|standing|stuck|heading|driving|finally|quick)$/

/** What stands before the request within its sentence. */
function before(tokens: readonly Token[], { start, end }: Span): Parting[] {
  const found: Parting[] = []
  const first = text(tokens, start)
  const isPurpose = isAim(tokens, start)
  const part = (close: number, from: number, isJoined = false) => {
    const span = { start, end: close }
    if (close <= start + 1 || end - from < 2) return
    const asking = { start: from, end }
    const isGoal = aims.test(`${said(tokens, span)} `) && isPlain(tokens, span)
    if (isGoal || (isPurpose && isOneThing(tokens, span))) found.push({ asking, told: [], purposes: [span] })
    else if (isPurpose) return
    else if (givesReason(tokens, span) || isRemark(tokens, span) || (isJoined && isPlain(tokens, span)))
      found.push({ asking, told: [span], purposes: [] })
  }
  const bare = new Set(bareQuestions(tokens, { start, end }))
  for (let at = start + 1; at < end - 1; at++) {
    const word = text(tokens, at)
    const close = text(tokens, at - 1) === ',' ? at - 1 : at
    const next = text(tokens, at + 1)
    const isAsked = opens.test(next) || (next === 'for' && /^(each|every)$/.test(text(tokens, at + 2)))
    if (/^(so|therefore|thus|hence|but)$/.test(word) && isAsked) part(close, at + 1, true)
    else if (/^(which|that)$/.test(word) && next === 'is' && text(tokens, at + 2) === 'why')
      part(close, at + 3, true)
    else if (/^[:;]$/.test(word)) part(at, at + 1, isToldOf(tokens, { start, end: at }))
    else if (word === ',' && reason.test(first)) part(at, at + 1)
    else if (isPurpose && word === ',') part(at, at + 1)
    else if (word === ',' && isToldOf(tokens, { start, end: at })) part(at, at + 1, true)
    else if (word === ',' && opensQuestion(tokens, at + 1) && tells(tokens, { start, end: at }))
      part(at, at + 1, true)
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
    if (isAim(tokens, rest.start) && isOneThing(tokens, rest))
      found.push({ asking: cut, told, purposes: [...purposes, rest], isBare })
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
