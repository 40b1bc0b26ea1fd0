import { withStates } from './codes-of-states.ts'
import { abbreviations } from './contractions.ts'
import { expand } from './expand.ts'
import { saidInShort } from '#engine/numbers/said-in-short.ts'
import { straighten } from './fold.ts'
import { withHowMany } from './hm.ts'
import { withoutSounds } from './talk/hesitations.ts'
import { spelledInPlace } from './in-place.ts'
import { insideAny, quotedStretches } from './quotes.ts'
import { saidPlainly } from './said-plainly.ts'
import { withDaysInFigures } from './times/days-in-figures.ts'
import type { Token } from './token.ts'

/** Longer questions are cut: the limit keeps the cost of reading one bounded. */
export const longestQuestion = 500

// One alternative per kind of piece; none of them can match the same stretch in two ways, so reading stays linear.
const shortWord =
  /w\/o(?:ut)?(?![\p{L}\p{N}])|w\/|b\/c(?![\p{L}\p{N}])|b\/w(?![\p{L}\p{N}])|u\/c(?![\p{L}\p{N}])|c\/(?:in|out|i|o)(?![\p{L}\p{N}])/iu
const number =
  /'\d\d(?![\d])s?|(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+,\d{1,2}(?=\s?(?:k|m|mm|mil|million|mio)(?![\p{L}\p{N}]))|\d+(?:\.\d+)?|\.\d+)(?:(?:k|mm?|mil|bn?|st|nd|rd|th|s|x)(?=ish|[^\p{L}\p{N}]|$))?|[½¼¾]/iu
const word = /[\p{L}][\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}]+)*/u
const mark = /->|→|>>|>=|<=|=>|=<|<>|!=|==|\.{2,}|[-…—$€£¥%#+=<>|:;,.?!()[\]{}/&*÷@~≥≤≠_\n]/u
const lexeme = new RegExp(
  `(?<short>${shortWord.source})|(?<number>${number.source})|(?<word>${word.source})|(?<mark>${mark.source})`,
  'giu',
)

const enders = new Set(['.', '?', '!'])
const ties = new Set(['-', '/', '_', '.', '@'])
const markSpelling: ReadonlyMap<string, string> = new Map([
  ['=>', '>='],
  ['=<', '<='],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '<>'],
  ['!=', '<>'],
  ['==', '='],
  ['…', '...'],
  ['—', '-'],
  ['→', '->'],
  ['>>', ':'],
])
const startsPiece = /[\p{L}\p{N}$]/u

/** The words, numbers and marks of a question, in order. Never fails: what it cannot read, it leaves out. */
export function tokenize(question: string): Token[] {
  const text = straighten(cut(question))
  const quoted = quotedStretches(text)
  const tokens: Token[] = []
  let sentence = 0
  let tie = ''
  let readUpTo = 0

  for (const match of text.matchAll(lexeme)) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    const isMark = match.groups?.['mark'] !== undefined
    const adjoining = tokens.length > 0 && readUpTo === start

    if (raw === '\n') {
      sentence = sentenceAfter(tokens)
      continue
    }
    if (isMark && adjoining && ties.has(raw) && tiesTogether(text, start, end, tokens)) {
      tie = raw
      readUpTo = end
      continue
    }
    if (raw === '.' && endsAbbreviation(tokens, adjoining)) continue

    const before = tokens.at(-1)
    // "really??" ends one sentence, not two.
    if (before !== undefined && enders.has(raw) && enders.has(before.text)) sentence = before.sentence
    const place = { start, sentence, raw: question.slice(start, end) }
    const kind = isMark ? 'mark' : match.groups?.['number'] === undefined ? 'word' : 'number'
    const pieces = kind === 'mark' ? [markToken(raw, place)] : expand(kind, raw, place, adjoining)
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 || adjoining) piece.glue = index > 0 ? '' : tie
      if (insideAny(quoted, piece.start)) piece.quoted = true
      tokens.push(piece)
    }
    tie = ''
    readUpTo = end
    if (isMark && enders.has(raw)) sentence = sentenceAfter(tokens)
  }
  return saidPlainly(
    spelledInPlace(withoutSounds(withHowMany(withStates(saidInShort(withDaysInFigures(tokens)))))),
  )
}

/** A cut through the middle of an emoji would leave half a character. */
function cut(question: string): string {
  const short = question.slice(0, longestQuestion)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}

function tiesTogether(text: string, start: number, end: number, tokens: readonly Token[]): boolean {
  const before = tokens.at(-1)
  if (before === undefined || (before.kind === 'mark' && before.text !== '$')) return false
  return startsPiece.test(text.slice(end, end + 1)) && text[start - 1] !== ' '
}

function endsAbbreviation(tokens: readonly Token[], adjoining: boolean): boolean {
  const before = tokens.at(-1)
  if (!adjoining || before === undefined || before.kind !== 'word') return false
  return abbreviations.has(before.raw.toLowerCase()) || before.raw.length === 1
}

function sentenceAfter(tokens: readonly Token[]): number {
  const last = tokens.at(-1)
  return last === undefined ? 0 : last.sentence + 1
}

function markToken(raw: string, place: { start: number; sentence: number; raw: string }): Token {
  const text = raw === '&' ? 'and' : raw.startsWith('..') ? '...' : (markSpelling.get(raw) ?? raw)
  return { kind: raw === '&' ? 'word' : 'mark', text, end: place.start + raw.length, ...place }
}
