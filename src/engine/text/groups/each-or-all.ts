// "…, each on its own line", "…, all of them together", "…, no breakdown needed": behind a question, whether it is answered one by one or
// in one number. A bare "total" there would be another sum, beside the number that was asked for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const begins = '(?<=[,.;:?!(-] )(?:(?:please|and|but|so) )*'
const ends = '(?= [,.;:?!)]|$| (?:please|pls|thanks|thx)\\b)'
const them = '(?:them|those|these|it|this|that)(?: all)?'
const apart =
  '(?:separately|separate|individually|apart|one by one|one at a time|by itself|by themselves|on (?:its|their) own)'
const entry = '(?:rows?|lines?|numbers?|figures?)'
const lumped =
  '(?:not (?:all )?(?:lumped|added|put|mixed|thrown) (?:together|up)|do not (?:add|lump) (?:them|it)(?: all)? (?:up|together))'

const oneByOne: Rewriting = {
  said: new RegExp(
    `${begins}(?:${[
      `(?:all )?${apart}(?: for each(?: one| of them)?)?`,
      `each(?: one| of them)? (?:${apart}(?: ${entry})?|with its own ${entry})`,
      `every(?: single)? one(?: of them)? (?:${apart}|listed)`,
      `(?:an? )?(?:separate|own) ${entry} for (?:each|every)(?: one)?(?: of them)?`,
      `(?:show|list|give|keep|count|put|listed|broken out|split out)(?: me)?(?: ${them}| each(?: one| of them)?)? ${apart}`,
      `(?:an?|one) ${entry} for (?:each|every)(?: single)?(?: one)?`,
      '(?:broken|split|listed) (?:out|up)(?: one under the other| separately)?',
      lumped,
    ].join('|')})(?: , (?:and |but )?(?:${lumped}|not the (?:grand )?totals?))?${ends}`,
  ),
  // Where no group is named, it is each of the values that are.
  meant: (_, question) => (grouped.test(question) ? 'for each' : 'separately'),
}
/** "Revenue of Aspen and Napa each by month": a month each would leave the towns together. */
const eachByTime: Rewriting = {
  said: /\b(and [a-z' ]+?) (?:each|separately) ((?:by|per) (?:day|week|month|quarter|year))(?= ,| and |$)/,
  meant: ({ 1: named, 2: time }) => `${named} ${time} , each`,
}
const grouped =
  /\b(?:by|per|each|every|group|grouped|split|pivot|vs|versus|compare|compared|trends?|which|what)\b/

/** One number for all of it. */
const whole = [
  'all (?:of (?:them|it|those|that) )?(?:taken )?(?:together|combined|in one|as one)',
  '(?:taken|put|all) together',
  '(?:for )?the whole lot(?: as one number)?',
  '(?:just )?one single (?:number|figure)',
  '(?:just )?(?:one|a single) (?:number|figure|total) for (?:everything|all(?: of (?:it|them))?|the whole (?:lot|thing))',
].join('|')
/** Money as well, unless it is said of what is counted. */
const total =
  '(?:just |only )?(?:the |a |one |an? )?(?:grand |overall )?(?:total|total number|overall number)(?: only| (?:for|of) (?:everything|all(?: of (?:it|them))?))?'
const unsplit =
  '(?:no|without(?: any| a)?|not) (?:need (?:for|of) (?:an? )?)?(?:breakdowns?|split|splitting|split (?:up|out)|broken (?:down|out|up))(?: (?:needed|required|necessary|by anything))?|nothing (?:split|broken) (?:up|out|down)|do not (?:split|break) (?:it|them)(?: (?:up|out|down))?'
const counts = /(?:^|[,.:;] )(?:[a-z']+ ){0,6}?(?:how many|number of|# of|countifs?)\b|(?:^|[,.:;] )#/

const inOneNumber: readonly Rewriting[] = [
  { said: new RegExp(`(?: ,)? (?:${unsplit})${ends}`), meant: () => '' },
  { said: new RegExp(`${begins}(?:${whole})${ends}`), meant: () => 'in total' },
  {
    said: new RegExp(`${begins}${total}${ends}`),
    meant: ({ 0: said }, question) => (counts.test(question) ? 'in total' : said),
  },
]

export const eachOrAll: readonly Rewording[] = [
  wherever(
    /^(separately|individually|apart|one|itself|themselves|own|listed|separate|broken|split|lumped|added|add|lump|put|mixed|thrown|every|each|single)$/,
    [eachByTime, oneByOne],
  ),
  wherever(
    /^(breakdowns?|split|splitting|broken|break|together|combined|one|lot|total|overall|single)$/,
    inOneNumber,
  ),
]
