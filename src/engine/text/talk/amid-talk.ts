// Where a question may stand amid talk that is not understood: "it's loud here and I can't hear myself think, top 5 products by units",
// "accountant is chasing me on how many …", "… and make it snappy the ferry leaves". It lies between words that mean nothing here, begins
// where nothing before it can belong to it, and ends in the same way.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import type { Apart } from './apart.ts'
import { holdsQuestion, opensQuestion, opensRemark } from './bare-joints.ts'
import { chooses } from './choosing.ts'
import { endsHanding } from './handing.ts'
import { interjections, speakers } from './talk-words.ts'
import { asksElsewise, goesOn, isTalk } from './talk.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const isPause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'mark' && !/^[$%#€£+&]$/.test(text(tokens, at))

/** Each is heard out like a question of its own. */
const mostStarts = 3
const mostEnds = 2

type Opening = 'question' | 'pause' | 'handed' | 'noun'
const firmest: readonly Opening[] = ['question', 'pause', 'handed', 'noun']

/** Why what is asked for may begin here, whatever is told before it. */
function openingAt(tokens: readonly Token[], at: number): Opening | null {
  const before = text(tokens, at - 1)
  if (isPause(tokens, at)) return null
  if (at === 0 || isPause(tokens, at - 1)) return 'pause'
  const isAsked =
    /^(how|which|what|who)$/.test(text(tokens, at)) &&
    !/^(of|in|than|by|per|for|with|from|and|or)$/.test(before)
  if (isAsked || opensQuestion(tokens, at)) return 'question'
  if (interjections.has(before) && opensNoun.has(text(tokens, at))) return 'question'
  if (endsHanding(tokens, at)) return 'handed'
  return opensRanking(tokens, at) && isToldBefore(tokens, at) ? 'noun' : null
}
/** No word before one of these describes what it opens. */
const opensNoun = wordSet('the our all any top bottom avg average mean median total number')
const opensRanking = (tokens: readonly Token[], at: number): boolean =>
  /^(avg|average|median|any)$/.test(text(tokens, at)) ||
  (/^(top|bottom)$/.test(text(tokens, at)) && tokens[at + 1]?.kind === 'number')

/** "My cousin is broke", "can't hear myself think"; "my organic" describes what follows. */
const isToldBefore = (tokens: readonly Token[], at: number): boolean => {
  const pause = tokens.slice(0, at).findLastIndex((_, place) => isPause(tokens, place))
  const told = tokens.slice(pause + 1, at)
  return (
    told.length > 2 &&
    told.some(({ text: word }) => speakers.has(word)) &&
    !/^(my|our|the|a|an|your|for|of|by|in)$/.test(text(tokens, at - 2)) &&
    !/^(for|of|by|in|with|and|or|than)$/.test(text(tokens, at - 1))
  )
}

const closing = wordSet(
  'sorry asap oh phew lol haha yeah yep ok okay please pls plz thx thanks ta cheers dunno',
)
const isTime = /^(today|yesterday|tomorrow|months?|years?|weeks?|quarters?|days|yr|yrs|mo|wk|\d{4}|ytd)$/

/** Whether what is asked for may end before this place. */
function mayEnd(tokens: readonly Token[], at: number): boolean {
  if (at >= tokens.length || isPause(tokens, at)) return true
  const rest = { start: at, end: tokens.length }
  const [word, next] = [text(tokens, at), text(tokens, at + 1)]
  if (closing.has(word) || opensRemark(tokens, rest)) return true
  if (word === 'and')
    return (
      /^(make|keep|be|yes|may|please|thanks|thank)$/.test(next) ||
      (/^(i|we)$/.test(next) && /^(will|can|am|are|would|promise)$/.test(text(tokens, at + 2)))
    )
  if (/^(before|when|hope)$/.test(word)) return /^(i|my|we|you)$/.test(next)
  if (word === 'got') return next === 'to'
  if (word === 'or') return /^(so|else)$/.test(next)
  if (/^(no|skip|spare|for)$/.test(word)) return isTalk(tokens, rest)
  // "… last month I told them I'd have it": of no thing that they did something with.
  return isTime.test(text(tokens, at - 1)) && speakers.has(word)
}

/** The ways to take it out of the talk, the firmest openings first. */
export function amidTalk(tokens: readonly Token[], isStrange: (at: number) => boolean): Apart[] {
  return stretches(tokens, isStrange).flatMap(({ start, end }) => {
    const places = Array.from({ length: end - start + 1 }, (_, step) => start + step)
    const openings = places.flatMap(at => {
      const opening = at < end ? openingAt(tokens, at) : null
      return opening === null ? [] : [{ at, opening }]
    })
    const starts = firmest
      .flatMap(kind => openings.filter(({ opening }) => opening === kind))
      .slice(0, mostStarts)
    const ends = places
      .filter(at => at > start + 1 && mayEnd(tokens, at))
      .slice(-mostEnds)
      .reverse()
    return starts.flatMap(({ at, opening }) =>
      ends
        .filter(close => close - at > 1)
        .flatMap(close => outOf(tokens, { start: at, end: close }, opening)),
    )
  })
}

function outOf(tokens: readonly Token[], asking: Span, opening: Opening): Apart[] {
  const isSaid = ({ start, end }: Span) => tokens.slice(start, end).some(({ kind }) => kind !== 'mark')
  const told = [
    { start: 0, end: asking.start },
    { start: asking.end, end: tokens.length },
  ].filter(isSaid)
  const isHanded = opening === 'handed'
  const isMere = (span: Span) =>
    isTalk(tokens, isHanded && span.start === 0 ? beforeHanding(tokens, span) : span) &&
    !isAsking(tokens, span)
  return told.length > 0 && told.every(isMere) ? [{ asking, told, isTalk: !isHanded }] : []
}

/** Words that hand over are known as such; what is told before them has to be talk. */
const beforeHanding = (tokens: readonly Token[], { start, end }: Span): Span => {
  const pause = tokens.slice(start, end).findLastIndex((_, place) => isPause(tokens, start + place))
  const first = start + pause + 1
  // "Before the remodel I would like to see the revenue" tells when.
  return { start, end: goesOn.has(text(tokens, first)) ? end : first }
}

const isAsking = (tokens: readonly Token[], span: Span): boolean =>
  asksElsewise(tokens, span) || holdsQuestion(tokens, span) || chooses(tokens, span)

/** What lies between strange words, the longest first. */
function stretches(tokens: readonly Token[], isStrange: (at: number) => boolean): Span[] {
  const found: Span[] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !isStrange(at)) continue
    if (at - start > 1) found.push({ start, end: at })
    start = at + 1
  }
  return found.sort((one, other) => other.end - other.start - (one.end - one.start)).slice(0, 2)
}
