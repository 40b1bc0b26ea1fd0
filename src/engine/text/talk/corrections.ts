// People who talk take words back in ever new words: "two, hmm, better say three", "in Moab, no, in Aspen", "this, sorry, last year".
// Each way to say so becomes one, "nope wait", and what is said behind a word becomes "I mean"; which words are taken back is for
// those to judge who know what they mean.
import type { Span, Token } from '#engine/text/token.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { holdAt, isSound, leadsOn, thoughtAt } from './hesitations.ts'

const wordsOf = (text: string) => phraseList(text).map(phrase => phrase.split(' '))

/** Said only by those who take something back. */
const strong = wordsOf(`
  no wait, nope wait, wait no, no sorry, nope sorry, sorry no, no actually, actually no, nope actually, actually wait, no hold on,
  no hang on, scratch that, strike that, better say, better to say, or rather, or better still, or better say
`)
/** The same, where a pause stands before them. */
const afterPause = wordsOf(`
  scratch it, correction, my mistake, my bad, silly me, i misspoke, what am i saying, i should say, i should rather say, i would rather
  say, i take that back, i take it back, that is wrong, that is not right, let us make it, let us make that, let us do, let us take,
  let us use, let us go with, let us rather, or better make it
`)
/** Taken back between two pauses, or where the same words follow again. */
const weak = wordSet('no nope')
/** Taken back only where the same words follow again: they are said for other reasons as well. */
const polite = wordSet('sorry actually rather pardon oops')
/** May stand beside those. */
const beside = wordsOf(
  'oh, ah, well, so, ok, okay, yeah, gosh, dear, i mean, i meant, make that, make it, or, on second thought, come to think of it',
)

/** Of two such words in one place the second is meant, whatever follows: "this, no, last year". */
const classes = [
  /^(this|last|next|past|previous|coming)$/,
  /^(over|under|above|below)$/,
  /^(top|bottom)$/,
  /^(more|less|fewer|higher|lower)$/,
  /^(before|after|since|until)$/,
  /^(most|least|fewest)$/,
  /^(highest|lowest|cheapest|dearest|priciest|costliest|biggest|smallest|largest|longest|shortest|oldest|newest|latest|earliest|best|worst)$/,
  /^(with|without)$/,
  /^(day|week|month|quarter|year)$/,
  /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/,
  /^(january|february|march|april|may|june|july|august|september|october|november|december)$/,
  /^q[1-4]$/,
  /^(19|20)\d\d$/,
]

const pauses = /^([,;:()-]|[.]{3})$/
const isPause = (token: Token | undefined) => token?.kind === 'mark' && pauses.test(token.text)

interface Run extends Span {
  isStrong: boolean
  isWeak: boolean
  isPolite: boolean
  /** A sound or a "well" between two pauses, which takes back only what is said again. */
  isDoubt: boolean
}

/** Without a word of these nobody takes anything back, and most questions have none. */
const cues = wordSet(
  'no nope wait sorry actually rather pardon oops scratch strike correction mistake bad silly misspoke better say saying take not make well mean meant hang hold second moment sec let',
)

/** The tokens with each such place said in one way. */
export function withCorrections(given: readonly Token[]): readonly Token[] {
  if (!given.some(token => cues.has(token.text) || isSound(token))) return given
  const tokens = withoutMeaning(given)
  const said: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const behind = meantBehind(tokens, at)
    const run = behind > at ? null : runAt(tokens, at, said)
    if (run !== null) {
      const dropped = replaced(said, tokens, run.end)
      if (dropped > 0) said.splice(-dropped)
      else said.push(...spoken(tokens, run, ['nope', 'wait']))
    } else if (behind > at && said.at(-2)?.text === ',' && isOne(said.at(-3)?.text, said.at(-1)?.text))
      said.splice(-3, 2)
    else if (behind > at) said.push(...spoken(tokens, { start: at, end: behind }, ['i', 'mean']))
    else said.push(...tokens.slice(at, at + 1))
    at = run?.end ?? Math.max(behind, at + 1)
  }
  return said
}

/** "The oldest houses, I mean going by the year built": by what they are so, and nothing is taken back. */
function withoutMeaning(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) =>
      text(place) === 'i' &&
      text(place + 1) === 'mean' &&
      (text(place + 2) === 'by' || (text(place + 2) === 'going' && text(place + 3) === 'by')),
  )
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)]
}

const units = /^(days|weeks|months|quarters|years)$/
const isOne = (one = '', other = ''): boolean => classes.some(words => words.test(one) && words.test(other))

/** How many of the last tokens the ones that follow replace word for word; 0 where nothing shows it. */
function replaced(before: readonly Token[], tokens: readonly Token[], next: number): number {
  const last = (back: number) => before.at(-back)?.text ?? ''
  const ahead = (step: number) => tokens[next + step]?.text ?? ''
  if (isOne(last(1), ahead(0))) return 1
  // "Top 5, hmm, top 10".
  if (/^\d+$/.test(last(1)) && /^\d+$/.test(ahead(1)) && last(2) === ahead(0)) return 2
  // "Over the past week, no, 14 days".
  if (
    units.test(`${last(1)}s`) &&
    /^(past|last|next)$/.test(last(2)) &&
    isNumber(tokens[next]) &&
    units.test(ahead(1))
  )
    return 1
  // "Since the start of this year, sorry, last year".
  if (isOne(last(2), ahead(0)) && last(1) === ahead(1)) return 2
  // "Since the start of this, no, since the start of last year": all but the last word is said again.
  for (let length = 2; length <= 6; length++)
    if (Array.from({ length }, (_, at) => at).every(at => last(length + 1 - at) === ahead(at)))
      return length + 1
  return 0
}

/** "…, neighborhoods I should say, …": said behind what is meant. */
function meantBehind(tokens: readonly Token[], at: number): number {
  // "In Q1, Q2 sorry, by month".
  const isPut = [2, 3, 4].some(back => tokens[at - back]?.text === ',')
  const found = said(tokens, at, behindWords) || (isPut && isSorryBehind(tokens, at) ? 1 : 0)
  const isBehind = tokens[at - 1]?.kind === 'word' || tokens[at - 1]?.kind === 'number'
  const end = at + found
  return found > 0 && isBehind && (tokens[end] === undefined || tokens[end].kind === 'mark') ? end : at
}
const isSorryBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'sorry' &&
  !/^(oh|ah|so|well|no|nope|wait|ok|okay|i|am|very|ever)$/.test(tokens[at - 1]?.text ?? '')
const behindWords = wordsOf(
  'i should say, i should have said, i mean, i meant, i meant to say, i wanted to say, i mean to say',
)

/** The stretch in which something is taken back that begins here, or null. */
function runAt(tokens: readonly Token[], start: number, before: readonly Token[]): Run | null {
  const sentence = tokens[start]?.sentence
  if (before.length === 0 || before.at(-1)?.sentence !== sentence) return null
  const run: Run = { start, end: start, isStrong: false, isWeak: false, isPolite: false, isDoubt: false }
  while (run.end < tokens.length && tokens[run.end]?.sentence === sentence) {
    const token = tokens[run.end]
    if (token === undefined || token.quoted === true) break
    const isPaused = run.end > start || isPause(tokens[run.end - 1])
    const phrase = said(tokens, run.end, strong) || (isPaused ? said(tokens, run.end, afterPause) : 0)
    if (phrase > 0) {
      run.isStrong = true
      run.end += phrase
    } else if (holdAt(tokens, run.end) > 0) {
      if (leadsOn.test(before.at(-1)?.text ?? '')) break
      run.isWeak = true
      run.end += holdAt(tokens, run.end)
    } else if (weak.has(token.text) && token.glue === undefined) {
      run.isWeak = true
      run.end++
    } else if (polite.has(token.text)) {
      run.isPolite = true
      run.end++
    } else if (isPause(token) || isSound(token)) {
      run.isDoubt ||= isSound(token)
      run.end++
    } else if (isPaused && isSaidInstead(tokens, run.end, before)) {
      run.isStrong = true
      run.end += 3
    } else if (isBetter(tokens, run.end) && isPaused) {
      run.isStrong = true
      run.end += token.text === 'or' ? 2 : 1
    } else {
      const small = said(tokens, run.end, beside) || (isPaused ? thoughtAt(tokens, run.end) : 0)
      // "Or" belongs to it only with another such word behind it.
      if (small === 0 || (token.text === 'or' && !isCue(tokens, run.end + 1))) break
      run.isDoubt ||= /^(well|i|make)$/.test(token.text)
      run.end += small
    }
  }
  return run.end < tokens.length && takesBack(tokens, run, before) ? run : null
}

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  /^(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)$/.test(
    token?.text ?? '',
  )

/** "More than 90, let's say 120 days", "top ten customers, let's say top twenty"; "in the past, let's say, six months" only thinks. */
const isSaidInstead = (tokens: readonly Token[], at: number, before: readonly Token[]): boolean =>
  said(tokens, at, [['let', 'us', 'say']]) > 0 &&
  before.slice(-2).some(isNumber) &&
  (isNumber(tokens[at + 3]) || isNumber(tokens[at + 4]))

/** "By quarter, hmm, better by month", "two, or better three". */
const isBetter = (tokens: readonly Token[], at: number): boolean => {
  const better = tokens[at]?.text === 'or' ? at + 1 : at
  const next = tokens[better + 1]
  return (
    tokens[better]?.text === 'better' && (isNumber(next) || /^(by|per|in|for|from)$/.test(next?.text ?? ''))
  )
}

const isCue = (tokens: readonly Token[], at: number): boolean =>
  said(tokens, at, strong) > 0 ||
  holdAt(tokens, at) > 0 ||
  weak.has(tokens[at]?.text ?? '') ||
  polite.has(tokens[at]?.text ?? '')

function takesBack(tokens: readonly Token[], { start, end, ...run }: Run, before: readonly Token[]): boolean {
  if (run.isStrong) return true
  const isParted = (token: Token | undefined) => isPause(token) || (token !== undefined && isSound(token))
  const isBetween = isParted(tokens[start]) && isParted(tokens[end - 1])
  const next = tokens[end]?.text ?? ''
  // "More than five no more than ten": without a pause both are meant.
  const isSaid = run.isWeak || run.isPolite || run.isDoubt
  if (isSaid && isParted(tokens[start]) && replaced(before, tokens, end) > 0) return true
  if (run.isWeak) return isBetween
  // "How many homes, sorry, how many stays".
  return (
    run.isPolite &&
    isParted(tokens[start]) &&
    next.length > 3 &&
    before.slice(-8).some(({ text, kind }) => kind === 'word' && text === next)
  )
}

const said = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find(words => words.every((word, i) => tokens[at + i]?.text === word))?.length ?? 0

const spoken = (tokens: readonly Token[], { start, end }: Span, texts: readonly string[]): Token[] => {
  const first = tokens[start]
  const last = tokens[end - 1]
  return first === undefined || last === undefined
    ? []
    : texts.map(text => ({
        kind: 'word',
        text,
        raw: text,
        start: first.start,
        end: last.end,
        sentence: first.sentence,
      }))
}
