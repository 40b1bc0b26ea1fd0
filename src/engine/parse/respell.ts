// The mistyped words of a question, put right by what a question of this business can be made of.
import type { Model } from '#contract/model.ts'
import { commonWords, isCommonAsTyped, isCommonWord } from '#engine/lookup/common-words.ts'
import { frequentWords, questionWords } from '#engine/lookup/question-words.ts'
import { withLettersOnce } from '#engine/lookup/doubled-letters.ts'
import { meantBy } from '#engine/lookup/respelling.ts'
import { Spelling } from '#engine/lookup/spelling.ts'
import type { Company } from '#engine/lookup/word-company.ts'
import { singular } from '#engine/text/stem.ts'
import { littleSlips } from '#engine/text/little-slips.ts'
import { shorthand, slips } from '#engine/text/shorthand.ts'
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { units } from '#engine/time/time-words.ts'
import { makeCompanyRespelling } from './respell-in-company.ts'
import { wordsOf, type Vocabulary } from './vocabulary.ts'

const language = new Spelling([...questionWords, ...commonWords], true)

const rarity = (word: string): number => (frequentWords.has(word) ? 0 : questionWords.has(word) ? 0.25 : 0.4)

export interface Respelling {
  tokens: (tokens: readonly Token[]) => Token[]
  /** The question as it was meant to be typed: what is read by its first or last words, or by a phrase, is read with none amiss. */
  question: (question: string) => string
}

export function makeRespelling(model: Model, vocabulary: Vocabulary, company?: Company): Respelling {
  const own = wordsOf(model)
  const layers = [
    { spelling: language, penalty: rarity },
    { spelling: new Spelling(own, true), penalty: () => 0 },
    { spelling: vocabulary, penalty: () => 0.3 },
  ]
  const short = new Set(Object.keys(model.shorthand ?? {}))
  const isKnown = (word: string) =>
    questionWords.has(word) ||
    own.has(word) ||
    short.has(word) ||
    shorthand.has(word) ||
    units.has(word) ||
    vocabulary.knows(word) ||
    isDerived(word, part => questionWords.has(part) || isCommonWord(part) || vocabulary.knows(part))
  // "Incom", "includ": what "incoming" and "including" are filed under, and no word.
  const isStump = (word: string) =>
    !questionWords.has(word) &&
    !own.has(word) &&
    !commonWords.has(word) &&
    (questionWords.has(`${word}e`) || own.has(`${word}e`))
  const isWord = (word: string) => questionWords.has(word) || own.has(word)
  const isItself = (word: string) =>
    isWord(word) || isCommonAsTyped(word) || short.has(word) || shorthand.has(word) || units.has(word)
  // "Orderd", "listd": the nearest word would be the thing, and not what was done.
  const pastOf = (word: string): string | null => {
    const past = word.replace(/([^aeiou])d$/, '$1ed')
    return past !== word && isWord(past) ? past : null
  }
  const within = (word: string): readonly string[] => {
    const past = pastOf(word)
    if (past !== null) return [past]
    const doubled = withLettersOnce(word, isWord)
    if (doubled !== null && word.length > 4) return [doubled]
    // "Ordesr", "bransd": the nearest word would be a single order.
    const several = word.replace(/s([a-z])$/, '$1s')
    if (several !== word && (own.has(several) || own.has(singular(several)))) return [several]
    // "Menshun", "reservashuns": written as they are heard.
    const heard = word.replace(/sh[uo]n(s|ed|ing)?$/, 'tion$1')
    const one = heard !== word && isKnown(heard) ? heard : meantBy(word, layers)
    return one === null
      ? (apart(word, part => own.has(singular(part)) || questionWords.has(part)) ?? [word])
      : [one]
  }
  // People repeat themselves, and so do the readings that are tried.
  const known = new Map<string, readonly string[]>()
  const meant = (word: string): readonly string[] => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (word.length < 4) return [word]
    const isMeant = isKnown(word) && !isStump(word)
    const isFolded = isMeant && !isItself(word) && withLettersOnce(word, isWord) !== null
    const found = isMeant && !isFolded ? [word] : within(word)
    if (known.size > 5000) known.clear()
    known.set(word, found)
    return found
  }
  const respelled = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token, at) => {
      if (!mayBeMistyped(tokens, at)) return [token]
      const words = meant(token.text)
      return words.length === 1 && words[0] === token.text ? [token] : words.map(text => ({ ...token, text }))
    })
  const isAsked = (word: string) =>
    isWord(word) || short.has(word) || shorthand.has(word) || units.has(word) || vocabulary.holds(word)
  const inCompany =
    company === undefined
      ? (question: string) => question
      : makeCompanyRespelling({
          isKnown: word => isAsked(word) || slips.has(word) || isCommonAsTyped(word),
          isElsewhere: word => isCommonAsTyped(word) && !isAsked(word),
          isOwn: word => own.has(word) || own.has(singular(word)),
          byLetters: word => slips.get(word) ?? littleSlips.get(word) ?? meant(word).join(' '),
          company,
        })
  return { tokens: respelled, question: question => withSlipsMended(inCompany(question), meant, short) }
}

/** Read word by word as it was typed: once a phrase is put into other words, its letters are lost. */
function withSlipsMended(
  question: string,
  meant: (word: string) => readonly string[],
  short: ReadonlySet<string>,
): string {
  const isProse = /(?<!\p{L})\p{Ll}{3}/u.test(question)
  let isQuoted = false
  let before = ''
  return question.replace(/["“”]|[\p{L}\p{N}'’@._-]+/gu, (found, at: number) => {
    if (/["“”]/.test(found)) {
      isQuoted = !isQuoted
      return found
    }
    if (!/\p{L}/u.test(found)) return found
    const word = found.replace(/[.'’-]+$/, '')
    const isSearched = searched.test(before)
    before = word.toLowerCase()
    if (isQuoted || isSearched || !/^[a-z]{3,}$/.test(before)) return found
    const opens = at === 0 || /[.?!\n]\s*$/.test(question.slice(Math.max(0, at - 3), at))
    if (isProse && !opens && /^\p{Lu}\p{Ll}/u.test(word)) return found
    const isCode =
      word === word.toUpperCase() || short.has(before) || (shorthand.has(before) && !slips.has(before))
    const words =
      (isCode ? undefined : (slips.get(before) ?? littleSlips.get(before))) ?? meant(before).join(' ')
    return words === before ? found : inCaseOf(word, words) + found.slice(word.length)
  })
}

/** Where all is written large, a small word would stand out, and "IN" beside it for a state. */
const inCaseOf = (typed: string, words: string): string =>
  /^\p{Lu}{2}/u.test(typed)
    ? words.toUpperCase()
    : /^\p{Lu}/u.test(typed)
      ? words.slice(0, 1).toUpperCase() + words.slice(1)
      : words

const addresses = wordSet('. @ _')
export const searched =
  /^(mention|mentions|mentioned|mentioning|contain|contains|containing|word|words|phrase)$/

/** Names, addresses and what a text is searched for are what they are. */
function mayBeMistyped(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.quoted === true || token.text.length < 4) return false
  if (!/^[a-z]+$/.test(token.text) || isName(tokens, at)) return false
  if (addresses.has(token.glue ?? ' ') || addresses.has(tokens[at + 1]?.glue ?? ' ')) return false
  return !searched.test(tokens[at - 1]?.text ?? '')
}

/** Written with a capital in the middle of a sentence that has others without. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !/^\p{Lu}\p{Ll}/u.test(token.raw)) return false
  const opens = at === 0 || tokens[at - 1]?.sentence !== token.sentence
  return !opens && tokens.some(({ kind, raw }) => kind === 'word' && /^\p{Ll}{3}/u.test(raw))
}

const endings = ['ly', 'er', 'ers', 'est', 'ness', 'ment', 'ments', 'ful', 'less', 'able', 'ish', 'al', 'ity']
const beginnings = [
  'un',
  'in',
  'im',
  'dis',
  're',
  'non',
  'over',
  'under',
  'pre',
  'sub',
  'multi',
  'anti',
  'co',
  'inter',
  'out',
  'mis',
]

/** "Viewer", "unsold", "reprice": made from a word by the rules of the language. */
function isDerived(word: string, knows: (part: string) => boolean): boolean {
  return (
    endings.some(ending => {
      if (!word.endsWith(ending)) return false
      const part = word.slice(0, -ending.length)
      return (
        // "Momment" is made of no mom, and "weely" of no wee.
        part.length > (/^(ments?|ly)$/.test(ending) ? 3 : 2) &&
        [part, `${part}e`, part.replace(/i$/, 'y'), part.replace(/(.)\1$/, '$1')].some(knows)
      )
    }) ||
    beginnings.some(
      beginning =>
        word.startsWith(beginning) &&
        word.length > beginning.length + 3 &&
        knows(word.slice(beginning.length)),
    )
  )
}

/** Little words that grow together with their neighbor when a space is missed. */
const fronts = wordSet(
  'how many much what which who by per for each every last this next past most least top more less than avg total number the with without from we right at',
)

/** "Lastmonth", "howmany", "bycity". */
function apart(word: string, isAsked: (word: string) => boolean): readonly [string, string] | null {
  for (let at = word.length - 3; at >= 2; at--) {
    const [front, rest] = [word.slice(0, at), word.slice(at)]
    if (fronts.has(front) && isAsked(rest)) return [front, rest]
  }
  return null
}
