// "Payment methods by share of orders", "rank the brands by % of revenue": a share for each of them, largest first.
import { timeOf } from '#engine/text/numbers/part-of-whole.ts'
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?:payment methods|categories|brands|states|cities|property types|home types|sources|channels|devices|device types|subdivisions|areas|neighborhoods|reservation types|weekdays|months)'
const whole =
  '(?:orders|purchases|sales|revenue|units sold|units|bookings|reservations|nights|listings|products|customers|closings|volume|leads|visitors)'

const list: Rewriting = {
  said: new RegExp(
    `^(?:(?:show|show me|list|give me|rank|sort|order|our|all|the|all the|all our|please|i want|i need) ){0,4}(?<groups>${groups}) (?:ranked |sorted |ordered )?by (?:the |their |its )?(?:share|percentage|percent|%|proportion) of (?:the |our |all |total |all our |our total )?(?<what>(?:${timeOf} )?${whole})(?= |$)(?! (?:with|without|that|which|over|under|above|below|cancelled|refunded|sold|active|expired|withdrawn|pending)\\b)`,
  ),
  meant: ({ groups: said }) => `share of ${said?.['what'] ?? ''} by ${one(said?.['groups'] ?? '')}`,
}

/** "Rank areas by the share of homes with pools", "cities by share of bookings cancelled, lowest first": of the rows of each, the part that is so. */
const ofTheirs: Rewriting = {
  said: new RegExp(
    `^(?:(?:show|show me|list|give me|rank|sort|order|our|all|the|all the|all our|please|i want|i need) ){0,4}(?<groups>${groups}) (?:ranked |sorted |ordered )?by (?:the |their |its |what )?(?:share|percentage|percent|%|proportion) of (?:the |our |their |its |all |all our )?(?<what>(?:${whole}|homes|houses|properties|items|guests|actives|solds|active listings|sold homes|pendings|stays) [a-z\\d$%][^,.?!:;]*?)(?:(?: ,)? (?<order>lowest|highest|smallest|largest|biggest|worst|best) first)?(?= [.?!]|$)`,
  ),
  meant: ({ groups: said }) =>
    `share of ${said?.['what'] ?? ''} by ${one(said?.['groups'] ?? '')} , ${/^(?:lowest|smallest)$/.test(said?.['order'] ?? '') ? 'lowest' : 'highest'} first`,
}

/** "Top 3 categories by share of revenue": the first by the number itself, each with its share. */
const first: Rewriting = {
  said: new RegExp(
    `\\b(?<first>(?:top|bottom) (?:\\d+ |three |five |ten )?(?:${groups}|products|homes|listings|properties|guests|customers)) by (?:their |its )?(?:share|percentage|percent|%|proportion) of (?:the |our |all |total |all our |our total )?(?<time>${timeOf} )?(?<what>${whole})(?= |$)`,
  ),
  meant: ({ groups: said }) => {
    const { first: which = '', time = '', what = '' } = said ?? {}
    return `${which} by ${time}${what} with their share of ${what}`
  },
}

const one = (many: string): string => many.replace(/ies$/, 'y').replace(/s$/, '')

export const groupsByShare: Rewording = wherever(
  [/^(share|percentage|percent|%|proportion)$/, /^by$/, /^of$/],
  [ofTheirs, list, first],
)
