// "Most popular check-in day", "the day of the week most guests arrive on": the one with most of them; nobody counts clicks on it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const common = '(?:the |our )?(?:most (?:popular|common|frequent|usual|typical)|favou?rite|top)'
const popular = `(?:${common}|(?:the |our )?busiest)`
const arrival = '(?:check ?in|checkin|arrival)'
const departure = '(?:check ?out|checkout|departure)'
const day = '(?<unit>day of the week|weekday|day|month)'

const asked =
  (what: string): Rewriting['meant'] =>
  ({ groups }) =>
    `which ${groups?.['unit'] === 'month' ? 'month' : 'weekday'} has the most ${what}`

const opens = '^(?:what (?:is|was) |which is )?'
const rules: readonly Rewriting[] = [
  { said: new RegExp(`${opens}${popular} ${arrival} ${day}\\b`), meant: asked('check ins') },
  { said: new RegExp(`${opens}${popular} ${departure} ${day}\\b`), meant: asked('check outs') },
  {
    said: new RegExp(
      `${opens}${common} ${day} (?:to (?:check in|arrive)|for (?:check ins?|arrivals?|checkins?)|of arrival)\\b`,
    ),
    meant: asked('check ins'),
  },
  {
    said: new RegExp(
      `${opens}${common} ${day} (?:to (?:check out|leave|depart)|for (?:check outs?|departures?|checkouts?)|of departure)\\b`,
    ),
    meant: asked('check outs'),
  },
]

export const busiestDay = wherever(/^(day|weekday|month)$/, rules)
