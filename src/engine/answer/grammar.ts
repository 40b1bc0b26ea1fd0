// The few rules of English that putting words together needs: lists, articles, one and many.
import { pluralWord } from '#engine/text/one-and-many.ts'

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1)
  if (last === undefined) return ''
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}

/** The first few by name and how many are left: "A, B, C and 4 more". */
export function named(names: readonly string[], shown: number): string {
  if (names.length <= shown + 1) return joined(names)
  return joined([...names.slice(0, shown), `${(names.length - shown).toLocaleString('en-US')} more`])
}

/** Spaces between the parts that are there. */
export const spaced = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

const soundsLikeConsonant = /^(?:uni|use|usa|one\b|eu)/i
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) && !soundsLikeConsonant.test(noun) ? 'an' : 'a'} ${noun}`

/** What a phrase is about comes before its first preposition: the days of "days on market". */
const headEnd = (phrase: string): number => {
  const at = phrase.search(/ (?:of|on|per|in|to|from|for|with|without|sold|built)\b/)
  return at < 0 ? phrase.length : at
}

export const isPlural = (phrase: string): boolean => /[^sui]s$/.test(phrase.slice(0, headEnd(phrase)))

export function plural(phrase: string): string {
  if (isPlural(phrase)) return phrase
  const end = headEnd(phrase)
  return pluralWord(phrase.slice(0, end)) + phrase.slice(end)
}

export function singular(phrase: string): string {
  if (!isPlural(phrase)) return phrase
  const end = headEnd(phrase)
  return singularWord(phrase.slice(0, end)) + phrase.slice(end)
}

function singularWord(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, '')
}
