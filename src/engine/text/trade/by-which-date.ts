// "Bookings made in October (date booked, not arrival)", "revenue in May, going by the booking date": which of the days of a stay is
// meant, said behind its time. It orders no rows, and the day that is not meant says nothing of its own.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const booked =
  '(?:(?:the )?(?:booking date|date booked|booked date|date of booking|reservation date|date made|date (?:it was|they were) (?:booked|made)|day (?:it was|they were) (?:booked|made)|when (?:it was|they were|it got|they got) (?:booked|made)))'
const arrived =
  '(?:(?:the )?(?:arrival|check in|checkin|stay)(?: dates?| days?)?|when (?:they|guests|people) (?:arrive|arrived|check in|checked in|stay|stayed))'
const by =
  '(?:going by|counted by|counting by|based on|judging by|according to|dated by|using|by|as in|meaning|i e|per)'
const not = '(?:(?: ,)? (?:and |so )?(?:not|rather than|instead of|never mind) (?:by |on |the )*'
/** What is sorted by it is listed in that order. */
const isSorted =
  /\b(?:sort|sorted|order|ordered|(?<!\bto )list|listed|arranged|rank|ranked|newest|oldest|latest)\b/
const isTimed =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d|yesterday|today|(?:this|last|past) (?:\d+ )?(?:days?|weeks?|months?|quarter|years?|weekend))\b/

const rule = (date: string, other: string, meant: string): Rewriting => ({
  said: new RegExp(
    `(?: ,| \\(| -)?(?<way> ${by})? ${date}(?<other>${not}${other}))?(?: \\))?(?= [,.?!]|$| by \\b)`,
  ),
  meant: ({ 0: said, groups = {}, index }, question) => {
    const isSaid = groups['other'] !== undefined || (groups['way'] !== undefined && /^ [,(-]/.test(said))
    return isSaid && isTimed.test(question) && !isSorted.test(question.slice(0, index))
      ? ` by ${meant}`
      : said
  },
})

const those =
  '(?:they|it|these|those|each|guests|people|customers|everyone|(?:the |each |a )?(?:homes?|houses?|sales?|deals?|listings?|orders?|purchases?|bookings?|reservations?|stays?))'
const steps = '(?:by|per|each|every|for each|for every) (?:day|week|month|quarter|year)'
const inSteps = new RegExp(
  `\\b(?:${steps}|(?:day|week|month|quarter|year) (?:by|after) (?:day|week|month|quarter|year)|daily|weekly|monthly|quarterly|yearly|annually|trend|over time)\\b`,
)

/** "Volume quarter by quarter, going by when they closed": the day of it, and no row for each of them. */
const done = (verbs: string, meant: string, of: RegExp = /^/): Rewriting => ({
  said: new RegExp(
    `(?:(?<= )(?<unit>day|week|month|quarter|year) by \\k<unit>)?(?: ,)? (?:going by|counted by|counting by|based on|judging by|dated by|according to|as of) (?:when|the (?:day|date) (?:on which |that |when )?)(?<!the) ?${those} (?:(?:were|was|got|get|are|is|have|had|actually) )*(?:${verbs})(?= [,.?!]|$| (?:since|in|from|for|this|last|between|over)\\b)`,
  ),
  meant: ({ 0: said, groups = {}, index }, question) =>
    of.test(question) &&
    (isTimed.test(question) || inSteps.test(question)) &&
    !isSorted.test(question.slice(0, index))
      ? `${groups['unit'] === undefined ? '' : `by ${groups['unit']} ,`} by ${meant}`
      : said,
})

export const byWhichDate: Rewording = wherever(
  [/^(date|day|when|arrival|check|checkin)$/, /^(not|by|using|based|according|than|of|meaning|mind|per)$/],
  [
    done('closed|sold|close|sell', 'closing date'),
    done('check out|checked out|leave|left|depart|departed', 'check out date'),
    done('booked|reserved', 'booking date'),
    done('arrive|arrived|check in|checked in|stay|stayed', 'check in date'),
    done('made', 'booking date', /\b(?:bookings?|reservations?|stays?|nights|adr|occupancy)\b/),
    done(
      'ordered|placed|bought|purchased|made',
      'order date',
      /^(?!.*\b(?:bookings?|reservations?|stays?)\b)/,
    ),
    rule(booked, arrived, 'booking date'),
    rule(arrived, booked, 'check in date'),
  ],
)
