// "Areas whose median ask is above the median ask of all homes": the overall one of the same number, which has no words of its own here.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const side =
  '(?<side>above|over|below|under|(?:higher|lower|more|less|greater|bigger|smaller|longer|shorter) than|exceeds?|exceeding)'
const number = '(?<number>(?:[a-z]+ ){0,3}?[a-z]+)'
const tie =
  '(?:whose|where(?: the| their| its)?|in which the|with(?: an?| the)?|having a|have an?|had an?|has an?)'
const all =
  '(?:(?:of|for|across|over|among) (?:all|all the|all of the|the whole|everything)(?: (?:the |our )?[a-z]+)?|overall|of (?:the )?(?:whole )?market|altogether)'
const ends = '(?= [,.?!:;]|$| (?:and|show|in|this|last|over|during|since|by)\\b)'

/** Some of the things are the whole only where no others are compared: "median ask of actives", "of all actives". */
const ofAll: Rewriting = {
  said: new RegExp(
    `(?<=\\b${tie} median ${number}(?<some> (?:of|for) (?:the |all )?(?<scope>[a-z]+))? (?:(?:is|are|was|were|lies|sits) )?)${side} (?:the |our )?(?:(?:overall|general|market|total|whole) )?median(?: \\k<number>)?(?<whole> ${all})?${ends}`,
  ),
  meant: ({ groups = {}, 0: said }) => {
    const { scope, whole = '' } = groups
    const isSame =
      scope === undefined ||
      new RegExp(`^ overall|\\b${scope}\\b|of (?:the )?(?:whole )?market|everything`).test(whole)
    return isSame || whole === '' ? `${groups['side'] ?? ''} the overall` : said
  },
}

export const againstMedian = wherever(
  [/^median$/, /^(above|over|below|under|than|exceeds?|exceeding)$/],
  [ofAll],
)
