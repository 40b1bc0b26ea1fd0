import type { Span, Token } from '#engine/text/token.ts'
import { onceAWord } from '#engine/text/once-a-word.ts'
import { stem } from '#engine/text/stem.ts'
import { codesLikeWords, isCommonWord } from './common-words.ts'
import { type Forms, formsOf, isPhrasePart, wordsOfPhrase } from './phrase-words.ts'
import { type Correction, correctionsOf, Spelling } from './spelling.ts'

export interface Entry<T> {
  phrase: string
  payload: T
}

export interface Match<T> extends Span {
  payload: T
  phrase: string
  /** 1 for the very words; less the further what was typed is from them. */
  score: number
  /** Words that were read as others, so that the answer can say so. */
  corrected: readonly { typed: string; meant: string }[]
}

/** One way to write an entry. `worth` is below 1 for a way that leaves a word out. */
interface Path<T> {
  entry: Entry<T>
  words: readonly Forms[]
  worth: number
}

interface Node<T> {
  next: Map<string, Node<T>>
  ends: Path<T>[]
}

/** A token taken as itself or as the word it may be a misspelling of. */
interface Reading {
  token: Token
  forms: Forms
  correction?: Correction
}

interface Step<T> {
  node: Node<T>
  readings: readonly Reading[]
  /** Articles passed over: "started a checkout". */
  skipped: number
}

const worth = { withoutArticle: 0.95, joined: 0.96, plural: 0.98, verbForm: 0.92, typo: 0.95 }
const articles = new Set(['a', 'an', 'the', 'our', 'my'])

const headLength = 4

/** Finds every phrase of a vocabulary in a question, also inflected, joined, split or misspelled. */
export class PhraseIndex<T> {
  private readonly root: Node<T> = { next: new Map(), ends: [] }
  private readonly joined = new Map<string, Path<T>[]>()
  /** How the letters of all phrases begin: most runs of words begin none of them. */
  private readonly heads = new Set<string>()
  private readonly spelling: Spelling
  private readonly corrections = onceAWord(word => correctionsOf(formsOf(word), this.spelling))
  private readonly stems = new Set<string>()
  private longest = 1

  constructor(entries: Iterable<Entry<T>>) {
    const words = new Set<string>()
    for (const entry of entries) {
      for (const path of pathsOf(entry)) {
        this.file(path)
        for (const word of path.words) words.add(word.singular)
      }
    }
    this.spelling = new Spelling(words)
  }

  private file(path: Path<T>): void {
    let node = this.root
    for (const { stem } of path.words) {
      const next = node.next.get(stem) ?? { next: new Map(), ends: [] }
      node.next.set(stem, next)
      node = next
      this.stems.add(stem)
    }
    node.ends.push(path)
    const key = stem(path.words.map(word => word.text).join(''))
    this.heads.add(key.slice(0, headLength))
    const same = this.joined.get(key)
    if (same === undefined) this.joined.set(key, [path])
    else same.push(path)
    this.longest = Math.max(this.longest, path.words.length)
  }

  /** All matches of all entries, longest first, then best first. */
  find(tokens: readonly Token[]): Match<T>[] {
    const readings = tokens.map(token => this.readingsOf(token))
    const capitals = tokens.every(token => token.raw === token.raw.toUpperCase())
    const matches = tokens.flatMap((_, start) => [
      ...this.walk(readings, start),
      ...this.joinedFrom(tokens, start),
    ])
    return bestOfEach(matches)
      .filter(match => !isLittleWord(match, tokens, capitals))
      .sort((a, b) => b.end - b.start - (a.end - a.start) || b.score - a.score || a.start - b.start)
  }

  /** The token itself and, unless we or everybody know it as a word, the words it may be a misspelling of. */
  private readingsOf(token: Token): Reading[] {
    if (!isPhrasePart(token)) return []
    const forms = formsOf(token.text)
    const itself: Reading = { token, forms }
    if (token.kind !== 'word' || this.knows(token.text)) return [itself]
    const corrections = this.corrections(token.text)
    return [
      itself,
      ...corrections.map(correction => ({ token, forms: formsOf(correction.word), correction })),
    ]
  }

  /** Whether it is a word of a phrase. */
  holds(word: string): boolean {
    const root = formsOf(word).stem
    return this.stems.has(root) || this.joined.has(root)
  }

  /** Whether it is a word of a phrase, or one that everybody knows. */
  knows(word: string): boolean {
    return this.holds(word) || isCommonWord(word)
  }

  /** Words of its phrases that may have been meant. */
  candidates(typed: string, distance: 1 | 2): ReadonlySet<string> {
    return this.spelling.candidates(typed, distance)
  }

  private walk(readings: readonly Reading[][], start: number): Match<T>[] {
    const matches: Match<T>[] = []
    let steps: Step<T>[] = [{ node: this.root, readings: [], skipped: 0 }]
    for (let at = start; steps.length > 0; at += 1) {
      const here = readings[at] ?? []
      const taken = steps.flatMap(step =>
        here.flatMap((reading): Step<T>[] => {
          const node = step.node.next.get(reading.forms.stem)
          return node === undefined ? [] : [{ ...step, node, readings: [...step.readings, reading] }]
        }),
      )
      for (const step of taken) {
        for (const path of step.node.ends) matches.push(matchOf(path, start, step.readings, step.skipped))
      }
      const isArticle = at > start && articles.has(here[0]?.token.text ?? '')
      steps = isArticle ? [...taken, ...steps.map(step => ({ ...step, skipped: step.skipped + 1 }))] : taken
    }
    return matches.filter(match => match.score > 0)
  }

  /** "air bnb" for airbnb, "checkin" for check-in: as many letters in another number of words. */
  private joinedFrom(tokens: readonly Token[], start: number): Match<T>[] {
    const matches: Match<T>[] = []
    let letters = ''
    for (let end = start + 1; end <= Math.min(tokens.length, start + this.longest + 1); end += 1) {
      const last = tokens[end - 1]
      if (last === undefined || !isPhrasePart(last)) break
      letters += last.text
      // Endings that a stem loses are shorter than that.
      if (letters.length >= 2 * headLength && !this.heads.has(letters.slice(0, headLength))) break
      for (const path of this.joined.get(stem(letters)) ?? []) {
        // "In completed orders" are no incomplete ones; "in-active" is one word.
        const isPlace = tokens[start]?.text === 'in' && tokens[start + 1]?.glue === undefined
        // "Buy, invest or list": no investor.
        const isJoint = last.text === 'or' && last.glue === undefined
        if (path.words.length === end - start || ((isPlace || isJoint) && path.words.length === 1)) continue
        const { payload, phrase } = path.entry
        matches.push({ start, end, payload, phrase, score: path.worth * worth.joined, corrected: [] })
      }
    }
    return matches
  }
}

const wordsBefore = new WeakMap<Entry<unknown>, readonly Forms[]>()

/** Reading a phrase is most of the work of an index: an entry that stands in several is read once. */
export function wordsOfEntry(entry: Entry<unknown>): readonly Forms[] {
  const words = wordsBefore.get(entry) ?? wordsOfPhrase(entry.phrase)
  wordsBefore.set(entry, words)
  return words
}

/** The phrase as it is, and without its article or "and". */
function pathsOf<T>(entry: Entry<T>): Path<T>[] {
  const words = wordsOfEntry(entry)
  const bare = words.filter((word, i) => word.text !== 'and' && !(i === 0 && articles.has(word.text)))
  return [
    { entry, words, worth: 1 },
    { entry, words: bare, worth: worth.withoutArticle },
  ].filter((path, i) => path.words.length > 0 && (i === 0 || path.words.length < words.length))
}

function matchOf<T>(path: Path<T>, start: number, readings: readonly Reading[], skipped: number): Match<T> {
  const score = readings.reduce((product, reading, i) => product * scoreOf(reading, path, i), path.worth)
  const corrected = readings.flatMap(({ token, correction }) =>
    correction === undefined ? [] : [{ typed: token.raw, meant: correction.word }],
  )
  const { payload, phrase } = path.entry
  return { start, end: start + readings.length + skipped, payload, phrase, score, corrected }
}

function scoreOf<T>({ token, forms, correction }: Reading, path: Path<T>, i: number): number {
  const meant = path.words[i]
  if (correction !== undefined) {
    // "crad" alone could be anything; in "gift crad" it is a card.
    if (correction.needsCompany && path.words.length === 1) return 0
    return worth.typo * (1 - correction.distance / Math.max(correction.word.length, token.text.length))
  }
  if (forms.text === meant?.text) return 1
  return forms.singular === meant?.singular ? worth.plural : worth.verbForm
}

/** "show me" does not name Maine. In a question all in capitals nothing tells them apart, so it is a word there. */
function isLittleWord<T>(match: Match<T>, tokens: readonly Token[], capitals: boolean): boolean {
  const token = tokens[match.start]
  if (token === undefined || match.end - match.start > 1 || !codesLikeWords.has(token.text)) return false
  // Only a code is written in capitals: a vocabulary that names the little word itself means it.
  if (match.phrase !== match.phrase.toUpperCase()) return false
  // What was put in plain words still bears what was typed: "2026" is no capital.
  return capitals || token.raw !== token.text.toUpperCase()
}

function bestOfEach<T>(matches: readonly Match<T>[]): Match<T>[] {
  const best = new Map<string, Map<T, Match<T>>>()
  for (const match of matches) {
    const key = `${match.start}-${match.end}-${match.phrase}`
    const byPayload = best.get(key) ?? new Map<T, Match<T>>()
    const known = byPayload.get(match.payload)
    if (known === undefined || known.score < match.score) byPayload.set(match.payload, match)
    best.set(key, byPayload)
  }
  return [...best.values()].flatMap(byPayload => Array.from(byPayload.values()))
}
