// "Across all Village subdivisions" are those with that word in their names, taken together; "by Village community" is one by one.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const places = '(?:subdivisions?|communit(?:y|ies)|neighbou?rhoods?|areas?|developments?|subs)'
const all = '(?:all )?(?:of )?(?:the |our )?(?:three |3 )?'

const rules: readonly Rewriting[] = [
  // "Any subdivision with Village in the name".
  {
    said: new RegExp(
      `(?<!\\b(?:which|what|by|per|each|every) )\\b(?:(?:in|across|for|of) )?(?:any |all |all the |the )?${places} (?:with|that have|which have|having) (?:the word )?villages? in (?:the|their|its) names?\\b`,
    ),
    meant: () => 'in the villages',
  },
  {
    said: new RegExp(`\\b(?<each>which|what|by|per|each|every)(?: one)? (?:of )?${all}village ${places}`),
    meant: ({ groups = {} }) => `${groups['each'] ?? ''} subdivision in the villages`,
  },
  {
    said: new RegExp(`\\b(?:in|across|within|throughout|over) ${all}village ${places}`),
    meant: () => 'in the villages',
  },
  {
    said: new RegExp(`(?<=[,:] )all (?:of )?(?:the )?(?:three |3 )?village ${places}`),
    meant: () => 'in the villages',
  },
]

/** "Split into villages and non-villages": two sides. */
const sides: Rewriting = {
  said: /\bvillages? (?:and|or|vs|versus|against) (?:the )?(?:non|not)(?: the)? villages?\b/,
  meant: () => 'villages vs everywhere else',
}

/** "In each village": of the three that are called so. "Which village" asks for any area. */
const eachOne: Rewriting = {
  said: new RegExp(`\\b(?<each>each|every)(?: one)? (?:of ${all})?villages?(?! ${places})\\b`),
  meant: ({ groups = {} }) => `${groups['each'] ?? ''} subdivision in the villages`,
}

/** "Rank the villages by number of sales this year": each of the three. */
const ranked: Rewriting = {
  said: new RegExp(
    `^(?:please )?(?:rank|sort|order) ${all}villages by (?:the |their )?(?<what>[^,.?!:]+?)(?: (?:high to low|highest first|descending))?(?= [.?!]|$)`,
  ),
  meant: ({ groups = {} }) => `${groups['what'] ?? ''} by subdivision in the villages , highest first`,
}

export const villagePlaces: readonly Rewording[] = [
  wherever([/^villages$/, /^(rank|sort|order)$/], [ranked]),
  wherever([/^villages?$/, /^(each|every)$/], [eachOne]),
  wherever([/^village$/, /^(subdivision|communit|neighbou?rhood|area|development|subs$)/], rules),
  wherever([/^villages?$/, /^(non|not)$/], [sides]),
]
