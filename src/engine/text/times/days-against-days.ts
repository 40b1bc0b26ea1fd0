// "Friday and Saturday check-ins against all other days", "and then for everybody who checks in on the other days": some days of the week
// against the rest of it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const day =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thurs?|fri|sat|sun)'
const days = `(?<days>(?:an? |the )?${day}(?:(?: ,| and| or| &| \\+| /|) (?:an? |the )?${day})*|weekends?|the weekend)`
const arrive = '(?:check ?ins?|checkins?|arrivals?|arrive|arriving|checks? in|checked in|checking in)'
const otherDays =
  '(?:(?:all |any |the )*(?:other|remaining) (?:check ?in |arrival )?(?:days?|nights?)(?: of the week)?|(?:the )?(?:rest|remainder) of (?:the )?week|(?:all )?the rest(?: of the days)?|everything else|(?:sun|sundays?) (?:to |through |thru |- )?(?:thu|thurs|thursdays?))'
const everybody = '(?:everybody|everyone|people|guests|those|the ones|bookings|stays)(?: (?:else|who|that))*'
const versus = '(?:vs|v|versus|against|with|/|and then(?: for)?|and|compared (?:to|with))'
const ends = '(?= ?[.?!,;:)]| ?$)'

const rule = (between: string): Rewriting => ({
  said: new RegExp(
    `(?<lead>\\b(?:for|of|from) )?(?:(?:people|guests|those|bookings|stays)(?: (?:who|that|which))? )?(?:${arrive} )?(?:on |for )?${days}(?: ${arrive})? ${between} (?:that of |the [a-z]+ of |for |of )?(?:${everybody} )?(?:${arrive} )?(?:on |for )?${otherDays}(?: ${arrive})?${ends}`,
  ),
  meant: ({ groups = {}, 0: said }, question) =>
    arrives.test(question) && isWholeWeek(said, plain(groups['days'] ?? ''))
      ? ` for ${plain(groups['days'] ?? '')} check ins vs all other check in days`
      : said,
})

/** Sunday to Thursday is the rest of the week for Friday and Saturday only. */
const isWholeWeek = (said: string, named: string): boolean =>
  !/\bsun(?:days?)? (?:to |through |thru |- )?thu/.test(said) || named === 'friday and saturday'

const plain = (said: string): string =>
  (said.match(/weekend|\b(?:mon|tue|wed|thu|fri|sat|sun)/g) ?? [])
    .map(one => full.get(one) ?? one)
    .join(' and ')

const full: ReadonlyMap<string, string> = new Map([
  ['mon', 'monday'],
  ['tue', 'tuesday'],
  ['wed', 'wednesday'],
  ['thu', 'thursday'],
  ['fri', 'friday'],
  ['sat', 'saturday'],
  ['sun', 'sunday'],
])
const arrives = new RegExp(`\\b${arrive}\\b`)

/** "ADR by arrival day, Friday and Saturday …": the two sides are the groups. */
const byDay: Rewriting = {
  said: /\bby (?:arrival|check in|checkin) day(?: of (?:the )?week)?(?: ,| :)? (?=.* (?:v|vs|versus|against) )/,
  meant: () => '',
}
/** "Compare the ADR for Friday … with that of all other days". */
const compared: Rewriting = {
  said: /^(?:(?:please|can you|could you) )*(?:compare|contrast) (?:the )?(?=.*\bfor friday and saturday check ins vs|.*\bcheck ins vs all other check in days)/,
  meant: () => '',
}

/** "Orders on Saturdays and then on all other days": of whatever day it is. */
const ofAnyRows: Rewriting = {
  said: new RegExp(
    `\\b(?:on )?${days}(?: ,)? (?:vs|v|versus|against|and then(?: for| on)?|compared (?:to|with)) (?:on |for )?(?:(?:all |the )*(?:other|remaining) days(?: of the week)?|(?:the )?(?:rest|remainder) of (?:the )?week)${ends}`,
  ),
  meant: ({ groups = {} }) => `on ${plain(groups['days'] ?? '')}s vs all other days`,
}

export const daysAgainstDays: readonly Rewording[] = [
  wherever(
    [/^(day|days|week|rest|thu|thurs|thursday|thursdays)$/, new RegExp(`^${day}$|^weekends?$`)],
    [byDay, rule(versus), ofAnyRows, compared],
  ),
]
