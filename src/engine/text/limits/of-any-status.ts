// "Never ordered anything, not even a cancelled one", "no order, cancelled or otherwise": none of whatever status. Taken one by one, the
// status would be denied of orders that there are.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const status = '(?:completed|complete|cancelled|canceled|refunded|pending|confirmed)'
const event = '(?<event>order|purchase|booking|reservation)'
const one = '(?:an?|any|even one|a single|even a single|one|one single)'
const done = '(?:ordered|bought|purchased|booked)'
const made = `(?:placed|made|put in|had) ${one} ${event}s?`
const thing = '(?: anything| a thing| a single thing| something| from us| with us| at all| whatsoever| ever)*'
const any = '(?:ones?|order|orders|purchase|purchases|booking|bookings|reservation|reservations)'
const whichever = `(?:not even ${one} ${status}(?: or ${status})?(?: ${any})?|not even ${status} ${any}|(?:whether )?${status} or (?:otherwise|not)|(?:of|in|with) (?:any|whatever|no matter what|no matter which) (?:status|state|kind)(?: at all| whatsoever)?|(?:no matter|regardless of|whatever) (?:the|its|their) status(?: is| was)?)`

const denied: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:who|that|which) )?(?:have |has |had )?never (?:once |ever )?(?:(?:been )?${done}|${made})${thing}(?: [,(-])? ${whichever}(?: \\))?(?= [.?!,;]|$)`,
  ),
  meant: ({ groups, 0: said }) =>
    `with no ${groups?.['event'] ?? (said.includes('booked') ? 'reservation' : 'order')}s of any status`,
}

export const ofAnyStatus = wherever([/^never$/, /^(even|otherwise|or|status|state|kind)$/], [denied])
