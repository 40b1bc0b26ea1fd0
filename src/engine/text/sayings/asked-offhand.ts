// What owners ask in passing: "what's selling well", "who is coming this weekend", "how long until a house sells", "do people buy more on
// weekends".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const well: readonly Rewriting[] = [
  {
    said: /^(?:so )?what (?:is|has been|was) (?:selling|sold|moving) (?:really |so |very )?(?:well|good|great)(?= |$)/,
    meant: () => 'best selling products',
  },
  {
    said: /^(?:so )?what (?:sold|sells|moved|moves) (?:really |so |very )?(?:well|good|great)(?= |$)/,
    meant: () => 'best selling products',
  },
  {
    said: /\b(?<what>products|items|things|brands|categories|books|goods) (?:are|were|have been|that are|that were) (?:selling|moving) (?:really |so |very )?(?:well|good|great)(?= |$)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} are best selling`,
  },
]

/** "Who is coming up" is the next one, and "who is coming from Texas" a question of places. */
const coming: readonly Rewriting[] = [
  {
    said: /\b(?<who>who|anyone|anybody|guests?|people) (?<is>is |are )?coming(?: in| over| to stay)?(?= (?:this|next|on|in the next|over the|today|tonight|tomorrow|for|within|in [a-z]+ ?(?:20\d\d)?$)|$)/,
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} ${groups['is'] ?? ''}arriving`,
  },
]

const untilSold: readonly Rewriting[] = [
  {
    said: /\bhow (?:long|many days)(?: is it| does it take| does it usually take)? (?:until|till|til|before) (?:an?|the|one|our|most) (?<what>house|home|listing|property|place)s? (?:is sold|gets sold|sells|sell|is gone|goes)(?= |$)/,
    meant: ({ groups = {} }) => `how long does it take to sell a ${groups['what'] ?? ''}`,
  },
]

const counted: Readonly<Record<string, string>> = {
  order: 'orders',
  buy: 'orders',
  shop: 'orders',
  purchase: 'orders',
  spend: 'revenue',
  book: 'bookings',
  inquire: 'inquiries',
}
const days = '(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)'

/** "Do people buy more on weekends or weekdays"; on weekends alone are held against the rest of the week. */
const when: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so )?(?:do|does) (?:people|customers|buyers|shoppers|guests|visitors|folks|we|they|everybody|everyone) (?:usually |tend to |mostly )?(?<does>${Object.keys(counted).join('|')})(?: more| most)(?: often| stuff| things| nights)?(?: on| over| during| at)?(?: the)? (?<one>${days})(?: (?:or|than|vs|versus)(?: on| over| during)?(?: the)? (?<other>${days}))?$`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const { does = '', one = '', other = oppositeOf(one) } = groups
      return other === '' ? said : `${counted[does] ?? ''} on ${one} vs ${other}`
    },
  },
]

function oppositeOf(days: string): string {
  if (days.startsWith('weekend')) return 'weekdays'
  return days.startsWith('weekday') ? 'weekends' : ''
}

/** "Booked tonight" is not what somebody books in the evening. */
const tonight: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:is|are|were|homes|houses|places|properties|listings|rentals|cabins) )(?:already |all )?booked(?: up| out)?(?: for)? tonight(?= |$)/,
    meant: () => 'occupied tonight',
  },
]

const goods = '(?<what>products|items|things|goods|books|brands|categories)'
const bad = '(?:bad|poor|terrible|awful|horrible|lousy|negative)'

const badlyRated: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?:\\b(?:which|what) )?\\b${goods}(?: that| which| are)? (?:get|gets|got|have|has|with|getting|having) (?:the )?${bad} (?:customer )?(?:reviews|ratings|feedback)(?= |$)`,
    ),
    meant: ({ groups = {} }) => `worst rated ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b(?:badly|poorly) (?:rated|reviewed) ${goods}(?= |$)`),
    meant: ({ groups = {} }) => `worst rated ${groups['what'] ?? ''}`,
  },
]

const hours: readonly Rewriting[] = [
  {
    said: /^(?:so )?(?:what|at what|which) (?:time|hour)s?(?: of (?:the )?day)? do (?:people|customers|shoppers|buyers|folks|they) (?:usually |mostly |tend to )?(?:shop|buy|order|purchase)(?: stuff| things)?$/,
    meant: () => 'orders by hour of day',
  },
]

/** "Half a million": a sum like any other, wherever it stands. */
const halves: readonly Rewriting[] = [{ said: /\bhalf a million(?= |$)/, meant: () => '500000' }]

export const askedOffhand: readonly Rewording[] = [
  wherever(/^(selling|sold|sells|moving|moved|moves)$/, well),
  wherever(/^coming$/, coming),
  wherever([/^how$/, /^(until|till|til|before)$/], untilSold),
  wherever([/^(do|does)$/, /^(more|most)$/], when),
  wherever([/^booked$/, /^tonight$/], tonight),
  wherever(/^(reviews|ratings|feedback|rated|reviewed)$/, badlyRated),
  wherever([/^do$/, /^(time|times|hour|hours)$/], hours),
  wherever([/^half$/, /^million$/], halves),
]
