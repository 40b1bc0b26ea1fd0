// "For every kind of place we rent", "ADR for cabins, lofts, chalets, all the types", "each kind of place, you know the cabins the lofts all of
// them": kinds of homes, and what a visitor wants to rent is another matter.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const kind =
  '(?:(?:mountain |ski |city |desert |country |beach |lake |tiny )?(?:cabins?|lofts?|chalets?|villas?|cottages?|houses|homes)|beach|lake)'
const joint = '(?: ,| and| , and)?'
const all =
  '(?:all (?:of )?(?:the |our )?(?:types|kinds|sorts|of them|property types|home types)|all of them|every (?:type|kind)|(?:and )?(?:so on|etc(?: \\.)?|all the rest|the rest))'
const several = `(?:the )?${kind}(?:${joint} (?:the )?${kind}){1,6}`

const homes = '(?:places|homes|houses|properties|listings|rentals)'
const had =
  '(?: (?:(?:that )?(?:we|you|i) (?:have|own|manage|rent|offer|list)|(?:do|did) (?:we|you|i) (?:have|own|manage|rent|offer|list)))'

const rules: readonly Rewriting[] = [
  // "What kinds of homes are there, and how many of each": the kinds as groups, and not their number.
  {
    said: new RegExp(
      `\\b(?<asks>what|which) (?:different )?(?:kind|type|sort)s of ${homes}(?= .*\\b(?:how many|the number|the count|a count)(?: (?:of|in|for))?(?: (?:each|every)(?: one| kind| type| sort)?)?(?: (?:do|did) we have| are there)?(?: [.?!]|$))`,
    ),
    meant: ({ groups }) => `${groups?.['asks'] ?? ''} property types`,
  },
  {
    said: new RegExp(`(?<=\\b${homes}${had}?(?: ,)? )(?:by|per) (?:kind|sort)(?= [,.?!:;(-]|$)`),
    meant: () => 'by property type',
  },
  {
    said: /\b(?<each>each|every|per|by|for each|which|what) (?:kind|type|sort)s? of (?:place|home|house|property|listing|rental)s?(?: (?:that )?(?:we|you) (?:rent(?: out)?|have|own|manage|offer|list))?(?! (?:the )?(?:most|least|best|more|often))(?= ?[,.?!:]| [a-z]|$)/,
    meant: ({ groups = {}, 0: said }) =>
      / (?:rent|rent out|own|manage|offer|list)$/.test(said) ? `${groups['each'] ?? ''} property type` : said,
  },
  {
    said: new RegExp(
      `(?:(?: [,(-])+| ,)?(?: you know| like| meaning| so)?(?: ,)? ${several}${joint} ${all}(?: \\))?(?= ?[.?!,]|$)`,
    ),
    meant: ({ 0: said, index }, question) =>
      /\b(?:each|every|per|by|which|what) (?:(?:kind|type|sort)s? of (?:place|home|house|property)|property type|type of (?:home|place))/.test(
        question.slice(0, index),
      )
        ? ''
        : said,
  },
  {
    said: new RegExp(
      `\\b(?:for|of|by|across) ${several}${joint} ${all}(?: ,)?(?= ?[.?!]| (?:this|last|in|for|since)\\b|$)`,
    ),
    meant: () => 'by property type ',
  },
]

export const kindsOfPlace = wherever(
  [
    /^(places?|homes?|houses?|listings|rentals|properties|cabins?|lofts?|chalets?|villas?|cottages?|property|rental)$/,
    /^(all|every|each|kinds?|types?|sorts?|etc)$/,
  ],
  rules,
)
