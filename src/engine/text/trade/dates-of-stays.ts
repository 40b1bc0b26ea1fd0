// "Names, emails and both dates", "guest, check-in and check-out": the first and the last day of a stay, as columns. "Check-in" alone would
// name a booking, and only the other day would be shown.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const columns = 'check in date and check out date'
const ofStays =
  /\b(?:guests?|stays?|bookings?|reservations?|arrivals?|arriving|checking|monthl(?:y|ies)|weekl(?:y|ies)|homes?|houses?)\b/

const both: Rewriting = {
  said: /(?<=(?:,|:|and|plus|with|\+|&|the|show|include|email|emails|name|names|guest) )(?:(?:the|their) )?(?:both (?:of )?(?:the |their )?dates|the two dates|in and out dates|dates in and out|start and end dates?|arrival and departure dates?|check ?in and (?:check ?)?out dates?|check ?in ?\/ ?(?:check ?)?out dates?)(?= [,.?!]|$| (?:and|for|of|please)\b)/,
  meant: ({ 0: said }, question) => (ofStays.test(question) ? columns : said),
}
const named: Rewriting = {
  said: /(?<=(?:,|:|with|plus|\+|e ?mails?|names?) )check ?in (?:,|and|&|\+|\/|, and) check ?out(?= [,.?!]|$| (?:and|for|of|please)\b)/,
  meant: () => columns,
}

export const datesOfStays: Rewording = wherever(/^(dates?|out|checkout)$/, [both, named])
