// "Homes with more than $20,000 in cancelled bookings", "whose refunded orders add up to over 500": what all of them come to is
// limited. Read as a price, it would be one of each home.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const lead = '(?:with|having|have|has|had|got|saw|generated|took)'
const how =
  '(?<how>more than|over|above|at least|upwards of|exceeding|less than|under|below|fewer than|at most|up to)'
const unit = '(?: ?(?:k|grand|thousand|million|dollars|bucks|usd))'
const amount = `(?<amount>(?:\\$ ?)?\\d[\\d,.]*${unit}?)`
/** A small bare number that they total is how many there are. */
const sum = `(?<amount>\\$ ?\\d[\\d,.]*${unit}?|\\d[\\d,.]*${unit}|\\d[\\d,.]{2,})`
const state = '(?<state>cancell?ed|refunded|returned)'
const rows = '(?<rows>bookings|reservations|stays|orders|purchases)'
const name = '(?<name>cancell?ations|refunds|returns)'

const sides: ReadonlyMap<string, string> = new Map([
  ['at least', 'of at least'],
  ['at most', 'of at most'],
  ['up to', 'of at most'],
  ['less than', 'below'],
  ['under', 'below'],
  ['below', 'below'],
  ['fewer than', 'below'],
])
const named: ReadonlyMap<string, string> = new Map([
  ['refunds', 'refunded orders'],
  ['returns', 'refunded orders'],
])

type Groups = Readonly<Record<string, string | undefined>>
const limited = ({ state: of, rows: what, name: all = '', how: side = '', amount: many = '' }: Groups) => {
  const whose = of === undefined ? (named.get(all) ?? all) : `${of} ${what ?? ''}`
  return `with a total value of ${whose} ${sides.get(side) ?? 'above'} ${many}`
}

const inRows: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:that|who|which) )?${lead} ${how} ${amount} (?:worth )?(?:in|of|worth of|from|on|as)(?: total| all)? (?:${state} ${rows}|${name})(?= |$)`,
  ),
  meant: ({ groups = {} }) => limited(groups),
}
const addedUp: Rewriting = {
  said: new RegExp(
    `\\b(?:whose|with|having) (?:${state} ${rows}|${name}) (?:(?:that|which) )?(?:(?:add|added|adding|sum|summed|total|totalled|totaled|totaling|totalling|come|came|amount|amounted|amounting)(?: up)?(?: to)?) ${how} ${sum}(?: in total| altogether| combined| in all)?(?= |$)`,
  ),
  meant: ({ groups = {} }) => limited(groups),
}
const worthInAll: Rewriting = {
  said: new RegExp(
    `\\b(?:whose|with|having) (?:${state} ${rows}|${name}) (?:(?:that|which) )?(?:(?:are|were) )?worth ${how} ${amount} (?:in total|altogether|combined|in all|together|all together)(?= |$)`,
  ),
  meant: ({ groups = {} }) => limited(groups),
}

export const moneyInRows: Rewording = wherever(
  [
    /^(cancell?ed|cancell?ations|refunded|refunds|returned|returns)$/,
    /^(in|of|from|on|as|whose|with|having)$/,
  ],
  [inRows, addedUp, worthInAll],
)
