import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { holdsQuestion, isQuoting, opensQuestion } from './bare-joints.ts'
import { markFillers } from './fillers.ts'
import { askers, worksOut } from './frame-words.ts'
import { givesReason, isAskedBy, isStatement, opensWithPerson } from './lead-ins.ts'
import { sentences } from './sentences.ts'
import { askingParties } from './talk-words.ts'
import { tells } from './telling.ts'

/** A part of a question that could stand alone. People tell a story first and ask in the last part of it. */
export interface Clause extends Span {
  /** `asks`: a question or a command; `tells`: background about the one who asks; `fragment`: neither, like "revenue by city". */
  kind: 'asks' | 'tells' | 'fragment'
}

const breaks = new Set([';', ':', '-', '...', '(', ')', '|'])

/** After a comma these start a new clause; any other word goes on with a list. */
const openers = wordSet(
  'so but because although though while since then now which what how who where when whose why i we my our she he they it you ' +
    'is are do does did can could would give show list tell compare sort rank break split any anything need got want thinking ' +
    'trying planning preparing putting considering working getting writing drafting building prepping',
)
const asking = wordSet(
  'what which who whom whose where when why how is are was were do does did can could would will should have has any anything ' +
    'compare list count rank sort split break group sum pivot filter bucket show give tell find exist there',
)
const people = wordSet('i we my she he they')
const doneToMe = wordSet(
  'on at called calls told tells asked asks asking bugging calling telling emailed emails texted texts phoned',
)
const telling = wordSet('i we my she he they you it look everybody everyone somebody an')
/** What those who ask are about to do: "thinking about staffing", "putting together a report". */
const doing = wordSet(
  'thinking trying planning preparing putting considering working getting wondering writing drafting debating hoping building prepping redoing reviewing revising designing',
)
const questionWords = wordSet('what how which who whose when where whether')
const toldToMe = wordSet('asked asking ask asks told wondering wondered curious')
const joining = wordSet('and so but then now well also or')
const conjunctions = wordSet('and but because since although though while as')

type Marks = ReturnType<typeof markFillers>

const known = new WeakMap<readonly Token[], readonly Clause[]>()

/** The clauses of a question in order. */
export function clauses(tokens: readonly Token[]): readonly Clause[] {
  const found = known.get(tokens) ?? clausesOf(tokens)
  known.set(tokens, found)
  return found
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const marks = markFillers(tokens)
  const found: Clause[] = sentences(tokens)
    .flatMap(sentence => parts(tokens, sentence, marks))
    .map(({ start, end }) => ({ start, end, kind: kindOf(tokens, { start, end }, marks) }))
  return told(tokens, found)
}

/** "Gift cards are for small stuff. What is …": a whole sentence before one that asks only leads in to it. */
function told(tokens: readonly Token[], found: readonly Clause[]): Clause[] {
  const asked = found.findLast(({ kind }) => kind === 'asks')
  const sentenceOf = ({ start }: Span) => tokens[start]?.sentence ?? 0
  return found.map((clause, at): Clause =>
    isQuoted(tokens, found, at)
      ? { ...clause, kind: 'tells' }
      : clause.kind === 'fragment' &&
          asked !== undefined &&
          sentenceOf(clause) < sentenceOf(asked) &&
          isStatement(tokens, clause)
        ? { ...clause, kind: 'tells' }
        : clause,
  )
}

/** "A couple is asking what they would pay, so what is the average rate": what somebody asked leads in to what is asked here. */
const isQuoted = (tokens: readonly Token[], found: readonly Clause[], at: number): boolean => {
  const [before, clause, next] = [found[at - 1], found[at], found[at + 1]]
  return (
    before?.kind === 'tells' &&
    before.end === clause?.start &&
    isAskedBy(tokens, before) &&
    next?.kind === 'asks' &&
    tokens[next.start]?.text === 'so'
  )
}

function parts(tokens: readonly Token[], sentence: Span, marks: Marks): Span[] {
  const spans: Span[] = []
  let start = sentence.start
  const close = (end: number, next: number) => {
    if (end > start) spans.push({ start, end })
    start = next
  }
  for (let index = sentence.start; index < sentence.end; index += 1) {
    const token = tokens[index]
    if (token?.kind !== 'mark') {
      const saysSomething = marks.slice(start, index).includes(undefined)
      if (
        saysSomething &&
        (beginsRequest(tokens, marks, index) || beginsQuestion(tokens, marks, start, index))
      )
        close(index, index)
    } else if (breaks.has(token.text) || (token.text === ',' && opensClause(tokens, index + 1)))
      close(index, index + 1)
  }
  close(sentence.end, sentence.end)
  return spans
}

/** "… quit on me and I need to know who": a request in the middle of a sentence starts a clause with the word that joins it. */
function beginsRequest(tokens: readonly Token[], marks: Marks, at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const first = joining.has(tokens[at]?.text ?? '') ? at + 1 : at
  if (marks[first] !== 'request' || marks[first + 1] !== 'request' || marks[first - 1] === 'request')
    return false
  return first > at || !(joining.has(before) || asking.has(before))
}

/** "I have been asked at the club what percentage": the question begins behind where and by whom it was asked. */
function beginsQuestion(tokens: readonly Token[], marks: Marks, start: number, at: number): boolean {
  // "We are planning a gift so which guests": what follows is what is asked.
  if (tokens[at]?.text === 'so' && questionWords.has(tokens[at + 1]?.text ?? '')) return true
  if (isPurpose(tokens, at)) return true
  // "Our agent is being difficult what is …": a story, and no mark behind it.
  const before = { start, end: at }
  if (
    at - start > 2 &&
    opensQuestion(tokens, at) &&
    tells(tokens, before) &&
    !holdsQuestion(tokens, before) &&
    !isQuoting(tokens, before)
  )
    return true
  if (questionWords.has(tokens[at]?.text ?? '') && isAskedBy(tokens, { start, end: at })) return true
  if (!questionWords.has(tokens[at]?.text ?? '') || marks[at - 1] !== undefined) return false
  return wasAsked(tokens, marks, start)
}

/** "… so the small samples don't mess it up", "so I can paste it": what it is good for. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  const who = tokens[at + 1]?.text ?? ''
  const isSomebody =
    /^(that|i|we|you|she|he|they|it|the|my|our|everyone|everybody|someone|somebody|people|folks|marketing|finance|billing|purchasing)$/.test(
      who,
    ) || askingParties.has(who)
  if (tokens[at]?.text !== 'so' || !isSomebody) return false
  const words = tokens.slice(at + 1, at + 9).map(({ text }) => text)
  // "So I can see the discounts", "so I need to know who" ask for more.
  const asks = words.some(
    (word, i) =>
      /^(need|want)$/.test(word) ||
      (/^(see|know|tell|find|compare|check|learn|figure|rank|sort)$/.test(word) &&
        !/^(it|them|that|this|those)$/.test(words[i + 1] ?? '')),
  )
  return !asks && words.some((word, i) => /^(can|could|will|would)$/.test(word) || (word === 'not' && i > 0))
}

/** Whether a clause opens with somebody having been asked. */
function wasAsked(tokens: readonly Token[], marks: Marks, start: number): boolean {
  let end = start
  while (marks[end] === 'request') end += 1
  return end > start && toldToMe.has(tokens[end - 1]?.text ?? '')
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (openers.has(word)) return true
  return word === 'and' && openers.has(tokens[at + 1]?.text ?? '')
}

function kindOf(tokens: readonly Token[], span: Span, marks: Marks): Clause['kind'] {
  if (isPurpose(tokens, span.start) && span.start > 0) return 'tells'
  if (givesReason(tokens, span) || isAskedBy(tokens, span)) return 'tells'
  let at = span.start
  while (at < span.end && (joining.has(tokens[at]?.text ?? '') || (marks[at] ?? 'request') !== 'request'))
    at += 1
  if (at === span.end) return 'tells'
  if (
    (marks[at] === undefined && isRemark(tokens, at)) ||
    (wasAsked(tokens, marks, at) && !hasQuestion(tokens, marks, { start: at, end: span.end }))
  )
    return 'tells'
  if (marks[at] === 'request' || asking.has(tokens[at]?.text ?? '')) return 'asks'
  if (tokens[span.end]?.text === '?') return 'asks'
  return telling.has(tokens[at]?.text ?? '') || isAboutPeople(tokens, { start: at, end: span.end })
    ? 'tells'
    : 'fragment'
}

const hasQuestion = (tokens: readonly Token[], marks: Marks, { start, end }: Span) =>
  tokens
    .slice(start, end)
    .some(({ text }, i) => questionWords.has(text) || (marks[start + i] !== undefined && text === 'for'))

const verbsOfPeople = wordSet(
  'is are was were has have had wants want wanted needs need needed called calls says said keeps insists would just quit thinks ' +
    'claims swears believes told tells asked asks complained complains mentioned emailed texted',
)

/** "Got to reorder those", "need it for a brochure", "client is moving down": said about those who ask. */
function isRemark(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (doing.has(first)) return true
  if (/^(need|got|have|want|going|wants|needs)$/.test(first))
    return (second === 'to' && !worksOut.has(third)) || /^(it|them|this|that|these|those)$/.test(second)
  const noun = /^(a|an|the|my|our|one)$/.test(first) ? 1 : 0
  const [person = '', verb = ''] = tokens.slice(at + noun, at + noun + 2).map(({ text }) => text)
  return (askers.has(person) && verbsOfPeople.has(verb)) || (noun === 1 && isPersonDoing(tokens, at))
}

/** "Our neighbor in Moab claims": who, where, and only then what they do. */
const isPersonDoing = (tokens: readonly Token[], at: number): boolean =>
  opensWithPerson(tokens, at) && tokens.slice(at + 2, at + 7).some(({ text }) => verbsOfPeople.has(text))

/** "The warehouse lease is up and we are moving", "the crew quit on me". In "homes we listed" the "we" belongs to the homes. */
function isAboutPeople(tokens: readonly Token[], { start, end }: Span): boolean {
  return tokens.slice(start, end).some(({ text }, i) => {
    const before = tokens[start + i - 1]?.text ?? ''
    return (people.has(text) && conjunctions.has(before)) || (text === 'me' && doneToMe.has(before))
  })
}
