// Two neighboring letters change places in a hurry, or one is lost. In the little words that hold a sentence together only these slips are
// put right: every one of them has too many neighbors for more.
import { isCommonWord } from '#engine/lookup/common-words.ts'
import { wordSet } from './word-list.ts'

const little = wordSet(`
  since with without from than then that this those these them their there they where when which while what whose about above
  below under over between before after until during within through each every most more many much less least best worst last next
  past have show list give tell find only just also both like ever never sort order rank count first second third week weeks
  month months year years today right total average number highest lowest biggest smallest cheapest largest oldest newest name names
`)

/** Words that such a slip of another word would make. */
const others = wordSet(`
  form veer bets pats mots may wat lest lat las les mot net pas pat fin fid lit lis tel ran rak eve als los mor tis tem yea wee fist sine tose
  moths thy tat tan cont cout sot sor nae eer oer hae tere ater lke wen moe mos whos jut yet thou sho
`)

const isFree = (typed: string) => !little.has(typed) && !others.has(typed) && !isCommonWord(typed)

const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )

/** A letter lost on the way, and never the first: "wih", "yer", "hve". */
const lessOne = (word: string): string[] =>
  word.length < 4
    ? []
    : Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))

const slipsBy = (slips: (word: string) => string[]): ReadonlyMap<string, string> => {
  const meant = Map.groupBy(
    [...little].flatMap(word => [...new Set(slips(word))].map(typed => ({ typed, word }))),
    ({ typed }) => typed,
  )
  return new Map(
    [...meant].flatMap(([typed, [first, ...more]]) =>
      first === undefined || more.length > 0 || !isFree(typed) ? [] : [[typed, first.word]],
    ),
  )
}

export const littleSlips: ReadonlyMap<string, string> = new Map([...slipsBy(lessOne), ...slipsBy(swapped)])
