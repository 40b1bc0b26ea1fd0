// The words in the names of tables and columns.
import { grammarWords, softWords } from '#engine/parse/grammar.ts'
import { singular } from '#engine/text/stem.ts'

/** Says what kind of object it is, not what it holds. */
const technical = new Set(['tbl', 'table', 'dim', 'fact', 'fct', 'stg', 'app', 'data', 'ref', 'lkp'])

export const wordsIn = (name: string): string[] => name.split('_').filter(word => word !== '')

/** The words of each table without what all of them begin with: gym_members, gym_classes. */
export function tableWords(tables: readonly string[]): Map<string, readonly string[]> {
  const bare = tables.map(table => dropped(wordsIn(table), word => technical.has(word)))
  const [first] = bare
  const shared = first?.[0]
  const isShared = bare.length > 1 && bare.every(words => words.length > 1 && words[0] === shared)
  return new Map(tables.map((table, at) => [table, (bare[at] ?? []).slice(isShared ? 1 : 0)]))
}

function dropped(words: readonly string[], isIdle: (word: string) => boolean): readonly string[] {
  const [first, ...rest] = words
  return first !== undefined && rest.length > 0 && isIdle(first) ? dropped(rest, isIdle) : words
}

const ownSingulars: Readonly<Record<string, string>> = { movies: 'movie', cookies: 'cookie', ties: 'tie' }

/** "class bookings" → "class booking". */
export function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), ownSingulars[last] ?? singular(last)].join(' ')
}

const ownPlurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
}

export function manyOf(one: string): string {
  const [before, last] = [one.slice(0, one.lastIndexOf(' ') + 1), one.slice(one.lastIndexOf(' ') + 1)]
  const own = ownPlurals[last]
  if (own !== undefined) return before + own
  if (/[^aeiou]y$/.test(last)) return `${before}${last.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(last)) return last === 'species' || last === 'series' ? one : `${one}es`
  return `${one}s`
}

const taken: ReadonlySet<string> = new Set<string>([...Object.values(grammarWords).flat(), ...softWords])

/** A column called "total" must not take the word away from "total fee". */
export const isFree = (phrase: string): boolean =>
  !taken.has(phrase) && !/^(date|day|time|month|year|week)$/.test(phrase)
