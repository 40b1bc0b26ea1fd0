// "Sold three times as many units in October as in September", "double the revenue this year compared to last year", "of the customers who
// ordered last year, how many spent twice as much this year": a multiple of what there was in another time, in the words it is read in.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

type Named = Partial<Record<string, string>>

const bound = '(?<bound>(?:more than|over|at least|less than|under|no more than|at most) )?(?:about )?'
const multiple =
  '(?<times>twice|double|triple|half|\\d+ ?x|(?:\\d+|two|three|four|five|ten) times(?: as (?:many|much))?)'
const number =
  '(?<what>(?:net |gross |total )?(?:revenue|sales|turnover|income|orders|units|units sold|bookings|reservations|nights|stays|inquiries|views|searches|sessions|closings|sales volume|customers|refunds|cancellations))'
const when =
  '(?:(?:in |during )?(?:this|last) (?:year|quarter|month|week)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:20\\d\\d|of (?:this|last) year))?|(?:in )?20\\d\\d|yesterday|today)'

const worded = (times: string): string =>
  times === 'double' ? 'twice' : times === 'triple' ? '3 times' : times

/** "As many orders", "as much revenue". */
const asMuch = (what: string): string =>
  what.endsWith('s') && what !== 'sales' ? `as many ${what}` : `as much ${what}`

const sold: Rewriting = {
  said: new RegExp(
    `\\b(?:have |has )?(?:sold|sell|sells|moved) ${bound}(?<times>twice|double|triple|half|(?:\\d+|two|three|four|five|ten) times) as many (?:units|pieces|copies)(?: sold)?(?= (?:in|this|last|during|from|between|as)\\b)`,
  ),
  meant: ({ groups = {} }) =>
    `had ${groups['bound'] ?? ''}${worded(groups['times'] ?? '')} as many units sold`,
}

const ofTheOther: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:earned|made|brought in|generated|took in|got) )?${bound}${multiple} (?:the|their|its) ${number} (?<now>${when}) (?:compared to|compared with|vs|versus|as|against|of|than|that|that of|than that of|they did|they had|it had|relative to)(?: they did| they had| it had| the one| that of)? (?<before>${when})(?= [,.?!]|$)`,
  ),
  meant: ({ groups = {}, 0: said }) => {
    const { bound: limit = '', times = '', what = '', now = '', before = '' }: Named = groups
    const verb = /^(?:earned|made|brought|generated|took|got) /.test(said) ? 'had ' : ''
    const number = worded(times).replace(/ as (?:many|much)$/, '')
    return `${verb}${limit}${number} ${asMuch(what)} ${now} as ${before}`
  },
}

/** "Of those who spent something then": nothing has no multiple, and whoever is left did. */
const ofThose: Rewriting = {
  said: new RegExp(
    `^(?:of|out of|among) (?:all )?(?:the |our )?(?<who>customers|buyers|shoppers|clients|guests) (?:who|that) (?:have )?(?:bought|ordered|purchased|spent|shopped|stayed|booked)(?: (?:something|anything|at all|with us|from us|money|at least once))* (?<before>${when}) , (?<how>how many|which ones|which|who|how many of them) (?:of them )?(?:have |has )?(?<did>spent|ordered|bought) ${bound}(?<times>twice|double|triple|(?:\\d+|two|three|four|five) times) as (?<much>much|many) (?<now>${when})(?= [,.?!]|$)`,
  ),
  meant: ({ groups = {} }) => {
    const { bound: limit = '', times = '', now = '', before = '', ...those }: Named = groups
    const { how = '', who = '', did = '', much = '' } = those
    const asked = how.startsWith('how') ? 'how many' : 'which'
    return `${asked} ${who} ${did} ${limit}${worded(times)} as ${much} ${now} as ${before}`
  },
}

const point =
  '(?:(?:this|last) (?:year|quarter|month|week)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\\d\\d)?|20\\d\\d)'
const dated = (time: string): string => (/^(?:this|last) /.test(time) ? time : `in ${time}`)

/** "Brands that doubled their sales from 2025 to 2026", "products whose orders tripled this year". */
const doubled: Rewriting = {
  said: new RegExp(
    `\\b(?:(?<whose>whose|where(?: the)?) ${number} |(?:that |which |who )?)(?:have |has )?(?<bound>more than |at least |over )?(?<verb>doubled|tripled|quadrupled)(?: (?:their|its|in) (?<own>revenue|sales|orders|units sold|bookings|nights|closings|sales volume|reservations|views|inquiries))? (?:from (?<before>${point}) to (?<now>${point})|(?<latest>this (?:year|month|quarter)))(?= [,.?!]|$)`,
  ),
  meant: ({ groups = {}, 0: said }) => {
    const what = groups['what'] ?? groups['own']
    if (what === undefined) return said
    const times = { doubled: '2', tripled: '3', quadrupled: '4' }[groups['verb'] ?? ''] ?? ''
    const bound = groups['bound'] === undefined ? 'at least ' : groups['bound']
    const now = groups['now'] ?? groups['latest'] ?? ''
    const before = groups['before'] ?? (groups['latest'] ?? '').replace('this', 'last')
    return `with ${bound}${times} times ${asMuch(what)} ${dated(now)} as ${dated(before)}`
  },
}

export const timesAsMany: readonly Rewording[] = [
  wherever(
    [
      /^(twice|double|triple|half|times|\d+x|doubled|tripled|quadrupled)$/,
      /^(sold|sells?|moved|the|their|its|whose|where|in)$/,
    ],
    [ofThose, sold, ofTheOther, doubled],
  ),
]
