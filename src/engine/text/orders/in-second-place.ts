// "Which community came in second for volume this year and with how much", "what city was number two in bookings": a place in an order,
// told by a verb of contests. "Number two" alone would be a number of rows.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const came =
  '(?:came in|came|comes in|comes|placed|places|finished|finishes|ended up|ends up|is|was|ranks|ranked|is ranked|was ranked|landed|lands|sits|sat|took|takes|holds|held)'
const place =
  '(?:in |at |as )?(?:the )?(?<place>second|third|fourth|fifth|2nd|3rd|4th|5th|number (?:two|three|four|five|[2-5])|(?:no|#) (?:\\. )?[2-5]|runner up)(?: place| spot| rank| position)?'
const time =
  '(?<time>(?:in |for |during )?(?:20\\d\\d|(?:this|last) (?:year|month|quarter|week))|q[1-4] 20\\d\\d)'
const by = '(?:for|in|by|on|with|in terms of|going by|judged by|when it comes to|measured by)'

const ordinals: ReadonlyMap<string, string> = new Map([
  ['two', 'second'],
  ['2', 'second'],
  ['2nd', 'second'],
  ['up', 'second'],
  ['three', 'third'],
  ['3', 'third'],
  ['3rd', 'third'],
  ['four', 'fourth'],
  ['4', 'fourth'],
  ['4th', 'fourth'],
  ['five', 'fifth'],
  ['5', 'fifth'],
  ['5th', 'fifth'],
])
const ordinal = (said = ''): string => {
  const last = said.split(' ').at(-1) ?? ''
  return ordinals.get(last) ?? last
}

const contest: Rewriting = {
  said: new RegExp(
    `\\b(?<which>which|what) (?<who>[a-z]+(?: [a-z]+)?) ${came} ${place} (?:${time} )?${by} (?:the )?(?:(?:most|highest|biggest) )?(?<what>(?!20\\d\\d|this |last |the |q[1-4] |january|february|march|april|may|june|july|august|september|october|november|december)(?:[a-z-]+ ){0,3}[a-z-]+?)(?= (?:in|this|last|for|during|and|over|since|between|among|of|so|year)\\b| [,.?!]|$)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['which'] ?? ''} ${groups['who'] ?? ''} had the ${ordinal(groups['place'])} most ${groups['what'] ?? ''} ${groups['time'] ?? ''}`,
}

/** Where the number is shown anyway. */
const withHowMuch: Rewriting = {
  said: /(?: ,)? and (?:with |at |for )?(?:exactly )?how (?:much|many)(?: was (?:it|that))?(?= [.?!]|$)(?<=\b(?:second|third|fourth|fifth) most\b.*)/,
  meant: () => '',
}

export const inSecondPlace = wherever(/^(second|third|fourth|fifth|2nd|3rd|4th|5th|number|no|#|runner)$/, [
  contest,
  withHowMuch,
])
