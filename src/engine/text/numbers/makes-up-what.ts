// "Homes for sale with a pool make up what percent of all homes for sale": the whole is named behind its part. Asked the other way round,
// each of the two keeps its own words.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?<share>percent|percentage|share|proportion|fraction|%|part|pct)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<part>(?:[a-z$\\d-]+ ){1,8}?)(?:make up|makes up|account for|accounts for|represent|represents) what ${share} of (?:all |the |our |all the |all of our )?(?<whole>(?:[a-z$\\d-]+ ){0,6}[a-z\\d-]+)(?= [.?!]|$)`,
    ),
    meant: ({ 0: said, groups: { part = '', share = '', whole = '' } = {} }) =>
      namesRows.test(part) &&
      namesRows.test(whole) &&
      !/\b(?:revenue|sales|volume|value|dollars|money)\b/.test(said)
        ? `what ${share} of ${whole} are ${part.trim()}`
        : said,
  },
]

const namesRows =
  /\b(?:homes|houses|listings|properties|orders|purchases|bookings|reservations|stays|guests|customers|buyers|products|leads|visitors)\b/

export const makesUpWhat = wherever([/^what$/, /^(make|makes|account|accounts|represent|represents)$/], rules)
