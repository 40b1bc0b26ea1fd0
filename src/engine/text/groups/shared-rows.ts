// "At least one cancelled and at least one completed reservation", "a weekly stay and a monthly one": what is in the one state and what
// is in the other are rows of the same kind, and both are wanted. Taken together, those who have either would be counted.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:cancel(?:l)?ed|completed|confirmed|pending|refunded|weekly|monthly|upcoming|past|active|sold|expired|withdrawn)'
const row = '(?:reservation|booking|stay|order|purchase|listing|home|sale)'
const many =
  '(?:at least (?:\\d+|an?|one|two|three|four|five|six)|one or more|(?:\\d+|two|three|four|five|six) or more|more than (?:\\d+|one|two|three|four|five|six))'
const joint = '(?:and|and also|as well as|plus|but also|and then)'

/** "At least one cancelled and one completed order". */
const shared: Rewriting = {
  said: new RegExp(
    `\\b(?<first>${many}) (?<one>${state})(?<own> ${row}s?)?(?: ,)? ${joint} (?<second>${many}|an?|one) (?!\\k<one>\\b)(?<other>${state}) (?<rows>${row}s?|ones?)(?= |$)`,
  ),
  meant: ({ groups, 0: said }) => {
    const { first = '', one = '', own = '', second = '', other = '', rows = '' } = groups ?? {}
    const named = own.trim() || (rows.startsWith('one') ? '' : rows)
    const again = /^(?:an?|one)$/.test(second) ? 'at least one' : second
    return named === '' ? said : `${first} ${one} ${named} and ${again} ${other} ${named}`
  },
}

const has = '(?:have had|have|has had|has|had|having|with|got)'
/** "Have a cancelled reservation and also a completed reservation". */
const both: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:guests|customers|people|buyers|shoppers|clients|who|that|homes|houses|properties|listings|products|anyone|everyone) (?:who |that |which )?)(?<has>${has})(?: both)? (?<a>an? |some |any )?(?<one>${state}) (?<row>reservation|booking|stay|order|purchase)s? ${joint} (?:an? |some |any )?(?!\\k<one>\\b)(?<other>${state}) (?:\\k<row>s?|ones?)(?= |$)`,
  ),
  meant: ({ groups }) => {
    const { has: verb = '', one = '', other = '', row: rows = '' } = groups ?? {}
    return `${verb} both a ${one} and a ${other} ${rows}`
  },
}

export const sharedRows: readonly Rewording[] = [
  wherever([new RegExp(`^${state}$`), /^(least|more|than)$/, /^(and|plus|well|but)$/], [shared]),
  wherever([new RegExp(`^${state}$`), /^(have|has|had|having|with|got)$/, /^(and|plus|well|but)$/], [both]),
]
