// "On Mondays, on Tuesdays, all the way through Sunday", "Monday through Sunday, how many on each day": every day of the week has a number.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const on = '(?:(?:on|for) )?(?:an? |the )?'
const joint = '(?: ,)?(?: and| then| and then| or)?'
const later = '(?:tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|tue|tues|wed|thu|thurs|fri|sat)'
const goesOn =
  '(?:etc|and so on(?: and so forth)?|and so forth)(?: (?:all the way )?(?:through|thru|to|until|till|up to|for|over) (?:the (?:rest of the |whole )?week|sundays?))?'
const through =
  '(?:(?:and )?(?:so on )?(?:all the way |right )?(?:through|thru|to|until|till|up to)(?: to)? sundays?)'

const ends = '(?= [,.?!:;)]|$| (?:in|during|last|this|past|over|for|how|what|since|each|of)\\b)'

/** Without a day between them, "last week, Monday to Sunday" is a whole week. */
const spelledOut: Rewriting = {
  said: new RegExp(
    `${on}\\b(?:mondays?|mon)(?:${joint} ${on}${later}){1,5}(?: ,)? (?:${goesOn}|${through})${ends}`,
  ),
  meant: () => 'by weekday',
}

/** "Monday through Sunday, how many bookings checked in on each day". */
const ahead: Rewriting = {
  said: /^(?:from )?(?:mondays?|mon) (?:through|thru|to|until|till) (?:sundays?|sun)(?: ,| :)? (?<asked>[^?.!;:]+?) (?:on|for|in) (?:each|every)(?: (?:single|one of the))?(?: day| days| of them| weekday| one)(?= |$)/,
  meant: ({ groups }) => `${groups?.['asked'] ?? ''} by weekday`,
}

/** "Revenue for each day of the week, Monday to Sunday": all of them, in the order in which they come anyway. */
const inTheirOrder: Rewriting = {
  said: /(?<=\b(?:weekdays?|days? of (?:the )?week)\b[^?]*) [,(:-]?(?: ?(?:from|in order|ordered|sorted|starting))* ?(?:(?:mondays?|mon) ?(?:through|thru|to|until|till|-|–)? ?(?:sundays?|sun)|(?:with |on |from )?(?:monday|mon)(?: goes| comes)? first)(?: \))?(?= [,.?!]|$)/,
  meant: () => '',
}

export const daysOfTheWeek: readonly Rewording[] = [
  wherever([/^(monday|mondays|mon)$/, /^(sundays?|etc|so)$/], [ahead, spelledOut]),
  wherever([/^(weekdays?|week)$/, /^(monday|mondays|mon)$/], [inTheirOrder]),
]
