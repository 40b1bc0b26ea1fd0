// "How many days are there between the day a booking is made and the check in": how far ahead people book, told by its two ends. Behind
// "how far ahead do folks book, I mean from the day …" the ends only say again what that is.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const day = '(?:(?:the |an? )?(?:day|date|time|moment|point|minute)(?: that| when| on which| of)? |when )?'
const who =
  '(?:they|people|folks|guests|someone|somebody|you|(?:an?|the|our|each) (?:guest|person|customer|renter)s?)'
const rows = '(?:booking|reservation)'
const passive =
  '(?:it|(?:the|an?|each|their) (?:stay|place|home|trip|house|booking|reservation)) (?:is|was|gets|got|has been|were) (?:actually |first )?(?:booked|reserved|made|placed)'
const made = '(?:is|was|gets|got|being|has been)? ?(?:made|placed|created|entered|taken)'
const booked = `${day}(?:${passive}|${who} (?:actually |first )?(?:books?|booked|reserves?|reserved|(?:makes?|made|places?|placed) (?:the|an?|their) ${rows})(?: (?:it|(?:the|an?|their) (?:stay|place|home|trip|house)))?|(?:(?:the|an?|their|each|our) )?${rows}(?: date| day| ${made})?|(?:making|placing) (?:the|an?|their) ${rows}|date (?:booked|created)|(?:the )?(?:created|creation) (?:date|day)|booked|reserving)`
const came = '(?:arrives?|arrived|shows? up|showed up|checks? in|checked in|gets? there|comes?)'
const arrived = `${day}(?:${who} (?:actually |then |finally )?${came}|(?:(?:the|their|actual|its|guest) ){0,2}(?:check in|checkin|arrival)(?: date| day)?(?! (?:and|to) (?:check out|departure))|(?:arriving|showing up|checking in|(?:(?:the|their) )?start of (?:the|their) stay))`
const ends = `(?:between|from) ${booked} (?:and|to|until|till|up to|-|->) ${arrived}`
const passing =
  '(?:(?:is|are|was|were|there|it|do|does|did|pass|passes|passed|go|goes|by|elapse|elapses|lie|lies|usually|typically|normally|on|average|we|see|have|get|takes?) ){0,6}'

const ahead = /\b(?:ahead|advance|lead time|booking window)\b/
const spoken = '(?:days|time|gap|lag|interval|wait|delay|delta)'
const asked = new RegExp(
  `\\b(?:how (?:many days|much time|long) ${passing}|(?:number of )?${spoken} ${passing})${ends}(?= |$)`,
)
const again = new RegExp(
  `(?: ,)?(?: (?:i mean|meaning|that is|so|i e|counting|counted|measured))? ${ends}(?= |$)`,
)

/** "Avg lead time, created date to check-in": its two ends without a "from". */
const bareEnds = new RegExp(
  `(?: ,| :| \\() (?:from )?${booked} (?:to|until|till|->) ${arrived}(?: \\))?(?= |$)`,
)

const limit =
  '(?<limit>more than|over|further than|farther than|at least|above|exceeding|less than|under|below|within)'
const days = '(?<days>\\d+) days'
const soMany = ({ groups = {} }: RegExpExecArray): string =>
  `made ${/^(?:above|over|further than|farther than|exceeding)$/.test(groups['limit'] ?? '') ? 'more than' : /^(?:under|below)$/.test(groups['limit'] ?? '') ? 'less than' : (groups['limit'] ?? '')} ${groups['days'] ?? ''} days in advance`
const before = `(?:ahead of|out from|before|prior to|in advance of|away from) ${arrived}`

/** "Placed over 120 days ahead of arrival", "with more than 120 days from date made to check-in": so far ahead. */
const limits: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bhow many booked(?= ${limit} ${days} (?:in advance|ahead|out|before)\\b)`),
    meant: () => 'how many bookings were made',
  },
  {
    said: new RegExp(
      `\\b(?:did (?:people|folks|guests|we|they) make|made|placed|entered|taken|booked) ${limit} ${days} ${before}(?= |$)`,
    ),
    meant: soMany,
  },
  {
    said: new RegExp(
      `\\b(?:with|have|having|had|that have|are made with|were made with|made with) ${limit} ${days} (?:${ends}|between (?:the )?(?:day|date) (?:they|it) (?:were|was) made and (?:the )?(?:check in|arrival)|from (?:date|day) made (?:to|until) (?:the )?(?:check in|arrival)|of (?:anticipation|advance|notice|lead time|lead)(?: ${before})?)(?= |$)`,
    ),
    meant: soMany,
  },
  {
    said: new RegExp(
      `\\b(?:did (?:people|ppl|folks|guests|they) make |were made |made )?when (?:the )?(?:check in|arrival) was (?:still )?${limit} ${days} (?:away|off|out)(?= |$)`,
    ),
    meant: soMany,
  },
  {
    said: /\b(?:where|with|whose) (?:the )?(?:check in|arrival)(?: date)? minus (?:the )?(?:date made|booking date|date booked|created date|day made) (?:exceeds|is more than|is over|is above|>) (?<days>\d+) days(?= |$)/,
    meant: ({ groups }) => `made more than ${groups?.['days'] ?? ''} days in advance`,
  },
]

export const bookedSoFarAhead = wherever(
  [/^days$/, /^(check|checkin|arrival|arrive|arriving|advance|ahead|out)$/],
  limits,
)

export const bookedAhead = wherever(
  [/^(between|from|to|until|till|->)$/, /^(check|checks|checking|checkin|arriv|show|shows|showing|start)/],
  (tokens: readonly Token[]): readonly Token[] => {
    return rewritten(tokens, [
      { said: asked, meant: saidAsked },
      {
        said: bareEnds,
        meant: ([said], question) => (ahead.test(question.split(said)[0] ?? '') ? '' : said),
      },
      { said: again, meant: ([said], question) => (ahead.test(question.split(said)[0] ?? '') ? '' : said) },
    ])
  },
)

function saidAsked([said]: RegExpExecArray, question: string): string {
  const mean = /\bon average\b/.test(said) ? ' on average' : ''
  if (ahead.test(question.split(said)[0] ?? '')) return mean.trim()
  return `${said.startsWith('how ') ? 'how many days ahead' : 'booking window'}${mean}`
}
