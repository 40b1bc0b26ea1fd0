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
const isSorted = /\b(?:sort|sorted|order|ordered|list|listed|arranged|rank|ranked|newest|oldest|latest)\b/
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

export const byWhichDate: Rewording = wherever(
  [/^(date|day|when|arrival|check|checkin)$/, /^(not|by|using|based|according|than|of|meaning|mind|per)$/],
  [rule(booked, arrived, 'booking date'), rule(arrived, booked, 'check in date')],
)
