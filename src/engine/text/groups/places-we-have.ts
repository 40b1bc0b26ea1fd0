// "The states we have cabins in", "in which areas is there a home with six bedrooms": where there are any, and not which ones.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const places = '(?:states|cities|towns|areas|neighborhoods|communities|subdivisions|categories)'
const anyPlaces = `(?:${places}|brands|kinds|types|state|city|town|area|neighbou?rhoods?|community|subdivision|category|brand)`
const having = '(?:have|own|offer|got|list|rent out|manage|run)'

/** "In which area is there a home with six bedrooms": there may be several. */
const inPlural = (place: string): string =>
  place.endsWith('s') ? place : place.endsWith('y') ? `${place.slice(0, -1)}ies` : `${place}s`

/** "In which areas can I get a 4 bedroom": of homes those that can be bought. */
const isToBuy = (said: string, place: string): boolean =>
  / (?:find|get|see) /.test(said) && /^(?:area|neighbou?rhood|communit|subdivision)/.test(place)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<places>${places}) (?:that |which )?(?:we|you) ${having} (?<what>[a-z]+(?: [a-z]+){0,3}) in(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => `${groups?.['places'] ?? ''} where we have ${groups?.['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:in )?(?:which|what) (?:of (?:the|our) )?(?<places>${anyPlaces}) (?:is there|is there still|do we(?: still| currently)? have|have we got|do you have|(?:can|could|would|will|do) (?:i|we|you|she|he|they|one) (?:still )?(?:find|get|see)) (?:an?|at least (?:one|an?)|even (?:one|an?)|any) (?=[a-z\\d])(?!(?:lot|list|chance|way|difference)\\b)`,
    ),
    meant: ({ groups, 0: said }) =>
      `which ${inPlural(groups?.['places'] ?? '')} have ${isToBuy(said, groups?.['places'] ?? '') ? 'for sale' : 'a'} `,
  },
]

export const placesWeHave = wherever([/^(we|you|there|find|get|see)$/, /^(in|which|what)$/], rules)
