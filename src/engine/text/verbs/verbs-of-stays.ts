// Verbs of guests who come and go and of bookings that come to nothing: "who will turn up tomorrow", "guests packing up on Sunday",
// "bookings that were scratched".
import type { VerbClass } from './verb-class.ts'
import { ofTime, people, type When } from './verb-places.ts'

const day =
  /^(today|tonight|tomorrow|this|next|on|in|over|between|from|before|by|during|within|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[?.!])$/

/** "Who will turn up tomorrow", "guests turning up on Friday": people on a day. */
const ofPeopleThen: When = (text, start, end) =>
  [1, 2, 3].some(step => people.test(text(start - step))) &&
  day.test(text(end)) &&
  // "Guest emails that show up in our reservations" are no arrivals.
  (text(end) !== 'in' || ofTime.test(text(end + 1)))

export const verbsOfStays: readonly VerbClass[] = [
  {
    plain: 'check',
    then: 'in',
    verbs: `turn up, show up, roll in, roll up, move in, get here, get in, come in, pull in, touch down, start their stay, begin their stay,
      start their stays, begin their stays, start a stay, begin a stay`,
    when: ofPeopleThen,
  },
  {
    plain: 'check',
    then: 'out',
    verbs:
      'finish their stay, finish their stays, end their stay, end their stays, pack up, clear out, move out',
    when: ofPeopleThen,
  },
  {
    plain: 'cancel',
    verbs: 'pull, withdraw, withdrawn, kill, annul, scratch, abandon, give up, given up, revoke, rescind',
    when: (text, start) =>
      /^(got|get|gets|was|were|been|being)$/.test(text(start - 1)) &&
      [2, 3, 4].some(step => /^(bookings?|reservations?|stays?)$/.test(text(start - step))),
  },
]
