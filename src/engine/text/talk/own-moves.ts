// "My buyers just sold their condo and now they want four bedrooms": what became of their own home is no sale that is asked about.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?<who>(?:my |our |the |a |an |some |this |these )?(?:young |nice |retired |older )?(?:buyers?|clients?|couple|family|guy|lady|customers?|friends?|neighbou?rs?|people|folks|sellers?|investors?|parents|sister|brother|boss|i|we|they|he|she))'
const did =
  '(?:who |that )?(?:have |has |had )?(?:just |recently |finally |already )?(?:sold|closed on|listed|got rid of|unloaded|bought|gave up|lost|left)'
const own =
  '(?:their|his|her|our|my)(?: own)?(?: old| current| first| previous| last| big| little| small)?(?: [a-z]+)? (?:condo|condominium|house|home|place|townhouse|townhome|apartment|flat|property|cottage|duplex)'
const when =
  '(?: (?:last (?:week|month|year|fall|spring|summer|winter)|yesterday|this (?:week|month|morning)|recently|in [a-z]+|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?'
const next =
  '(?: ,)?(?: and| so| but)?(?: so| then)?(?: now)?(?: they| he| she| we| i)?(?: now)? (?<verb>want|wants|need|needs|would like|are looking|is looking|am looking|looking|are after|is after|are hunting|is hunting)\\b'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${who} ${did} ${own}${when}${next}`),
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} ${groups['verb'] ?? ''}`,
  },
]

export const ownMoves = wherever(
  [/^(their|his|her|our|my)$/, /^(sold|closed|listed|rid|unloaded|bought|gave|lost|left)$/],
  rules,
)
