// "Got cancelled on 5 times or more", "made 7 days or less before arrival": the bound said behind its number; what was cancelled so often is
// a home with so many cancellations, and no booking of which each is cancelled once.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const number = '(?<n>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const more = 'or more|and more|or above|and up|plus|or longer'
const fewer = 'or less|or fewer|or under|or below|and under|and less|or shorter'
const bound =
  '(?<bound>at least|at most|more than|over|less than|fewer than|under|exactly|no more than|no fewer than|no less than)'

export const soManyTimes: readonly Rewording[] = [
  wherever(
    [/^(?:times|days)$/, /^(?:or|and|plus)$/],
    [
      {
        said: new RegExp(
          `\\b(?<!(?:at least|at most|how many|twice|once|,|or|and) )${number} times (?:(?<more>${more})|${fewer})(?= |$)`,
        ),
        meant: ({ groups = {} }) =>
          `${groups['more'] === undefined ? 'at most' : 'at least'} ${groups['n'] ?? ''} times`,
      },
      {
        said: new RegExp(
          `\\b${number} days (?:(?<more>${more})|${fewer}) (?=(?:before|ahead of|prior to|in advance|from|out from) )`,
        ),
        meant: ({ groups = {} }) =>
          `${groups['more'] === undefined ? 'at most' : 'at least'} ${groups['n'] ?? ''} days `,
      },
    ],
  ),
  wherever(
    [/^times$/, /^(?:cancelled|canceled)$/],
    [
      {
        said: new RegExp(
          `(?<=\\b(?:homes|houses|properties|listings|places|rentals|cabins|chalets|lofts|villas|cottages|cities|states) )(?:(?:that|which|who) )?(?:(?:got|get|were|was|have been|had been|been) )?cancell?ed(?: on)? ${bound} ${number} times(?= |$)`,
        ),
        meant: ({ groups = {} }) => `with ${groups['bound'] ?? ''} ${groups['n'] ?? ''} cancellations`,
      },
    ],
  ),
  // "Last minute share: made at most 7 days before arrival, % of bookings in 2026": the part is said before its whole.
  wherever(
    [/^(?:%|percent|share|percentage)$/, /^days$/, /^(?:arrival|check)$/],
    [
      {
        said: new RegExp(
          `^(?:[a-z -]+ : )?(?<part>(?:made|booked) ${bound} ${number} days (?:before|ahead of|prior to) (?:arrival|check - in|check in)) , (?<share>(?:%|percent|percentage|share) of (?:all )?(?:bookings|stays|reservations)(?: [^,?]+?)?)(?= ?[?.!]|$)`,
        ),
        meant: ({ groups = {} }) => `${groups['share'] ?? ''} ${groups['part'] ?? ''}`,
      },
    ],
  ),
]
