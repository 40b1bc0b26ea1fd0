// A question that stands whole beside a story: which words ask and which only tell. Whether what they tell may be set aside is
// for those to judge who know the data.
import { stem } from '#engine/text/stem.ts'
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { clauses, type Clause } from './clauses.ts'
import { isOccasion, leadIn, trailer } from './occasions.ts'
import { isStatement } from './lead-ins.ts'
import { asksNothing, asksWhether } from './second-questions.ts'
import { sentences } from './sentences.ts'
import { trailing } from './trailing.ts'
import { wrappings } from './wrappings.ts'

export interface Apart {
  asking: Span
  told: readonly Span[]
  /** Who wants, seeks or discusses what is asked for: "our accountant is asking for". */
  wrapping?: Span
  /** Of what is told: a question that the one beside it answers with numbers. */
  questions?: readonly Span[]
  /** Told as well: what the answer is for. */
  purposes?: readonly Span[]
  /** It is told beside the question and not of its rows, even where every word of it is known. */
  isBare?: boolean
  /** Sentences of somebody who does something, whatever words they use. */
  isNarrated?: boolean
  /** All of it is mere talk. */
  isTalk?: boolean
}

/** The ways to part them, the one that sets least aside first. */
export function apart(tokens: readonly Token[]): Apart[] {
  const all = sentences(tokens)
  const open = all.filter(sentence => all.length === 1 || !asksNothing(tokens, sentence))
  const asks = open.length === 1 ? open : open.filter(sentence => !tells(tokens, sentence))
  const [asking, ...others] = asks
  if (asking === undefined) return askedOf(tokens, open)
  if (others.length === 0) return around(tokens, asking, all)
  const questions = asks.filter(sentence => asksWhether(tokens, sentence))
  const [wanted, ...more] = asks.filter(sentence => !questions.includes(sentence))
  if (wanted === undefined || more.length > 0) return []
  return around(tokens, wanted, all).map(found => ({ ...found, questions }))
}

/** "Someone asked me what it costs. Could you look it up?": of sentences that all tell, the last one holds the question. */
function askedOf(tokens: readonly Token[], told: readonly Span[]): Apart[] {
  const last = told.at(-1)
  return last === undefined ? [] : around(tokens, last, told)
}

function around(tokens: readonly Token[], asking: Span, all: readonly Span[]): Apart[] {
  const told = all.filter(sentence => sentence !== asking && !asksNothing(tokens, sentence))
  const inner = within(tokens, asking)
  const parted = [
    ...(told.length === 0 && all.length === 1 ? [] : [{ asking, told }]),
    ...(inner === null ? [] : [{ asking: inner.asking, told: [...told, ...inner.told] }]),
  ]
  const whole = { asking, told }
  return onlyOnce([
    ...parted.map(found => ({ ...found, asking: opened(tokens, found.asking) })),
    ...[whole, ...parted.slice(-1)].flatMap(found => unwrapped(tokens, found)),
  ])
}

/** Each way to part them is heard out, which takes its time. */
function onlyOnce(ways: readonly Apart[]): Apart[] {
  const keyOf = ({ asking, told }: Apart) =>
    [asking, ...told].map(({ start, end }) => `${start}-${end}`).join(' ')
  return [...new Map([...ways].reverse().map(way => [keyOf(way), way])).values()].reverse()
}

/** "I'm closing the books and need": what stands around the question, and what leads in to that. */
const unwrapped = (tokens: readonly Token[], { asking, told }: Apart): Apart[] =>
  wrappings(tokens, asking).flatMap(({ start, end, before }) => {
    if (before !== null && !leadsInTo(tokens, before)) return []
    const close = trailing(tokens, { start: end, end: asking.end })
    const behind = close < asking.end ? [{ start: close, end: asking.end }] : []
    return [
      {
        asking: { start: end, end: close },
        told: [...told, ...(before === null ? [] : [before]), ...behind],
        wrapping: { start, end },
      },
    ]
  })

/** An occasion, an aim, or a statement of its own; "for bungalows" is none of them. */
const leadsInTo = (tokens: readonly Token[], span: Span): boolean =>
  isOccasion(tokens, span) ||
  isAnnounced(tokens, span) ||
  (!/^(for|in|on|at|of|with|without|among|within|from|by|per|to|between|across)$/.test(
    text(tokens, span.start),
  ) &&
    !isOrder(tokens, span.start) &&
    states(tokens, span))

/** "And would be curious which": what joined it to the story goes with it. */
function opened(tokens: readonly Token[], { start, end }: Span): Span {
  let first = start
  while (/^(and|so|but|,|:|-)$/.test(text(tokens, first)) && first < end - 1) first++
  return { start: first, end }
}

/** "(who is very picky)", "(support keeps asking)": a statement in brackets; "(the quiet ones)" is none. */
export function inBrackets(tokens: readonly Token[]): Span | null {
  const start = tokens.findIndex(({ text: mark }) => mark === '(') + 1
  const length = tokens.slice(start).findIndex(({ text: mark }) => mark === ')')
  if (start === 0 || length < 2) return null
  const span = { start, end: start + length }
  const isTold =
    /^(who|which) (is|are|was|were|has|have|keeps?|always|never)\b|\bby the way\b/.test(said(tokens, span)) ||
    (!isOrder(tokens, start) && states(tokens, span))
  return isTold ? span : null
}

const partsIn = (tokens: readonly Token[], { start, end }: Span): Clause[] =>
  clauses(tokens).filter(clause => clause.start >= start && clause.end <= end)

/** A sentence that states something and goes on to ask nothing, but perhaps tells what somebody else asked. */
function tells(tokens: readonly Token[], sentence: Span): boolean {
  const [first, ...rest] = partsIn(tokens, sentence)
  if (first === undefined || tokens[sentence.end]?.text === '?') return false
  if (isThere.test(said(tokens, sentence)) && rest.length === 0) return true
  if (first.kind === 'asks') return false
  if (isOrder(tokens, sentence.start) || leadIn(tokens, sentence) > sentence.start) return false
  if (rest.some(clause => clause.kind === 'asks' && !isQuoted(tokens, clause))) return false
  return first.kind === 'tells' || states(tokens, sentence) || happens(tokens, sentence)
}

/** "There's a lot of talk", "just got off the phone with a blogger": said of those who ask. */
const isThere =
  /^(?:there (?:is|are|was|were|has been|have been) (?:a lot of |some |much |so much |always |lots of |rumors|rumours|talk|a rumor)|(?:just |i )?(?:got off|got back|came back|came from|hung up|had a (?:call|chat|meeting|talk)|spoke|talked|met|heard|ran into)\b)/

const said = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')

/** "Asked me what owners make", "and I would like to see if it worked": a question within a statement. */
const isQuoted = (tokens: readonly Token[], { start, end }: Span): boolean =>
  (tokens[start - 1]?.kind === 'word' &&
    /^(what|how|which|who|where|when|why|whether)$/.test(text(tokens, start))) ||
  (text(tokens, start) === 'and' &&
    /\b(see|know|find out|check|learn) (if|whether)\b/.test(
      tokens
        .slice(start, end)
        .map(token => token.text)
        .join(' '),
    ))

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const orders = wordSet(`
  ignore exclude skip leave count assume take consider use only just please make keep include limit restrict remember note mind focus
  treat drop remove delete set forget add put stick filter narrow do not except without but with no
`)
/** "Leave out the cancelled ones": what is to be done with the rows. */
const isOrder = (tokens: readonly Token[], start: number): boolean => orders.has(text(tokens, start))

/** Verbs in the present that no data is asked for: "people fill up a basket and then leave". */
const present = wordSet(`
  leave fill come go seem feel hear love hate talk complain argue swear believe worry wonder hope think say know get take want need make
`)
const behindVerb = wordSet(
  'in on at out up down off over the a an my our us me that to into away back again about for with it his her this last',
)

/** A statement by its verbs, or by those to whom something was done: "the holidays make or break us", "the roof leaked again". */
export const states = (tokens: readonly Token[], span: Span): boolean =>
  isStatement(tokens, span) ||
  tokens.slice(span.start, span.end).some(({ text: word }, i) => {
    if (i === 0) return false
    const at = span.start + i
    const isRelative = /^(that|which|who|whose|where)$/.test(text(tokens, at - 1))
    const isPast = /[a-z]{2}ed$/.test(word) && (at + 1 >= span.end || behindVerb.has(text(tokens, at + 1)))
    return /^(me|us|him)$/.test(word) || (!isRelative && (present.has(word) || isPast))
  })

const everyday = wordSet(`
  charge bet work sit look cost run keep open close start stop try help move change plan decide prepare wait expect care matter happen
  become live send bring break burn fall rise grow sound remain turn show tell ask call write meet hold push press raise lower double
  lose win miss owe ship deliver clean fix repair replace build quit hire fire train teach study travel drive fly claim insist
`)

/** "Our cleaning company charges by the hour": a whole sentence of somebody who does something. */
const happens = (tokens: readonly Token[], { start, end }: Span): boolean =>
  determiners.has(text(tokens, start)) &&
  tokens.slice(start + 2, end).some(({ text: word }) => /[a-z]{2}s$/.test(word) && everyday.has(stem(word)))

const determiners = wordSet('my our the a an some this that his her their one')

/** Within one sentence: clauses that tell before and behind the one that asks, an occasion, a reason. */
function within(tokens: readonly Token[], sentence: Span): Apart | null {
  const told: Span[] = []
  let { start, end } = sentence
  const parts = partsIn(tokens, sentence)
  while (parts.length > 1 && parts[0] !== undefined && leadsIn(tokens, parts[0])) {
    told.push(parts[0])
    parts.shift()
    start = parts[0].start
  }
  while (parts.length > 1 && parts.at(-1)?.kind === 'tells') {
    const last = parts.pop()
    if (last !== undefined) told.push(last)
    end = parts.at(-1)?.end ?? end
  }
  // "…, could you do that?"
  const last = parts.at(-1)
  if (parts.length > 1 && last !== undefined && asksNothing(tokens, last)) {
    parts.pop()
    end = parts.at(-1)?.end ?? end
  }
  const occasion = leadIn(tokens, { start, end })
  if (occasion > start) {
    told.push({ start, end: occasion })
    start = occasion
    while (tokens[start]?.kind === 'mark') start++
  }
  const behind = trailer(tokens, { start, end })
  if (behind < end) {
    told.push({ start: behind, end })
    end = behind
  }
  return (told.length === 0 && end === sentence.end) || start >= end ? null : { asking: { start, end }, told }
}

/** "Question from my accountant:", "this may be a silly question, but". */
const isAnnounced = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end - start <= 8 &&
  tokens
    .slice(start, end)
    .some(({ text: word }) => /^(question|request|inquiry|interest|curiosity|context)$/.test(word))

/** "Dead stock worries me:", "in my day we watched the quarters;": a statement that a mark parts from the question. */
const leadsIn = (tokens: readonly Token[], clause: Clause): boolean =>
  clause.kind === 'tells' ||
  (/^[:;-]$/.test(text(tokens, clause.end)) &&
    !isOrder(tokens, clause.start) &&
    (states(tokens, clause) || isAnnounced(tokens, clause) || isOccasion(tokens, clause)))
