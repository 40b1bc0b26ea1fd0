// "Put Heron Point next to Marsh Landing by active listings and average ask", "… for Heron Point and for Marsh Landing separately", "two areas,
// A and B: listings for sale in each, with the average asking price": two places, a row for each, with the same numbers.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const place =
  '(?:the )?[a-z]+(?: (?!(?:and|for|or|next|with|to|against|beside|alongside|by|up)\\b)[a-z]+){0,2}'
const homes =
  '(?:(?:active |pending |sold )?(?:listings|homes|houses|properties)(?: (?:for sale|on the market|under contract))?|actives|pendings|closings|sales|solds)'
const mean =
  '(?:(?:the|its|their) )?(?:(?:average|avg|mean|median) (?:ask|asking price|ask price|price|sold price|sale price|days on market|dom|price asked)|(?:price|ask) on average)'

/** "Active listings" beside a mean are counted; "ask" beside them is a price. */
function numbers(said: string): string {
  const [first = '', second = ''] = said.split(
    / ,? ?(?:and|plus|with|,) (?=(?:(?:the|its|their) )?(?:average|avg|mean|median|price|ask))/,
  )
  const what = first
    .replace(/^(?:the )?(?:number|count) of /, '')
    .replace(
      /^how many (?<rest>[a-z ]+?)(?: are| is)?(?<state> (?:for sale|on the market|under contract))?$/,
      '$<rest>$<state>',
    )
    .replace(/ in number of homes$/, '')
    .replace(/^active inventory$/, 'active listings')
  const price = second
    .replace(/^(?:the|its|their) /, '')
    .replace(/^(?<fn>average|avg|mean|median) (?:ask|price asked)$/, '$<fn> asking price')
    .replace(/^(?:price|ask) on average$/, 'average asking price')
  return `number of ${what} and ${price}`
}

const rows = `(?<numbers>(?:(?:the )?(?:number|count) of |how many )?(?:${homes}|active inventory)(?: are(?: for sale| on the market| under contract))?(?: in number of homes)?(?: ,)? (?:and|plus|with) ${mean})`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:please )?(?:compare|put|set|place|hold|stack) (?<a>${place}) (?:next to|beside|against|alongside|with|to|and|up against) (?<b>${place}) (?:by|on|in|for)(?: terms of)? ${rows}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `compare ${groups['a'] ?? ''} and ${groups['b'] ?? ''} by ${numbers(groups['numbers'] ?? '')}`,
  },
  {
    said: new RegExp(
      `^(?:please )?(?:show|give|put|list)(?: me)? side by side (?:for|in) (?<a>${place}) and (?<b>${place}) ${rows}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `compare ${groups['a'] ?? ''} and ${groups['b'] ?? ''} by ${numbers(groups['numbers'] ?? '')}`,
  },
  {
    said: new RegExp(
      `^(?:the |these |my )?two (?:areas|communities|neighborhoods|subdivisions|places) [,:] (?<a>${place}) and (?<b>${place}) [:,;-] (?<first>${homes}) (?:in|for) each(?: one| of them)?(?: ,)? (?:and|with|plus) (?<second>${mean})(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `compare ${groups['a'] ?? ''} and ${groups['b'] ?? ''} by ${numbers(`${groups['first'] ?? ''} and ${groups['second'] ?? ''}`)}`,
  },
  {
    said: new RegExp(
      `^(?:(?:show|give)(?: me)? )?${rows}(?: ,)? for (?<a>${place}) and for (?<b>${place})(?: separately| apart| each)?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `compare ${groups['a'] ?? ''} and ${groups['b'] ?? ''} by ${numbers((groups['numbers'] ?? '').replace(' ,', ''))}`,
  },
]

export const twoPlaces = wherever(
  [
    /^(compare|put|set|place|hold|stack|side|two|separately|apart|each|for)$/,
    /^and$/,
    /^(average|avg|mean|median)$/,
  ],
  rules,
)
