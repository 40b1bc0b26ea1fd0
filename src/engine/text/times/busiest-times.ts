// "Busiest three months of last year by nights": so many of them, ranked by all nights of each, and not by the longest stay in it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const units = '(?:days?|weeks?|weekends?|months?|quarters?|years?)'
/** Of a day, the nights are those who sleep there, whenever they came. */
const spans = '(?:weeks?|months?|quarters?|years?)'
const many = '(?<many>two|three|four|five|six|seven|eight|ten|\\d{1,2})'

/** "Slowest 3 months": as many of them as the three slowest. */
const soMany: Rewriting = {
  said: new RegExp(
    `\\b(?<how>busiest|slowest|quietest|biggest|best|worst|strongest|weakest) ${many} (?=${units}(?: |$))`,
  ),
  meant: ({ groups = {} }) => `${groups['many'] ?? ''} ${groups['how'] ?? ''} `,
}

const nights: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:busiest|slowest|quietest|best|worst|top|which|what)\\b(?: [a-z\\d]+){0,3}? ${spans}\\b[^,;]*? )(?<by>by|in|(?:has |have |had )?(?:the )?(?:most|fewest|highest|lowest))(?: (?:total|number of|total number of))? nights(?= [,.?!]| (?:in|last|this|of|during)\\b|$)`,
  ),
  meant: ({ groups = {} }) => `${groups['by'] ?? ''} nights booked`,
}

/** "Slowest three months of 2025 for revenue": by the money, where the word alone counts bookings. */
const forMoney: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:the|our) )*(?:${many} )?(?<how>busiest|slowest|quietest|strongest|weakest) (?<unit>days? of the week|${units})(?<time>(?: (?:of|in|during) (?!the week)[^,.?!]{1,30}?| (?:this|last) (?:year|month|quarter))?) (?:for|in|by|in terms of|when it comes to|moneywise ,) (?:total )?(?<what>revenue|income|earnings|turnover)(?<behind>(?: (?:of|in|during) (?!each|every)[^,.?!]{1,30}?| (?:this|last) (?:year|month|quarter))?)(?= ?[,.?!]|$)`,
  ),
  meant: ({ groups = {} }) => {
    const end = /^(?:busiest|strongest)$/.test(groups['how'] ?? '') ? 'highest' : 'lowest'
    const time = `${groups['time'] ?? ''}${groups['behind'] ?? ''}`.replace(/^ of /, ' in ')
    const { many: count = '', unit = '', what = '' } = groups
    return `${count} ${unit} with the ${end} ${what}${time}`
  },
}

export const busiestTimes: readonly Rewording[] = [
  wherever(
    [
      /^(busiest|slowest|quietest|biggest|best|worst|strongest|weakest)$/,
      /^(day|week|weekend|month|quarter|year)s?$/,
    ],
    [soMany, forMoney],
  ),
  wherever([/^nights$/, /^(day|week|weekend|month|quarter|year)s?$/], [nights]),
]
