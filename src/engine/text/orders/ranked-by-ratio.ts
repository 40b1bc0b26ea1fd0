// "Top three cities by revenue per listing": the cities are ranked by one number over another. As it stands, "per listing" would
// make groups of its own, or be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'
import { cheapestPerRoom } from './cheapest-per-room.ts'

const groups: Readonly<Record<string, string>> = {
  cities: 'city',
  states: 'state',
  markets: 'city',
  types: 'type',
  brands: 'brand',
  categories: 'category',
  areas: 'area',
  subdivisions: 'subdivision',
  neighborhoods: 'neighborhood',
}
const many = `(?<kind>(?:property |home |listing )?)(?<group>${Object.keys(groups).join('|')})`
const one = `(?<kind>(?:property |home |listing )?)(?<group>${[...new Set(Object.values(groups))].join('|')})`
const number = '(?:\\d{1,2}|three|four|five|six|ten|twenty)'
const ratio =
  '(?<ratio>(?:total |gross )?(?:revenue|income|earnings|sales|bookings|reservations|stays|nights|orders|inquiries|views|leads) per (?:listing|home|house|property|bedroom|product|customer|buyer))'
const ends = '(?<rest>(?: (?:in|for|during|last|this|since|so) [^,.?!]+)?)(?= [.?!]|$)'

type Groups = Record<string, string> | undefined
const asked = (found: Groups, tail: string): string => {
  const { kind = '', group = '', ratio: over = '', rest = '' } = found ?? {}
  return `${over} by ${kind}${groups[group] ?? group}${rest}${tail}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:please |can you )?(?:show|give|list)(?: me| us)? )?(?:the |our )?(?:(?<end>top|best|bottom|worst) (?<number>${number} )?)?${many} (?:ranked )?by ${ratio}${ends}`,
    ),
    meant: ({ groups: found }) => {
      const end = found?.['end']
      const side = /^(?:bottom|worst)$/.test(end ?? '') ? 'bottom' : 'top'
      return asked(found, end === undefined ? '' : ` , ${side} ${found?.['number'] ?? '10'}`)
    },
  },
  {
    said: new RegExp(
      `^(?:which|what) ${one} (?:has|had|made|makes|earns|earned|gets|got|brings in|brought in) the (?:highest|most|best|biggest) ${ratio}${ends}`,
    ),
    meant: ({ groups: found }) => asked(found, ' , top 1'),
  },
  // "Which cities make the most money per home".
  {
    said: new RegExp(
      `^(?:which|what) ${many} (?:have|had|make|made|earn|earned|get|got|bring in|brought in) the (?:highest|most|best|biggest) (?<ratio>(?:money|revenue|income|bookings|reservations|stays|nights|orders|inquiries|views) per (?:listing|home|house|property|bedroom|product|customer|buyer))${ends}`,
    ),
    meant: ({ groups: { ratio: over = '', ...found } = {} }) =>
      asked({ ...found, ratio: over.replace(/^money/, 'revenue') }, ' , top 10'),
  },
]

/** "Top 5 homes by revenue per bedroom": their bedrooms are no groups of homes. */
const ofHomes: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:which|what) (?:home|listing|property|house) (?:has|had|made|makes|earns|earned|gets|got|brings in|brought in) the (?:highest|most|best|biggest) (?<over>(?:revenue|income|earnings|bookings|nights) per (?:bedroom|bed|bathroom|bath))${ends}`,
    ),
    meant: ({ groups: found }) => `${found?.['over'] ?? ''} by home${found?.['rest'] ?? ''} , top 1`,
  },
  {
    said: /\b(?:homes|listings|properties|houses) by (?<over>(?:revenue|income|earnings|bookings|nights) per (?:bedroom|bed|bathroom|bath))\b(?!.*\b(?:top|best|bottom|worst) )/,
    meant: ({ groups: found }) => `${found?.['over'] ?? ''} by home`,
  },
  {
    said: /\b(?:top|best) (?<number>\d{1,2} )?(?:homes|listings|properties|houses) by (?<over>(?:revenue|income|earnings|bookings|nights) per (?:bedroom|bed|bathroom|bath))\b/,
    meant: ({ groups: found }) => `${found?.['over'] ?? ''} by home , top ${found?.['number'] ?? '10'}`,
  },
]

const perOrder: readonly Rewriting[] = [
  {
    said: /(?<=\bby )(?:(?:average|avg|mean) )?(?:units|items|pieces) per (?:order|purchase)\b/,
    meant: () => 'average quantity',
  },
  {
    said: /\b(?<end>most|highest|fewest|lowest|least) (?:(?:average|avg|mean) )?(?:units|items|pieces) per (?:order|purchase)\b/,
    meant: ({ groups: found }) =>
      `${/^[mh]/.test(found?.['end'] ?? '') ? 'highest' : 'lowest'} average quantity`,
  },
]

export const rankedByRatio = [
  cheapestPerRoom,
  wherever([/^per$/, /^(by|the)$/, /^(listing|home|house|property|bedroom|product|customer|buyer)$/], rules),
  wherever(
    [/^per$/, /^(bedroom|bed|bathroom|bath)$/, /^(homes?|listings?|property|properties|houses?)$/],
    ofHomes,
  ),
  wherever([/^per$/, /^(units|items|pieces)$/, /^(order|purchase)$/], perOrder),
]
