import type { Token } from '#engine/text/token.ts'
import { fillerPhrases, likeMeans } from './filler-words.ts'
import { checkEnd, frameEnd, purposeEnd } from './frames.ts'
import { givesReason } from './lead-ins.ts'
import { letterParts } from './letters.ts'

/** `filler` and `politeness` can be left out; `request` says that something is asked for, not what. */
export type FillerKind = keyof typeof fillerPhrases

interface Phrase {
  words: readonly string[]
  kind: FillerKind
}

const kinds = ['filler', 'politeness', 'request'] as const satisfies readonly FillerKind[]

const leadIns = new Set(['and', 'so', 'now', 'then', 'but', 'also'])

/** By first word, longest phrase first. */
const phrasesByFirstWord = Map.groupBy(
  kinds
    .flatMap(kind => fillerPhrases[kind].map((text): Phrase => ({ words: text.split(' '), kind })))
    .sort((a, b) => b.words.length - a.words.length),
  phrase => phrase.words[0],
)

type Marks = readonly (FillerKind | undefined)[]

/** A question's words are asked about again and again on its way to a plan. */
const known = new WeakMap<readonly Token[], Marks>()

/** For each token what kind of filler it is, if any. Quoted words are meant. */
export function markFillers(tokens: readonly Token[]): Marks {
  const marks = known.get(tokens) ?? marksOf(tokens)
  known.set(tokens, marks)
  return marks
}

function marksOf(tokens: readonly Token[]): Marks {
  const marks = tokens.map((): FillerKind | undefined => undefined)
  let at = 0
  while (at < tokens.length) {
    const opens = opensHere(tokens, marks, at)
    const phrase = phraseAt(tokens, at, opens)
    const purpose = Math.max(purposeEnd(tokens, at), at === 0 ? checkEnd(tokens) : 0)
    const end = Math.max(opens ? frameEnd(tokens, at) : at, at + (phrase?.words.length ?? 0))
    if (purpose > at) marks.fill('filler', at, purpose)
    else if (end > at) marks.fill(end > at + (phrase?.words.length ?? 0) ? 'request' : phrase?.kind, at, end)
    else if (
      isFillerLike(tokens, at) ||
      isOnceMore(tokens, at) ||
      isEmphasis(tokens, at) ||
      isExplaining(tokens, at)
    )
      marks[at] = 'filler'
    at = Math.max(purpose, end, at + 1)
  }
  for (const { start, end } of letterParts(tokens)) marks.fill('politeness', start, end)
  return marks
}

/** Whether each token is part of a wrapping of the question. */
export function markFrames(tokens: readonly Token[]): (true | undefined)[] {
  const marks = markFillers(tokens)
  const framed = tokens.map((): true | undefined => undefined)
  tokens.forEach((_, at) => {
    if (framed[at] !== true && opensHere(tokens, marks, at)) framed.fill(true, at, frameEnd(tokens, at))
  })
  return framed
}

/** "Check the stays" asks for something, "check-ins" are named. */
const isArrival = /^(in|ins|out|outs)$/

/** A lone verb asks only where a clause opens: "show up in our reservations" and "listings report rent" do not. */
function phraseAt(tokens: readonly Token[], at: number, opens: boolean): Phrase | undefined {
  return phrasesByFirstWord
    .get(tokens[at]?.text)
    ?.filter(({ words, kind }) => opens || kind !== 'request' || (words.length > 1 && !isThing(tokens, at)))
    .filter(({ words }) => !(words.join() === 'check' && isArrival.test(tokens[at + 1]?.text ?? '')))
    .find(({ words }) => words.every((word, i) => tokens[at + i]?.text === word && !tokens[at + i]?.quoted))
}

/** "By the state the customer lives in" names a thing, where "state the number" asks for one. */
const isThing = (tokens: readonly Token[], at: number): boolean =>
  /^(the|an?|by|per|each|every|which|what|our|their|in|of)$/.test(tokens[at - 1]?.text ?? '')

function opensHere(
  tokens: readonly Token[],
  marks: readonly (FillerKind | undefined)[],
  at: number,
): boolean {
  const before = tokens[at - 1]
  // "Now that the season is over I would love to see": a reason and a wish in one breath.
  const isWish = /^(i|we)$/.test(tokens[at]?.text ?? '') && opensWithReason(tokens, at)
  return (
    isWish ||
    before === undefined ||
    before.kind === 'mark' ||
    marks[at - 1] !== undefined ||
    leadIns.has(before.text)
  )
}

function opensWithReason(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  let start = at
  while (start > 0 && tokens[start - 1]?.sentence === sentence) start--
  return at > start + 2 && givesReason(tokens, { start, end: at })
}

function isFillerLike(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text !== 'like' || token.quoted) return false
  const before = tokens[at - 1]
  return before === undefined || !likeMeans.has(before.text)
}

/** "What was our revenue last year again?": those who ask have forgotten it. "Who booked again" asks for them. */
const isOnceMore = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (tokens[at]?.text !== 'again' || before?.kind === 'mark' || (next !== undefined && next.kind !== 'mark'))
    return false
  if (
    /ed$|ing$|^(stays?|books?|orders?|buys?|comes?|came|rents?|bought|sold|sells?|visits?|returns?|back|did|do|does|it|them|ever|never|us|who)$/.test(
      before?.text ?? '',
    )
  )
    return false
  const first = tokens.findIndex(({ sentence }) => sentence === tokens[at]?.sentence)
  return tokens
    .slice(first, first + 5)
    .some(({ text }) => /^(what|how|run|show|tell|send|give|pull|remind)$/.test(text))
}

/** "Regulars, meaning two or more stays": what follows is asked for as well. */
const isExplaining = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'meaning' &&
  tokens[at].quoted !== true &&
  tokens[at - 1]?.kind === 'mark' &&
  /^(\d+|two|three|four|five|at|more|over|under|less|only|just)$/.test(tokens[at + 1]?.text ?? '')

/** "The single biggest booking", "our biggest single order": one is asked for anyway. "Not a single one" means none. */
function isEmphasis(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'single' || tokens[at].quoted === true) return false
  const isSuperlative = (place: number) => /^(top|most|least|.+est)$/.test(tokens[place]?.text ?? '')
  // "The largest amount paid for a single stay".
  const isOne = tokens[at - 1]?.text === 'a' && tokens.slice(0, at).some((_, place) => isSuperlative(place))
  return isSuperlative(at - 1) || isSuperlative(at + 1) || isOne
}
