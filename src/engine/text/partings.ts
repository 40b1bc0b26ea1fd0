// Where a request can be parted from what is told around it by its marks and joints alone, whatever the words are: "…, so list",
// "…, which is why I need", "for the …: ", "…, I need it for the …". Whether it stands whole without the rest, and whether the rest
// could narrow it, is for those to judge who know the data. A purpose may be something that the data does not hold.
import type { Apart } from './apart.ts'
import { givesReason, shortOfTime } from './lead-ins.ts'
import { sentences } from './sentences.ts'
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
  i we me us my our he she they his her it its is are was were am be been has have had will would can could should must may might do
  does did that this there nothing nobody
`)
/** Words that choose rows, ask for more, or say how to show it. */
const choosing =
  /\b(only|except|excluding|without|unless|if|ones|those|these|include|includes|including|exclude|also|as well|plus|instead|both|each|every|show|list|give|sort|sorted|order by|ordered|group|grouped|rank|ranked|compare|compared|break|split|counting|need|want|would like|interested|looking for|enough|suffice|will do|mean|meaning)\b/
const needsIt = /\b(?:need|want)s? (?:it|this|that|them)(?: (?:for|to|by|before|in|on)\b|$)/
const goesOn = /^(by|per|in|from|of|with|where|during|between|among|at|on|not|no|or|and|but|than|versus|vs)\b/

/** It neither chooses nor asks. */
const isPlain = (tokens: readonly Token[], span: Span): boolean => {
  const words = said(tokens, span)
  return (
    !choosing.test(words.replace(needsIt, '').replace(shortOfTime, '')) &&
    !/\btoo$/.test(words) &&
    !goesOn.test(words)
  )
}

/** "When a stay is over 7 nights, what is the average price": what asks is no remark, wherever it stands. */
const asks = /^(what|which|how|who|whose|where)$/

/** A remark of its own, about somebody or something else: "they are all in the north" could choose the rows. */
const isRemark = (tokens: readonly Token[], span: Span): boolean =>
  span.end - span.start > 2 &&
  !/^(they|it|that|this|there|all|most|some|any|nothing|nobody)$/.test(text(tokens, span.start)) &&
  !asks.test(text(tokens, span.start)) &&
  tokens.slice(span.start, span.end).some(token => signs.has(token.text)) &&
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
      .map(way => ({ ...way, told: [...others, ...way.told] }))
      .filter(({ told, purposes }) => told.length + purposes.length > 0)
  })
}

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
const isToldOf = (tokens: readonly Token[], { start, end }: Span): boolean =>
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
    if (isPurpose && isOneThing(tokens, span)) found.push({ asking, told: [], purposes: [span] })
    else if (isPurpose) return
    else if (givesReason(tokens, span) || isRemark(tokens, span) || (isJoined && isPlain(tokens, span)))
      found.push({ asking, told: [span], purposes: [] })
  }
  for (let at = start + 1; at < end - 1; at++) {
    const word = text(tokens, at)
    const close = text(tokens, at - 1) === ',' ? at - 1 : at
    const next = text(tokens, at + 1)
    const isAsked = opens.test(next) || (next === 'for' && /^(each|every)$/.test(text(tokens, at + 2)))
    if (/^(so|therefore|thus|hence|but)$/.test(word) && isAsked) part(close, at + 1, true)
    else if (/^(which|that)$/.test(word) && next === 'is' && text(tokens, at + 2) === 'why')
      part(close, at + 3, true)
    else if (/^[:;]$/.test(word)) part(at, at + 1)
    else if (word === ',' && reason.test(first)) part(at, at + 1)
    else if (isPurpose && word === ',') part(at, at + 1)
    else if (word === ',' && isToldOf(tokens, { start, end: at })) part(at, at + 1, true)
    else if (isBare(tokens, at) && isUnderWay(tokens, { start, end: at })) {
      const span = { start, end: at }
      if (at > start + 2 && isPlain(tokens, span))
        found.push({ asking: { start: at, end }, told: [], purposes: [span] })
    } else if (isPurpose && /^(i|we|could|can|may)$/.test(word) && text(tokens, at - 1) !== ',') part(at, at)
  }
  return found
}

/** "Thinking of dropping some stuff which products …": a question that no mark parts from what is told before it. */
const isBare = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [text(tokens, at), text(tokens, at + 1)]
  const isQuestion =
    /^(which|what|who)$/.test(word) ||
    (word === 'how' && /^(many|much|did|do|does)$/.test(next)) ||
    (/^(can|could)$/.test(word) && next === 'you') ||
    (word === 'give' && next === 'me')
  return isQuestion && !leadsTo.test(text(tokens, at - 1)) && tokens[at - 1]?.kind === 'word'
}
const leadsTo =
  /^(know|see|ask|asked|asking|wonder|wondering|tell|told|of|in|for|to|out|about|on|at|by|and|or|from|with|that|check|find|so|but|decide|deciding|understand|learn)$/

/** "Before we lowered the price" tells a time of the rows. */
const isUnderWay = (tokens: readonly Token[], { start, end }: Span): boolean =>
  /^[a-z]{2,}ing$/.test(text(tokens, start)) ||
  (text(tokens, start) === 'before' &&
    /^(i|we)$/.test(text(tokens, start + 1)) &&
    !tokens
      .slice(start, end)
      .some(({ text: word }) => /ed$|^(was|were|did|had|went|got|began|sold|bought|took)$/.test(word)))

/** "… in the last 30 days i want to redo their photos": what becomes of the answer, told behind it without a mark. */
const isNextStep = (tokens: readonly Token[], { start, end }: Span): boolean =>
  /^(i|we) (?:want to|need to|have to|gotta|got to|would like to|wanna|should|will) (?!know|see|find|get|have|compare)[a-z]+ /.test(
    said(tokens, { start, end }),
  ) && tokens.slice(start, end).some(({ text: word }) => /^(them|those|these|their|it)$/.test(word))

const remarks =
  /^(deciding|planning|preparing|otherwise|not that (i|we|it|he|she|they)|(only |just )?asking (because|as|since|for))\b/

/** What stands behind the request within its sentence. */
function behind(tokens: readonly Token[], { asking, told, purposes }: Parting): Parting[] {
  const found: Parting[] = []
  for (let at = asking.start + 2; at < asking.end - 1; at++) {
    const aside = { start: at, end: asking.end }
    // "The products we have to restock": said of them.
    const isOfThings =
      /[^s]s$/.test(text(tokens, at - 1)) && !/^(days|weeks|months|years|nights)$/.test(text(tokens, at - 1))
    if (/^(i|we)$/.test(text(tokens, at)) && !isOfThings && isNextStep(tokens, aside))
      found.push({ asking: { start: asking.start, end: at }, told, purposes: [...purposes, aside] })
    if (!/^[,;(-]$/.test(text(tokens, at))) continue
    const rest = { start: at + 1, end: text(tokens, asking.end - 1) === ')' ? asking.end - 1 : asking.end }
    const cut = { start: asking.start, end: at }
    if (isAim(tokens, rest.start) && isOneThing(tokens, rest))
      found.push({ asking: cut, told, purposes: [...purposes, rest] })
    else if (
      isRemark(tokens, rest) ||
      (isToldOf(tokens, rest) && isPlain(tokens, rest)) ||
      remarks.test(said(tokens, rest))
    )
      found.push({ asking: cut, told: [...told, rest], purposes })
  }
  return found
}
