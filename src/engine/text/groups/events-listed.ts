// "Searches, add to carts and checkouts last week", "views, clicks and inquiries in May": what happens on a site is counted, each kind
// for itself. Nobody reads a list of single clicks.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const visits =
  'page views|pageviews|product views|searches|add to carts|adds to cart|cart adds|cart additions|cart removals|checkouts|checkouts started|checkout starts'
const looks = 'views|clicks|inquiries|favorites|impressions|shares'
const event = `(?:${visits}|${looks})`
const joint = '(?: ,)?(?: and| plus| \\+)? '
const more = `${joint}(?:how many |number of )?`
const opening =
  '^(?:(?:show me|show|give me|how many|what were|what was|number of|count of|the|our|total|compare|i need|need) ){0,3}'
const ends =
  '(?= (?:did|do|were|have|had|on|of|for|in|this|last|past|since|during|by|per|each|from|yesterday|today|so far|we|there)\\b|(?: [.?!])?$)'

const list: Rewriting = {
  said: new RegExp(`${opening}(?<list>${event}(?:${more}${event}){0,4}${more}(?:${event}|purchases))${ends}`),
  meant: ({ groups }) => {
    const items = (groups?.['list'] ?? '').split(/ , (?:and |plus )?| and | plus | \+ /)
    return items
      .map(one => one.replace(/^(?:how many|number of) /, ''))
      .map(one => `number of ${one === 'purchases' ? 'purchase events' : one}`)
      .join(' , ')
  },
}

export const eventsListed: Rewording = wherever(
  /^(views|pageviews|searches|carts|cart|checkouts|clicks|inquiries|favorites|impressions)$/,
  [list],
)
