// "… we got there", "… the visitor who sent them", "nights at our places", "one total each": words that say no more than stands there already.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [,.?!]|$)'

const rules: readonly Rewriting[] = [
  // "For each state the cheapest nightly rate we got there".
  {
    said: new RegExp(
      `(?<=^.*\\b(?:each|every|per|by)\\b.* )(?:that )?we(?: have|'ve)? (?:got|have|had) there${ends}`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:visitors?|leads?|guests?|customers?|buyers?|persons?)) (?:who|that) (?:sent|made|wrote|placed|left) (?:it|them|those)${ends}`,
    ),
    meant: () => '',
  },
  {
    said: /(?<=\b(?:nights|stays|bookings)) (?:at|in) (?:our|all our|all of our) (?:places|homes|houses|properties)(?= (?:like )?(?:all time|ever|overall|so far|of all time)\b)/,
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:by|per|each|every)\\b.*) , (?:just )?(?:one|a|a single) (?:total|number|figure|sum) (?:each|apiece|per [a-z]+|for each)${ends}`,
    ),
    meant: () => '',
  },
]
/** "Of all the viewings we ever had on the calendar". */
const onCalendar: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:bookings|stays|reservations|viewings)(?: that)?(?: we)?(?: ever| have| had| got){0,3}) on (?:the|our) calendar\b(?! (?:for|in|on|next|this|today|tomorrow))/,
    meant: () => '',
  },
]

export const saidAnyway: readonly Rewording[] = [
  wherever(
    [/^(there|it|them|those|places|homes|houses|properties|each|apiece|per)$/, /^(we|who|that|at|in|one|a)$/],
    rules,
  ),
  wherever(/^calendar$/, onCalendar),
]
