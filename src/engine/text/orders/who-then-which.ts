// "Who took the biggest haircut this year, the five closings with the most dollars off", "who paid the most per foot this year? Show the five
// highest price-per-square-foot sales": which rows are meant is said behind; of the first words only the time is new.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const time = '(?<time> (?:this|last) (?:year|month|quarter)| in 20\\d\\d|)'
const rows = '(?<rows>closings|sales|homes|sold homes|deals)'

/** The time of the first words, unless the second tell one. */
const withTime = (rest: string, rows = '', when = ''): string =>
  when === '' || /\b(?:this|last) (?:year|month|quarter)\b|\b20\d\d\b|\bever\b/.test(rest)
    ? rest
    : rest.replace(new RegExp(`\\b${rows}\\b`), `${rows}${when}`)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so )?who (?:took|had|got|gave|made|ate|suffered) the (?:biggest|largest|deepest|most|steepest) (?:haircuts?|discounts?|price cuts?|cuts?|hits?|markdowns?)${time}(?: (?:[,?:;.-]|um|uh|like|you know))* (?<rest>(?:(?:show|list|give)(?: me)? )?(?:the )?(?:\\d+|two|three|four|five|ten|top [a-z\\d]+) ${rows} .*)$`,
    ),
    meant: ({ groups = {} }) => withTime(groups['rest'] ?? '', groups['rows'], groups['time']),
  },
  {
    said: new RegExp(
      `^(?:so )?who paid the (?:most|highest price)(?: per (?:square foot|sq ft|foot|sf))?${time}(?: [,?:;.-])+ (?<rest>(?:(?:show|list|give)(?: me)? )?(?:the )?(?:\\d+|two|three|four|five|ten|top [a-z\\d]+) (?:highest|most expensive) [a-z ]*?${rows}(?:(?: [,:]| with| and) .*)?)$`,
    ),
    meant: ({ groups = {} }) => withTime(groups['rest'] ?? '', groups['rows'], groups['time']),
  },
]

/** "Where did buyers pay the least per square foot on average? Three lowest neighborhoods, closed sales". */
const where: Rewriting = {
  said: /^(?:so )?where (?:did|do) (?:the )?(?:buyers|people|they) pay the (?<end>least|most) per (?:square foot|sq ft|foot|sf)(?: on average)?(?: [?:;.-])+ (?:the )?(?<n>\d+|two|three|four|five|ten) (?<way>lowest|highest|cheapest|priciest|top|bottom) (?<group>areas|neighborhoods|neighbourhoods|communities|subdivisions)(?: [,(])* (?:closed sales|closings|sold homes|solds)(?: only)?(?: \))?(?= ?[.?!]|$)/,
  meant: ({ groups = {}, 0: said }) => {
    const isLow = groups['end'] === 'least'
    return isLow === /^(?:lowest|cheapest|bottom)$/.test(groups['way'] ?? '')
      ? `${groups['n'] ?? ''} ${groups['group'] ?? ''} with the ${isLow ? 'lowest' : 'highest'} average price per square foot of sold homes`
      : said
  },
}

export const whoThenWhich = wherever(
  [/^(who|where)$/, /^(most|least|biggest|largest|deepest|steepest|highest)$/],
  [...rules, where],
)
