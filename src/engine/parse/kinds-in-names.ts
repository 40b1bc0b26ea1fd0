// What the names of things tell about their kind: "Aurora Wireless Earbuds" are earbuds, "Lumen & Oak Brass Table Lamp" is a lamp.
import { questionWords } from '#engine/lookup/question-words.ts'
import { singular } from '#engine/text/stem.ts'
import { wordSet } from '#engine/text/word-list.ts'

/** Several of a kind are sold as one: a mug set is mugs. */
const containers = wordSet('set kit pack trio collection')

/** Phrases for kinds of things, from names that open with the name of a maker; in no name do they mean anything else. */
export function kindsIn(
  names: readonly string[],
  makers: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  const made = madeBy(names, makers)
  const kinds = new Set(
    made.flatMap(words => {
      const heads = containers.has(words.at(-1) ?? '') ? [words.slice(0, -1), words] : [words]
      return heads.flatMap(head => [head.slice(-1), head.slice(-2)]).map(head => head.join(' '))
    }),
  )
  return [...kinds]
    .map(kind => kind.replace(/\S+$/, singular))
    .filter(
      kind =>
        kind.length > 2 &&
        (kind.includes(' ') || !(isKnown(kind) || questionWords.has(kind) || containers.has(kind))),
    )
    .filter(kind => names.every(name => isOnlyHead(kind, name.toLowerCase())))
}

/** "Mat" is also a part of "automatic", and a bike helmet is no bike: a search would find too much. */
function isOnlyHead(kind: string, name: string): boolean {
  for (let at = name.indexOf(kind); at >= 0; at = name.indexOf(kind, at + 1)) {
    const [before, behind] = [name.slice(0, at), name.slice(at + kind.length).replace(/^e?s(?![a-z])/, '')]
    const last = behind.split(/[\s-]+/).filter(word => word !== '')
    const closes =
      last.length === 0 || (containers.has(last.at(-1) ?? '') && last.length < 3 && /^\s/.test(behind))
    if (/[a-z]$/.test(before) || !closes) return false
  }
  return true
}

/** What is said of one or two things may be said of others that do not tell it by their names. */
const fewestNames = 3
const noWhat = wordSet('the and for with from over under down into inch two three')

/** "Cedar Dog House", "Salmon Dog Treats": what several things are for or of, by their names. */
export function usesIn(
  names: readonly string[],
  makers: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  const words = madeBy(names, makers).flatMap(name => [...new Set(name.slice(0, -1))])
  const often = [...Map.groupBy(words, word => word)].flatMap(([word, all]) =>
    all.length >= fewestNames ? [word] : [],
  )
  return often.filter(
    word =>
      word.length > 2 &&
      !noWhat.has(word) &&
      !containers.has(word) &&
      !isKnown(word) &&
      ![...makers, ...names].some(name => isInside(word, name.toLowerCase())) &&
      !makers.some(maker => maker.toLowerCase().includes(word)),
  )
}

/** "Dog" is also a part of "dogwood": a search would find too much. */
const isInside = (word: string, name: string): boolean =>
  name.split(/[^a-z]+/).some(one => one.includes(word) && one !== word && one !== `${word}s`)

/** The words behind the name of the maker. */
const madeBy = (names: readonly string[], makers: readonly string[]): string[][] =>
  names.flatMap(name => {
    const maker = makers.find(one => name.startsWith(`${one} `))
    return maker === undefined
      ? []
      : [
          name
            .slice(maker.length + 1)
            .toLowerCase()
            .split(/[\s-]+/),
        ]
  })
