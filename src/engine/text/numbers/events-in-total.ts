// "Cart adds, previous month, total count", "ATC events (add to cart) in the prior month, total": how many there were. A total beside events
// is no amount of money.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const events =
  '(?<events>(?:cart (?:adds?|additions)|adds? to carts?|added to cart|atc)(?: events?)?|page views|product views|searches|checkouts started|views|clicks|inquiries|favorites|shares|sessions|leads|visitors)'
const gloss = '(?: \\( (?:add(?:ed)? to cart|cart adds?) \\))?'
const time =
  '(?<time>(?:(?:in|for|during) )?(?:the )?(?:previous|prior|last|this|past|current) (?:month|week|quarter|year)|(?:the )?(?:past|last) \\d+ (?:days|weeks|months)|yesterday|today)'
const total = '(?:(?:in )?total(?: count| number)?|(?:total )?count|number in all|how many)'

const counted = ({ groups = {} }: RegExpExecArray): string => {
  const when = (groups['time'] ?? '')
    .replace(/^(?:in|for|during) /, '')
    .replace(/^the /, '')
    .replace(/^(?:previous|prior) /, 'last ')
    .replace(/^past (?=month|week|quarter|year)/, 'the past ')
    .replace(/^current /, 'this ')
  const what = /cart|atc/.test(groups['events'] ?? '') ? 'add to cart events' : (groups['events'] ?? '')
  return `how many ${what} ${when}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`^(?:number of |# )?${events}${gloss}(?: ,)? ${time} ?, ${total}(?= [.?!]|$)`),
    meant: counted,
  },
]

/** "Searches, add-to-carts and purchase events": each of them is an event, and only the last is called one. */
const listed: Rewriting = {
  said: /\b(?<first>searches|page views|product views|sessions) , (?<second>adds? to carts?|add to cart|added to cart|cart adds|product views|checkouts) ,? ?and (?<third>purchase|checkout) events?\b/,
  meant: ({ groups = {} }) =>
    `${groups['first'] ?? ''} , ${/cart/.test(groups['second'] ?? '') ? 'add to carts' : (groups['second'] ?? '')} and ${groups['third'] === 'purchase' ? 'purchases' : 'checkouts'}`,
}

export const eventsInTotal = [wherever(/^(total|count|many|number)$/, rules), wherever(/^events?$/, [listed])]
