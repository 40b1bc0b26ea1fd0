// Hearing of questions beside which somebody speaks of her own life in words that are all known: "the call got moved to Thursday, total
// revenue this year" asks for no Thursdays, "the pool guy is here" for no pools, and whether "my brother lives in Texas" means Texas is
// not said.
import type { Hear, Heard, Hearing } from './hear.ts'
import { conditional } from './parse/conditional.ts'
import type { Placed } from './parse/item.ts'
import { asTyped, withoutMarks } from './text/as-typed.ts'
import { labels, speakers } from './text/talk/talk-words.ts'
import type { Span, Token } from './text/token.ts'

export const withOwnLife =
  (hear: Hear): Hear =>
  (question, history, today): Hearing => {
    const heard = hear(question, history, today)
    if (heard.kind !== 'heard' || !heard.placed.some(narrows)) return heard
    const unclear: Hearing = { ...heard, kind: 'open', what: 'what is told beside it' }
    const told = heard.placed.flatMap(one => ownPart(heard, one) ?? [])[0]
    if (told === undefined) return heard
    // Where some of it was left out already, these are not the places of its words.
    const last = heard.tokens.at(-1)
    const isWhole = last !== undefined && question.slice(last.start, last.end) === last.raw
    if (!told.isAside || !isWhole) return unclear
    const typed = asTyped(question, heard.tokens, told.part)
    const asked = hear(withoutMarks(question.replace(typed, '')), history, today)
    return asked.kind === 'heard' ? { ...asked, question, setAside: [withoutMarks(typed)] } : unclear
  }

const isWeekday = ({ item }: Placed): boolean =>
  item.kind === 'condition' && item.condition.kind === 'weekdays' && !item.condition.not
const narrows = ({ item }: Placed): boolean =>
  item.kind === 'condition' && /^(weekdays|values|flag)$/.test(item.condition.kind)

/** What stands between two pauses, says this one thing of the rows and nothing else of them, and is told of somebody's life. */
function ownPart(heard: Heard, one: Placed): { part: Span; isAside: boolean } | null {
  const { tokens, line, placed } = heard
  const first = line.pieces[one.start]?.start
  const last = line.pieces[one.end - 1]?.end
  if (!narrows(one) || first === undefined || last === undefined) return null
  const part = partAround(tokens, { start: first, end: last })
  if (part.end - part.start === tokens.length) return null
  const isWithin = (other: Placed) =>
    (line.pieces[other.start]?.start ?? -1) >= part.start &&
    (line.pieces[other.end - 1]?.end ?? Infinity) <= part.end
  if (placed.some(other => isWithin(other) && asksFor(other))) return null
  const said = textOf(tokens, part)
  if (conditional.test(said)) return null
  if (isWeekday(one) && isOfTalk(said)) return { part, isAside: true }
  if (!isWeekday(one) && person.test(textOf(tokens, { start: last, end: part.end })))
    return { part, isAside: true }
  const isPointedAt = points.test(textOf(tokens, { start: part.end, end: tokens.length }))
  return !isWeekday(one) && isOfHome(said) && !isPointedAt ? { part, isAside: false } : null
}

/** "My brother lives in …" is of customers only in other questions. */
const asksFor = ({ item }: Placed): boolean =>
  /^(attribute|key|rank|ask|having)$/.test(item.kind) ||
  ((item.kind === 'noun' || item.kind === 'quantity') && !item.weak)

const textOf = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

const isPause = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && /^(?:[,.;:!?()-]|[.]{3})$/.test(token.text)

function partAround(tokens: readonly Token[], { start, end }: Span): Span {
  let [from, to] = [start, end]
  while (from > 0 && !isPause(tokens[from - 1])) from--
  while (to < tokens.length && !isPause(tokens[to])) to++
  return { start: from, end: to }
}

const verb = /\b(?:is|are|was|were|am|got|has|have|had|will|moved|comes?|leaves?|starts?|due|on)\b/

const isOfTalk = (said: string): boolean =>
  /^moved to\b/.test(said) ||
  (verb.test(said) && said.split(' ').some(word => labels.has(word) || speakers.has(word)))

/** "The pool | guy is here", "our electronics | lead left". */
const person =
  /^(?:guy|man|lady|woman|company|inspector|contractor|installer|repairman|lead|vendor|supplier)\b/

const kin =
  'brother|sister|son|daughter|wife|husband|mother|father|mom|dad|cousin|uncle|aunt|boss|manager|accountant|friend|neighbor|parents|kids?|partner|assistant'
/** "My brother lives in Texas", "I'm calling from Napa", "I am at the beach house". */
const ofHome = new RegExp(
  `\\b(?:(?:i|we) (?:am|are)(?: still| just| here| currently| stuck| sitting| standing)? (?:calling from|from|flying to|driving to|heading to|traveling to|going to|in|at)|(?:my|our) (?:${kin})(?: [a-z]+)? (?:lives?|is|is living|stays|was born|comes|calls) (?:in|at|from))\\b`,
)
/** "My sister lives in Old Town. What is for sale there": it is meant. */
const points = /\b(?:there|one|that|those|it|them|here|around)\b/
const isOfHome = (said: string): boolean => ofHome.test(said)
