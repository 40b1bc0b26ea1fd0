// "Rank the products by units, first three only", "which 5 shoppers lead the list in spend", "revenue leaderboard by city, five entries":
// the first few of a list that is put in order; and which end of it comes first.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const count = '(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const group = '(?<group>[a-z][a-z& ]*?)'
const number = '(?<number>[a-z][a-z -]*?)'
const ends = '(?= [,.?!]|$)'

const top = ({ groups = {} }: RegExpExecArray): string =>
  `top ${groups['count'] ?? ''} ${groups['group'] ?? ''} by ${groups['number'] ?? ''}`

/** "By this year's sales": the time stands behind what it narrows. */
const timeLast = (said: string): string =>
  said.replace(/^(?<time>(?:this|last) (?:year|month|quarter|week)|20\d\d) (?<what>.+)$/, '$<what> $<time>')

const ranked: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:please )?(?:rank|sort|order) (?:all )?(?:the |our |all the )?${group} by (?<number>[a-z\\d][a-z\\d -]*?)(?<up> from the bottom(?: up)?| from the lowest up)?(?: ,)? (?:(?:and |then )?(?:give|show|list|keep|take)(?: me)? )?(?:only )?(?:the )?(?:first|top) ${count}(?: only| of them| alone)?(?<mark>(?: [?.!])?)$`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['up'] === undefined ? 'top' : 'bottom'} ${groups['count'] ?? ''} ${groups['group'] ?? ''} by ${timeLast(groups['number'] ?? '')}`,
  },
  { said: /^(?:please )?rank all (?:of )?(?:the |our )?(?=[a-z])/, meant: () => 'rank the ' },
]

const sortedRows: readonly Rewriting[] = [
  {
    said: /^(?:please )?sort (?:the |all |all the |our )?(?<rows>[a-z].+?) by (?<number>[a-z]+(?: [a-z]+)?) (?<way>descending|ascending|desc|asc) and (?:show|give|list|tell)(?: me| us)? (?:the |their |its )?(?<columns>[a-z ,]+?)(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `list ${groups['rows'] ?? ''} with ${groups['columns'] ?? ''} , ${(groups['way'] ?? '').startsWith('desc') ? 'highest' : 'lowest'} ${groups['number'] ?? ''} first`,
  },
]

const leading: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:which|what|the) ${count} ${group} (?:that )?(?:lead|head|top) (?:(?:the|our) (?:list|pack|field|table|ranking|chart) )?(?:in|on|by|for) ${number}(?= [,.?!]|$| (?:in|this|last|for|over|during|since)\\b)`,
    ),
    meant: top,
  },
  {
    said: new RegExp(
      `\\b(?:which|what|the) ${count} ${group} (?:that )?(?:lead|head|top) (?:the|our) ${number} (?:list|rankings?|charts?|table|leaderboard|board)(?= |$)`,
    ),
    meant: top,
  },
  {
    said: new RegExp(
      `\\bthe ${count} ${group} at the (?:very )?top (?:when|if|once) (?:sorted|ranked|ordered|listed) by ${number}(?: ,)?(?: (?:from )?(?:largest|highest|biggest|high) to (?:smallest|lowest|low))?${ends}`,
    ),
    meant: top,
  },
  {
    said: new RegExp(
      `\\b(?:the )?first ${count} ${group} (?:ordered|sorted|ranked|listed|arranged) from (?:the )?(?:highest|biggest|largest|top|most) ${number} (?:down|downwards?|on down|to (?:the )?(?:lowest|smallest))${ends}`,
    ),
    meant: top,
  },
]

const leaderboard: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:the |our )?(?<time>20\\d\\d )?${number} (?:leaderboard|ranking|league table)(?: (?:by|of|for) (?<by>[a-z]+(?: [a-z]+)?))?(?<when> (?:in|for) 20\\d\\d| (?:this|last) (?:year|month|quarter))? , (?:top |the first )?${count} (?<what>[a-z]+(?: [a-z]+)?)(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => {
      const rows = /^(?:entries|places|rows|spots|lines|positions|names)$/.test(groups['what'] ?? '')
        ? (groups['by'] ?? '')
        : (groups['what'] ?? '')
      const time = groups['time'] === undefined ? (groups['when'] ?? '') : ` in ${groups['time'].trim()}`
      return `top ${groups['count'] ?? ''} ${rows} by ${groups['number'] ?? ''}${time}`
    },
  },
]

const limited: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?: ,|(?<=[a-z\\d])) (?:limited|limit|restricted|capped|cut down|cut)(?: it| them| that)? to (?:the )?(?:top |first )?${count}(?: rows| of them| results)?${ends}`,
    ),
    meant: ({ groups = {} }) => ` , top ${groups['count'] ?? ''}`,
  },
  {
    said: /\bin (?<number>revenue|sales|dollar|unit|volume|price|rating|income) terms(?= |$)/,
    meant: ({ groups = {} }) => `by ${groups['number'] ?? ''}`,
  },
  {
    said: /\b(?:biggest|largest|highest|most) sales in (?:dollars|\$|money)(?= |$)/,
    meant: () => 'highest revenue',
  },
  {
    said: /\b(?:customers|buyers|shoppers|people|guests) (?:from|in) which (?<which>[a-z\d]+ (?:cities|states|towns)) (?:generated|brought in|made|spent|produced|gave us) the (?:largest|most|highest|biggest) (?=(?:revenue|sales|turnover|income)\b)/,
    meant: ({ groups = {} }) => `which ${groups['which'] ?? ''} have the highest `,
  },
]

const dear = '(?:dearest|priciest|most expensive|costliest|expensive)'
const cheap = '(?:cheapest|least expensive|less expensive|cheap|inexpensive)'
const of = '(?: (?:average|mean|price|one|ones|value|amount|total|number|item|product)){0,2}'
const sorted = '(?:listed|sorted|arranged|ordered|shown|put|ranked|going|sort|order)'

/** "Sorted from the dearest down", "listed from the highest average to the lowest". */
const fromEnd = (first: string, last: string, way: string): RegExp =>
  new RegExp(
    `(?:,| and)? ${sorted} from (?:the )?${first}${of} (?:${way}(?:wards?)?|(?:down |up )?to (?:the )?${last}${of})${ends}`,
  )

const tails: readonly Rewriting[] = [
  { said: fromEnd(dear, cheap, 'down'), meant: () => ', most expensive first' },
  { said: fromEnd(cheap, dear, 'up'), meant: () => ', cheapest first' },
  {
    said: fromEnd('(?:highest|biggest|largest)', '(?:lowest|smallest)', 'down'),
    meant: () => ', highest first',
  },
  {
    said: fromEnd('(?:lowest|smallest)', '(?:highest|biggest|largest)', 'up'),
    meant: () => ', lowest first',
  },
]
const heads: readonly Rewriting[] = [
  {
    said: /(?<=, )(?:with )?(?:the )?(?<end>top|highest|biggest|lowest|smallest) (?<what>[a-z]+(?: [a-z]+)?) (?:at the head|at the top|at the start|at the front|on top)(?: of the (?:list|table))?(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `${/lowest|smallest/.test(groups['end'] ?? '') ? 'lowest' : 'highest'} ${groups['what'] ?? ''} first`,
  },
  { said: /\b(?:in|with) (?:falling|dropping|sinking|declining) order(?= |$)/, meant: () => 'descending' },
  { said: /\b(?:in|with) (?:rising|climbing|growing) order(?= |$)/, meant: () => 'ascending' },
]

export const firstOfAList: readonly Rewording[] = [
  wherever(/^(rank|sort|order)$/, ranked),
  wherever([/^sort$/, /^(descending|ascending|desc|asc)$/], sortedRows),
  wherever(/^(lead|head|top|first)$/, leading),
  wherever(/^(leaderboard|ranking|league)$/, leaderboard),
  wherever(/^(limited|limit|restricted|capped|cut|terms|which|sales)$/, limited),
  wherever([/^from$/, /^(listed|sorted|arranged|ordered|shown|put|ranked|going|sort|order)$/], tails),
  wherever(/^(head|top|start|front|order)$/, heads),
]
