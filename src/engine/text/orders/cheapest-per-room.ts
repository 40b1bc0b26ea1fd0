// "The 5 cheapest homes per bedroom", "$ per bedroom", "(ask / beds)": a price over the rooms that there are. "The cheapest home per bedroom
// count" is one for each number of rooms.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const things =
  '(?:homes|houses|listings|properties|places|actives|cabins|lofts|villas|chalets|cottages|condos|sales|solds)'
const dear = /^(?:priciest|dearest|most expensive|costliest)$/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:top )?(?<many>${number} )?(?<end>cheapest|priciest|dearest|costliest|(?:most|least) expensive|most affordable) (?<what>(?:[a-z]+ ){0,3}?${things})(?<where>(?: (?:in|on|at) (?!each|every)(?:the )?[a-z]+(?: [a-z]+)?)?) per (?<room>bedroom|bed|bathroom|bath)(?= [,.?!:(]| and | with |$)(?: \\( (?:ask|asking price|ask price|price|list price|nightly rate|rate) / (?:beds|bedrooms|baths|bathrooms) \\))?`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? ''}${groups['what'] ?? ''}${groups['where'] ?? ''} with the ${dear.test(groups['end'] ?? '') ? 'highest' : 'lowest'} price per ${groups['room'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:(?:the|our|top|show me|list) )*(?:(?<many>${number}) (?<end>cheapest|priciest|dearest|(?:most|least) expensive)|(?<last>cheapest|priciest|dearest|(?:most|least) expensive) (?<few>${number})) per (?<room>bedroom|bed|bathroom|bath)(?= [,.?!:(]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? groups['few'] ?? ''} homes with the ${dear.test(groups['end'] ?? groups['last'] ?? '') ? 'highest' : 'lowest'} price per ${groups['room'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=^(?:which|what) (?<what>(?:[a-z]+ ){0,3}?${things}) )(?:are|is|were) (?:the )?(?<end>cheapest|priciest|dearest|costliest|(?:most|least) expensive|most affordable) per (?<room>bedroom|bed|bathroom|bath)(?= [,.?!:]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `have the ${dear.test(groups['end'] ?? '') ? 'highest' : 'lowest'} price per ${groups['room'] ?? ''}`,
  },
  {
    said: /(?<=\b(?:price|rate) per (?<room>bedroom|bed|bathroom|bath)\b.*)(?:\$|dollars|price|cost) per \k<room>(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `price per ${groups['room'] ?? ''}`,
  },
]

export const cheapestPerRoom = wherever([/^per$/, /^(bedroom|bed|bathroom|bath)$/], rules)
