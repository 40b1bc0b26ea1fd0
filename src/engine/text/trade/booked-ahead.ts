// "How many days are there between the day a booking is made and the check in": how far ahead people book, told by its two ends. Behind
// "how far ahead do folks book, I mean from the day …" the ends only say again what that is.
import { rewritten, wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const day = '(?:(?:the |an? )?(?:day|date|time|moment|point|minute)(?: that| when| on which| of)? |when )?'
const who =
  '(?:they|people|folks|guests|someone|somebody|you|(?:an?|the|our|each) (?:guest|person|customer|renter)s?)'
const rows = '(?:booking|reservation)'
const passive =
  '(?:it|(?:the|an?|each|their) (?:stay|place|home|trip|house|booking|reservation)) (?:is|was|gets|got|has been|were) (?:actually |first )?(?:booked|reserved|made|placed)'
const made = '(?:is|was|gets|got|being|has been)? ?(?:made|placed|created|entered|taken)'
const booked = `${day}(?:${passive}|${who} (?:actually |first )?(?:books?|booked|reserves?|reserved|(?:makes?|made|places?|placed) (?:the|an?|their) ${rows})(?: (?:it|(?:the|an?|their) (?:stay|place|home|trip|house)))?|(?:(?:the|an?|their|each|our) )?${rows}(?: date| day| ${made})?|(?:making|placing) (?:the|an?|their) ${rows}|date booked|booked|reserving)`
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

export const bookedAhead = wherever(
  [/^(between|from)$/, /^(check|checks|checking|checkin|arriv|show|shows|showing|start)/],
  (tokens: readonly Token[]): readonly Token[] => {
    return rewritten(tokens, [
      { said: asked, meant: saidAsked },
      { said: again, meant: ([said], question) => (ahead.test(question.split(said)[0] ?? '') ? '' : said) },
    ])
  },
)

function saidAsked([said]: RegExpExecArray, question: string): string {
  const mean = /\bon average\b/.test(said) ? ' on average' : ''
  if (ahead.test(question.split(said)[0] ?? '')) return mean.trim()
  return `${said.startsWith('how ') ? 'how many days ahead' : 'booking window'}${mean}`
}
