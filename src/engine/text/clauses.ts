import { markFillers } from './fillers.ts'
import type { Span, Token } from './token.ts'
import { wordSet } from './word-list.ts'

/** A part of a question that could stand alone. People tell a story first and ask in the last part of it. */
export interface Clause extends Span {
  /** `asks`: a question or a command; `tells`: background about the one who asks; `fragment`: neither, like "revenue by city". */
  kind: 'asks' | 'tells' | 'fragment'
}

const breaks = new Set([';', ':', '-', '...', '(', ')', '|'])
const sentenceEnds = new Set(['.', '?', '!'])

/** After a comma these start a new clause; any other word goes on with a list. */
const openers = wordSet(
  'so but because although though while since then now which what how who where when whose why i we my our she he they it you ' +
    'is are do does did can could would give show list tell compare sort rank break split',
)
const asking = wordSet(
  'what which who whom whose where when why how is are was were do does did can could would will should have has any anything ' +
    'compare list count rank sort split break group sum pivot filter bucket show give tell find exist there',
)
const people = wordSet('i we my she he they')
const doneToMe = wordSet('on at called told asked asking bugging calling telling emailed')
const telling = wordSet('i we my she he they you it look everybody everyone somebody an')
const joining = wordSet('and so but then now well also or')
const conjunctions = wordSet('and but because since although though while as')

type Marks = ReturnType<typeof markFillers>

/** The sentences of a question, without the marks that end them. */
export function sentences(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (const [index, token] of tokens.entries()) {
    if (sentenceEnds.has(token.text) && token.kind === 'mark') continue
    const last = spans.at(-1)
    if (last !== undefined && tokens[last.start]?.sentence === token.sentence) last.end = index + 1
    else spans.push({ start: index, end: index + 1 })
  }
  return spans
}

/** The clauses of a question in order. */
export function clauses(tokens: readonly Token[]): Clause[] {
  const marks = markFillers(tokens)
  return sentences(tokens)
    .flatMap(sentence => parts(tokens, sentence, marks))
    .map(({ start, end }) => ({ start, end, kind: kindOf(tokens, { start, end }, marks) }))
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
      if (saysSomething && beginsRequest(tokens, marks, index)) close(index, index)
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

function opensClause(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (openers.has(word)) return true
  return word === 'and' && openers.has(tokens[at + 1]?.text ?? '')
}

function kindOf(tokens: readonly Token[], span: Span, marks: Marks): Clause['kind'] {
  let at = span.start
  while (at < span.end && (joining.has(tokens[at]?.text ?? '') || (marks[at] ?? 'request') !== 'request'))
    at += 1
  if (at === span.end) return 'tells'
  if (marks[at] === 'request' || asking.has(tokens[at]?.text ?? '')) return 'asks'
  if (tokens[span.end]?.text === '?') return 'asks'
  return telling.has(tokens[at]?.text ?? '') || isAboutPeople(tokens, { start: at, end: span.end })
    ? 'tells'
    : 'fragment'
}

/** "The warehouse lease is up and we are moving", "the crew quit on me". In "homes we listed" the "we" belongs to the homes. */
function isAboutPeople(tokens: readonly Token[], { start, end }: Span): boolean {
  return tokens.slice(start, end).some(({ text }, i) => {
    const before = tokens[start + i - 1]?.text ?? ''
    return (people.has(text) && conjunctions.has(before)) || (text === 'me' && doneToMe.has(before))
  })
}
