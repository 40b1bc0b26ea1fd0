// "Skip brands with under 200 orders", "without areas under 8 sales": the groups that stay have at least so many. Read as it is said, a
// limit on what is left out would be one on what is shown.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const leave =
  '(?:skip|skipping|drop|dropping|ignore|ignoring|exclude|excluding|omit|omitting|leave out|leaving out|without|not counting|minus|remove|removing)'
const groups =
  '(?<groups>brands|categories|cities|towns|states|areas|subdivisions|neighborhoods|communities|homes|properties|listings|places|products|items|customers|buyers|guests|months|types|property types|sources|devices|channels)'
const having = '(?: (?:with|w|that have|that had|which have|having))?'
const things =
  '(?<things>(?:[a-z]+ )?(?:orders|sales|bookings|reservations|stays|closings|reviews|customers|buyers|products|homes|listings|units|views|inquiries|leads|visitors|favorites|shares))'

const below = '(?:fewer than|less than|under|below|<)'
const atMost = '(?:at most|up to|no more than|<=)'

const meant =
  (limit: string): Rewriting['meant'] =>
  ({ groups: found }) =>
    `only ${found?.['groups'] ?? ''} with ${limit} ${found?.['number'] ?? ''} ${found?.['things'] ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${leave} (?:the |any |all )?${groups}${having} ${below} (?<number>\\d+) ${things}(?= |$)`,
    ),
    meant: meant('at least'),
  },
  {
    said: new RegExp(
      `\\b${leave} (?:the |any |all )?${groups}${having} ${atMost} (?<number>\\d+) ${things}(?= |$)`,
    ),
    meant: meant('more than'),
  },
  // "Leave out areas under 700k", "leaving out areas with fewer than 20": of the number that is shown.
  {
    said: new RegExp(
      `\\b${leave} (?:the |any |all )?${groups}${having} ${below} (?<number>\\$? ?\\d[\\d.,]*(?: ?(?:k|m|grand|thousand|million|percent|%))?)(?:,)?(?= [.?!]|$)`,
    ),
    meant: ({ groups: found = {} }) => `only ${found['groups'] ?? ''} with at least ${found['number'] ?? ''}`,
  },
  // "Refund % by brand, 2026 orders": those of the year, and no number of them.
  {
    said: /(?<=[,;:] )(?<year>20[12]\d) (?<things>orders|sales|bookings|reservations|stays|closings|check-ins)(?= [,;.?!]|$)/,
    meant: ({ groups: found }) => `${found?.['things'] ?? ''} in ${found?.['year'] ?? ''}`,
  },
]

const ended = '(?:cancelled|canceled|refunded|returned|pending|expired|withdrawn)'
const state = `(?<state>${ended}(?: (?:and|or) ${ended})?)`
const rows = '(?:orders|purchases|bookings|reservations|stays|listings|homes|ones|stuff|rows)'

/** "Excluding cancelled orders, orders by month": said first, those that stay would be counted beside all of them. */
const saidFirst: Rewriting = {
  said: new RegExp(
    `^(?:please |ok |so |and )?(?:${leave}|do not count|do not include|disregarding|except(?: for)?) (?:all |any |the |our )?(?:${state} ${rows}|(?:anything|everything|whatever)(?: that| which)?(?: is| was| got)? (?<any>${ended}(?: (?:and|or) ${ended})?)) [,:;-] (?<rest>[^.?!]+)`,
  ),
  meant: ({ groups: found = {} }) =>
    `${found['rest'] ?? ''} , excluding ${found['state'] ?? found['any'] ?? ''} ones`,
}
/** "…, leave out anything cancelled". */
const anything: Rewriting = {
  said: new RegExp(
    `\\b(?:${leave}|do not count|do not include|except(?: for)?) (?:anything|everything|whatever)(?: that| which)?(?: is| was| got)? ${state}(?= [.?!,]|$)`,
  ),
  meant: ({ groups: found = {} }) => `excluding ${found['state'] ?? ''} ones`,
}

export const groupsLeftOut: readonly Rewording[] = [
  wherever(/\d/, rules),
  wherever(/^(cancelled|canceled|refunded|returned|pending|expired|withdrawn)$/, [saidFirst, anything]),
]
