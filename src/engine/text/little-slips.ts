// Two neighboring letters change places in a hurry. In the little words that hold a sentence together only this one slip is put
// right: every one of them has too many neighbors for more.
import { isCommonWord } from '#engine/lookup/common-words.ts'
import { wordSet } from './word-list.ts'

const little = wordSet(`
  since with without from than then that this those these them their there they where when which while what whose about above
  below under over between before after until during within through each every most more many much less least best worst last next
  past have show list give tell find only just also both like ever never sort order rank count first second third week weeks
  month months year years today right total average number highest lowest biggest smallest cheapest largest oldest newest name names
`)

/** Words that such a slip of another word would make. */
const others = wordSet('form veer bets pats mots')

export const littleSlips: ReadonlyMap<string, string> = new Map(
  [...little].flatMap(word =>
    Array.from({ length: word.length - 1 }, (_, at): [string, string] => [
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      word,
    ]).filter(
      ([typed]) => typed !== word && !little.has(typed) && !others.has(typed) && !isCommonWord(typed),
    ),
  ),
)
