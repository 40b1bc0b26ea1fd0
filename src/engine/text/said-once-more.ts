// What a question says once more in other words: "how many bookings were made in October, I mean the day they booked and not the arrival",
// "in house tonight, meaning checked in today or earlier and leaving after today". Said of something else it is left alone.
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'

const mark = '[,;:.(-]'
const meaning = '(?:i mean|meaning|that is|i e|so|as in|going|counting)'
const booking =
  '(?:the )?(?:day|date|moment)s? (?:of (?:the )?booking|(?:that |when )?they (?:were )?(?:booked|made)|(?:that |when )?(?:it|the booking) was (?:booked|made)|(?:that |when )?(?:people|guests|somebody|someone) (?:booked|made it|made them)|booked)'
const stay =
  '(?:the )?(?:day of |date of )?(?:the )?(?:arrival|arrivals|check in|check ins|stay|stays|they arrive|they come|they stay)(?: (?:date|day|dates))?'

/** By which day bookings are dated: where "made" or "booked" says so already it is said twice. */
const byBooking: readonly Rewriting[] = [
  {
    said: new RegExp(
      ` ${mark} (?:${meaning} )?(?:by |on |for )?${booking}(?: ,)?(?: and| but)? not (?:of |by |on |for |when )?${stay}(?: \\))?(?= [.?!]|$)`,
    ),
    meant: ({ 0: all }, question) =>
      /\b(?:made|booked|placed|taken|created|came in)\b/.test(question.replace(all, ' '))
        ? ''
        : ' by booking date',
  },
]

/** Who is in house on a day has come by then and leaves later. */
const inHouse: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:in house|under way|underway|staying|here) (?:tonight|today|right now|now)) (?:${mark} )?(?:${meaning} )?(?:those |guests |people |the ones |they |who )?(?:have |are |were |already )*(?:checked|checking|check|arrived) in (?:today or (?:earlier|before)|already|by (?:today|now)|on or before today) and (?:leaving|checking out|check out|not out|not leaving|out) (?:after today|till tomorrow or later|until tomorrow or later|tomorrow or later|later than today|before tomorrow)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:in house|under way|underway|staying|here) (?:tonight|today|right now|now)) (?:${mark} )?(?:${meaning} )?(?:those |guests |people |the ones |they |who )?(?:have |are |were |already )*checked in and not (?:out|checked out|leaving) (?:till|until|before) tomorrow(?: or later)?`,
    ),
    meant: () => '',
  },
]

/** "The listings that are finished, this is sold or expired or withdrawn": those three, whatever they are called together. */
const state = '(?:sold|closed|expired|withdrawn|pulled|got pulled|cancelled|were pulled|were withdrawn)'
const finished: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<what>listings|homes|houses|ones)(?: (?:that|which) are)? (?:finished|done|over|through|off the books|no longer active or pending|not active or pending any more) ${mark} (?:this is|that is|meaning|i mean|i e|so|either)(?: either)? (?<states>${state}(?:(?: ,| or| and| , or)+ ${state}){1,3})`,
    ),
    meant: ({ groups }) =>
      `${groups?.['what'] === 'ones' ? 'listings' : (groups?.['what'] ?? '')} that are ${groups?.['states'] ?? ''}`,
  },
]

/** "… and what percent of all the revenue in that time is it": of the same time. */
const thatTime: readonly Rewriting[] = [
  {
    said: /\b(?<share>what (?:percent|percentage|share)) of (?:all )?(?:the |our )?(?<of>revenue|sales|orders|bookings) (?:in|over|during|for) (?:that|the same) (?:time|period|span|stretch)(?: (?:is|was|were) (?:it|that|this|they|those))?(?= [.?!]|$)/,
    meant: ({ groups }) => `${groups?.['share'] ?? ''} of ${groups?.['of'] ?? ''} is that`,
  },
]

const through: readonly Rewriting[] = [
  {
    said: /\b(?:until and (?:with|including)|up to and (?:with|including)|till and (?:with|including))(?= )/,
    meant: () => 'through',
  },
]

/** "What have discounts cost us": what they took off, and not what was paid in spite of them. */
const costOfDiscounts: readonly Rewriting[] = [
  {
    said: /\bwhat (?:have|did|do|has) (?:our |the |all these |all the |all our )?(?:discounts?|discounting) cost (?:us|me)?(?: in (?:total|all))?/,
    meant: () => 'what is the total discount',
  },
]

export const saidOnceMore: readonly Rewording[] = [
  wherever([/^not$/, /^(booking|booked|made)$/], byBooking),
  wherever([/^(house|way|underway|staying|here)$/, /^(tomorrow|after|later)$/], inHouse),
  wherever([/^(finished|done|over|through|books|longer|active)$/, /^(expired|withdrawn|pulled)$/], finished),
  wherever([/^(that|same)$/, /^(time|period|span|stretch)$/, /^(percent|percentage|share)$/], thatTime),
  wherever([/^(until|till|to)$/, /^and$/, /^(with|including)$/], through),
  wherever([/^(discounts?|discounting)$/, /^cost$/], costOfDiscounts),
]
