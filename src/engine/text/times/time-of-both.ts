// "The bookings this year and the revenue this year": two numbers of one time, which is said once behind both. Between them it would
// part the first from the second, and only one of them would be shown.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const unit = 'year|month|quarter|week|summer|winter|spring|fall|autumn'
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|q[1-4]'
const time = `(?:(?:in|for|during|over) )?(?:so far )?(?:(?:the )?(?:this|last|current|past|previous) (?:${unit})(?: so far)?|(?:(?:${month}) )?20\\d\\d|(?:${month})|ytd|year to date)`
const rows = '(?<rows>\\b(?!is |was |this |has |does |us )[a-z]+s)'
const number =
  '(?<number>(?:(?!how |many |who |that |which |were |was |are |did |in |from |with |of |not |no |by |per |for |this |last |the same )[a-z-]+ ){1,4})'
const joint = '(?<joint> (?:and|,|, and|plus|\\+|&) )'

const once: Rewriting = {
  said: new RegExp(`${rows} (?<time>${time})${joint}${number}\\k<time>(?= |$)`),
  meant: ({ groups }) =>
    `${groups?.['rows'] ?? ''}${groups?.['joint'] ?? ''}${groups?.['number'] ?? ''}${groups?.['time'] ?? ''}`,
}
// "Bookings this year and revenue": nothing behind tells another time.
const both: Rewriting = {
  said: new RegExp(
    `(?<rows>\\b(?:bookings|stays|reservations|orders|purchases|sales|closings|leads|visitors|inquiries|views)) (?<time>${time}) (?<joint>and|plus|\\+|&) (?<number>(?:the )?(?:total |gross )?(?:revenue|income|sales|earnings|turnover|volume|units sold|nights|nights sold|sales volume))(?= [.?!]|$| (?:by|per) )`,
  ),
  meant: ({ groups }) =>
    `${groups?.['rows'] ?? ''} ${groups?.['joint'] ?? ''} ${groups?.['number'] ?? ''} ${groups?.['time'] ?? ''}`,
}

export const timeOfBoth = wherever(
  [/^(and|,|plus|\+|&)$/, new RegExp(`^(?:${unit}|${month}|20\\d\\d|ytd|date)$`)],
  [once, once, both],
)
