// "Our best day ever in sales and how much did we take in that day": the money that ranks the day, which stands beside it anyway. How many
// orders came in on it is another number.
import { wherever } from '#engine/text/rewritten.ts'

const unit = '(?<unit>day|week|month|quarter|year)'
const best = '\\b(?:best|worst|biggest|busiest|slowest|strongest|weakest)'
const money = '(?:revenue|volume|dollar volume|income|earnings|money)'
const took = '(?:take in|make|earn|bring in|took in|made|earned|gross)'
const then = '(?: (?:on|in|during|for))?(?: (?:that|this) \\k<unit>| it| then)?(?= [.?!]|$)'

const day = (number: string): string =>
  `${best} (?:single )?${unit}\\b(?: [a-z\\d]+){0,4}? (?:in|for|by) ${number}`

export const bestDaySoMuch = wherever(
  [
    /^(best|worst|biggest|busiest|slowest|strongest|weakest)$/,
    /^(day|week|month|quarter|year)$/,
    /^(how|what)$/,
  ],
  [
    {
      said: new RegExp(
        `(?<head>${day(money)}\\b[^,.?!]*?)(?: ,)? and (?:how much|what) (?:did we ${took}|was it|did it come to|was that|did we (?:get|do|have|sell)|we ${took})${then}`,
      ),
      meant: ({ groups = {} }) => groups['head'] ?? '',
    },
    // Of "sales" only what was taken in tells that they are money.
    {
      said: new RegExp(
        `(?<head>${day('')})sales\\b(?<when>[^,.?!]*?)(?: ,)? and (?:how much|what) (?:did )?we ${took}${then}`,
      ),
      meant: ({ groups = {} }) => `${groups['head'] ?? ''}dollar volume${groups['when'] ?? ''}`,
    },
  ],
)
