// "Bookings, nights, revenue and ADR for 2025": each of them a number. Beside the others, bookings alone would only name what is counted and
// nights a column of every single one.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import { thingsAndNumbers } from './things-and-numbers.ts'

const events =
  '(?:bookings|reservations|stays|orders|purchases|transactions|closings|solds|cancellations|refunds|inquiries|leads|sessions|views|clicks|favorites|shares|impressions)'
const nights = '(?:nights|room nights)(?: (?:sold|booked|stayed|filled))?'
const computed =
  '(?:revenue|rev|adr|aov|occupancy|volume|income|gross|(?:units|pieces)(?: sold)?|(?:items|copies) sold|[a-z]+ rate|(?:total|gross) (?:revenue|income|volume|sales|nights|units)|number of [a-z]+s|(?:average|avg|mean|median) [a-z]+(?: (?:price|value|size|rate|on market|of stay))?)'
const each = `(?:${events}(?: (?:placed|received))?|${nights}|${computed})`
const joint = '(?: ,(?: and| plus)?| and| plus| &| \\+| /)'

const row: Rewriting = {
  said: new RegExp(
    `(?<=^|[:;(-] |\\b(?:20\\d\\d|year|month|quarter|week|season|far|summary|report|snapshot|recap|numbers|figures|please|me|us) , |\\b(?:me|us|add|adding|include|need|want|see|show|compare|get|pull|report|the|our|monthly|weekly|quarterly|yearly|(?:(?:q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december) )?20\\d\\d|(?:this|last|next) (?:year|month|quarter|week|weekend)|q[1-4]|ytd|yesterday|today) )${each}(?:${joint} ${each}){1,4}(?= [,.?!:;)]|$| (?:by|for|in|of(?! \\d)|last|this|next|during|over|from|since|between|each|both|year|ytd|on|at|20\\d\\d|january|february|march|april|june|july|august|september|october|november|december)\\b| per (?:city|state|month|quarter|week|year|type|property type|home|category|brand|area|subdivision|source|channel)\\b)`,
  ),
  meant: ({ 0: said, index }, question) => {
    const isComputed = said.split(parts).some(one => onlyComputed.test(one))
    return isComputed || isAdded.test(question.slice(0, index))
      ? said.replaceAll(bare, (_, before: string, one: string) => before + counted(one))
      : said
  },
}

/** "Add views and clicks": behind an answer, columns of what is there. */
const isAdded =
  /^(?:(?:and|also|now|please|ok|then|can you|could you|,) )*(?:add|adding|include|also show|show also)(?: me| us| the)? $/
const parts = new RegExp(joint)
const onlyComputed = new RegExp(`^ ?${computed}$`)
const bare = new RegExp(`(^|(?:,|and|plus|&|\\+|/) )(${events}|${nights})(?= |$)`, 'g')
const counted = (one: string) => (/nights/.test(one) ? 'total nights' : `number of ${one}`)

/** "Average price and number", "number and total", behind what they are numbers of. */
const ends = '(?= [.?!]|$)'
const andNumber: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<=\\b(?:average|avg|mean|median|total) (?:[a-z]+ ){1,3}?)and (?:the )?number${ends}`),
    meant: () => 'and count',
  },
  {
    said: new RegExp(`(?<=[,:] )(?:the )?(?:number|count) and (?:the )?total${ends}`),
    meant: () => 'count and total value',
  },
  {
    said: new RegExp(`(?<=[,:] )(?:the )?total and (?:the )?(?:number|count)${ends}`),
    meant: () => 'count and total value',
  },
]

/** "2025 solds: units, volume": how many of them, and no other homes. */
const units: Rewriting = {
  said: /(?<=\b(?:solds|closings|actives|pendings|expireds|withdrawns|closed sales|(?:sold|active|closed|expired|withdrawn) (?:homes|listings)|homes sold)\b[^:]{0,60}: (?:[^:]{0,60}, )?)(?:unit count|units|(?:#|number|count) (?:of )?units)(?= ,| and| \+| plus| [.?!]|$)/,
  meant: () => 'count',
}

/** "Orders revenue aov": three and more of them, without a comma. */
const short =
  '(?:orders|purchases|bookings|reservations|stays|closings|refunds|cancellations|sessions|nights|units sold|units|revenue|volume|aov|adr|occupancy|(?:average|avg|median) (?:sold price|price|rate|nights|stay|dom|order value))'
const withoutCommas: Rewriting = {
  said: new RegExp(
    `(?<=^|[?:,;-] |\\b(?:yesterday|today|month|week|quarter|year|ytd|me) )${short}(?:(?: ${short}){2,4}|(?: ${short}){1,4} and ${short})(?= [?.!,]|$| (?:for|in|last|this|yesterday|today|ytd|by|per)\\b)`,
  ),
  meant: ([said]) => said.match(new RegExp(short, 'g'))?.join(' , ') ?? said,
}

export const numbersInARow: readonly Rewording[] = [
  wherever(/^(revenue|volume|aov|adr|occupancy|average|avg|median)$/, [withoutCommas]),
  wherever(new RegExp(`^(?:${events}|nights)$`), [row]),
  thingsAndNumbers,
  wherever([/^(number|count)$/, /^and$/], andNumber),
  wherever([/^units?$/, /^:$/], [units]),
]
