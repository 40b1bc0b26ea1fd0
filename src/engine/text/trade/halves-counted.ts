// "Average baths, halves as .5", "at least 3 baths, half baths included": how baths are counted, and no baths beside them.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const half =
  '(?:the )?(?:halves|halfs|half (?:baths?|bathrooms?|ones?)|partial (?:baths?|ones?)|partials|half)'
const value = '(?:\\.5|0\\.5|½|a half|half|one half|1 2)(?: (?:each|a bath|of one|apiece))?'
const counted = '(?:counted|counting|incl[a-z]*|treated|taken|weighed|valued|as|at|=)'
const manner = [
  `${half} (?:(?:are|is) )?(?:${counted} )?(?:as |at |for |= )?${value}`,
  `${half} (?:incl[a-z]*|counted|too|as well)`,
  `(?:incl[a-z]*|counting|with) ${half}(?: (?:as|at) ${value})?(?<! half)`,
].join('|')

const toldHow: Rewriting = {
  said: new RegExp(
    `(?: ,| \\()? ?\\b(?:${manner})(?: \\))?(?= [,.?!:)]|$| (?:for|in|of|by|per|across|on|among|at|and) )`,
  ),
  meant: () => '',
}

/** "3 baths" counts the full ones, where nothing else is said. */
const isLimit = /(?:\d|\+|more|less|fewer|least|most|two|three|four|five|six) (?:baths?|bathrooms?|ba)\b/
const limited: Rewriting = {
  said: /(?<!\b(?:half|full|partial) )\b(?<rooms>baths?|bathrooms?|ba)\b(?! counting)/,
  meant: ({ groups }) => `${groups?.['rooms'] ?? ''} counting half baths`,
}

/** "No half bath, 3 or more full": baths as well. */
const fullOnes: Rewriting = {
  said: /(?<=\b(?:half|partial) (?:baths?|bathrooms?)\b.*(?:\d|\+|more|least \S+|two|three|four) )full(?= [,.?!:]|$| and | on | for )/,
  meant: () => 'full baths',
}

/** "2 full baths and a half bath", "2 full and half bath": as many of each, and no column to be shown. */
const oneHalf: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:\d|one|two|three|four|five|six) full (?:baths?|bathrooms?)(?: ,)? (?:and|,|&|\+|plus|with) )(?:an? )?half(?= (?:bath|bathroom)\b)/,
    meant: () => 'one half',
  },
  {
    said: /(?<=\b(?:\d|one|two|three|four|five|six) )full (?:and|&|\+|plus) (?:an? )?half(?= (?:bath|bathroom)\b)/,
    meant: () => 'full baths and one half',
  },
]

/** "Two full and one half bath": baths of both kinds. */
const ofBothKinds: Rewriting = {
  said: /(?<=\b(?:\d|one|two|three|four|five|six) )full(?= (?:and|,|&|\+|plus) (?:\d|an?|one|two|three) (?:half|partial) (?:baths?|bathrooms?)\b)/,
  meant: () => 'full baths',
}

export const halvesCounted = wherever(
  /^(halves|halfs|half|partials?)$/,
  (tokens: readonly Token[]): readonly Token[] => {
    const hasBare = tokens.some(
      ({ text }, at) =>
        /^(baths?|bathrooms?|ba)$/.test(text) && !/^(half|full|partial)$/.test(tokens[at - 1]?.text ?? ''),
    )
    if (!hasBare) return rewritten(tokens, [...oneHalf, ofBothKinds, fullOnes])
    const plain = rewritten(tokens, [toldHow])
    const isTold = plain.length < tokens.length
    return isTold && isLimit.test(plain.map(({ text }) => text).join(' '))
      ? rewritten(plain, [limited])
      : plain
  },
)
