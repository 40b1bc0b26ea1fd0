// "Across all Village subdivisions" are those with that word in their names, taken together; "by Village community" is one by one.
import { wherever, type Rewriting } from './rewritten.ts'

const places = '(?:subdivisions?|communit(?:y|ies)|neighbou?rhoods?|areas?|developments?|subs)'
const all = '(?:all )?(?:of )?(?:the |our )?(?:three |3 )?'

const rules: readonly Rewriting[] = [
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

export const villagePlaces = wherever(
  [/^village$/, /^(subdivision|communit|neighbou?rhood|area|development|subs$)/],
  rules,
)
