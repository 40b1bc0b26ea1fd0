// "What would I pay per square foot in The Preserve": whoever would buy or stay pays what is asked now, and not what others paid.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const foot = '(?:square foot|sq foot|sq ft|sqft|sf|foot)'
const pay =
  '\\b(?:what|how much)(?: money)? (?:(?:would|could|will) (?:i|we|you|one|someone|somebody|my (?:buyers?|clients?)|a buyer) (?:have to |need to )?|(?:do|does) (?:i|we|you|one|someone|my (?:buyers?|clients?)|a buyer) (?:have to|need to) )pay (?:on average |roughly |typically )?'
/** What was sold, or when, says what others paid. */
const done =
  /\b(?:sold|sales?|closed|closings?|paid|solds|last|past|in 20\d\d|this (?:year|month|quarter)|since|ago)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`${pay}(?:per|a|by the|for a|for each) ${foot}(?= |$)`),
    meant: ({ 0: said }, question) =>
      done.test(question) ? said : 'average price per square foot of active homes',
  },
  {
    said: new RegExp(`${pay}(?:per|a|for a|for each|each) night(?= |$)`),
    meant: () => 'what is the average nightly rate',
  },
  {
    said: new RegExp(
      `${pay}for an? (?<thing>\\d (?:bed|bedroom|br)s?(?: (?:home|house|place))?|home|house|pool home)(?= (?:in|with|at|built)\\b| [?.]|$)`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      done.test(question) ? said : `average asking price of active ${groups['thing'] ?? ''}`,
  },
]

export const wouldPay = wherever([/^(would|could|will|do|does)$/, /^pay$/], rules)
