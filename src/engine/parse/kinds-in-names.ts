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
  const made = names.flatMap(name => {
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
