// "The average number of days that sold homes had been on the market": their days on market, which the things and their verb part.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const been =
  '(?:had been|have been|has been|were|was|are|is|had|spent|spend|spends|sat|sit|stayed|stay|lasted)'

const bound = '(?:(?:more|less|fewer|longer) than|over|under|at least|at most|up to|no more than)'

/** "30 days or less": behind a verb of selling, the number alone would be taken for a price. */
const bounded = (long: string): string => {
  const [, days = '', way] = /^(.*days?) or ([a-z]+)$/.exec(long) ?? []
  return way === undefined ? long : `${/^(less|fewer|under)$/.test(way) ? 'at most' : 'at least'} ${days}`
}

const onMarket: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:average|avg|mean|median|typical|the) )(?:number of )?days (?:that )?(?:the |our )?(?<what>(?:(?!on\\b|days\\b)[a-z]+ ){1,5}?)(?:${been}) (?:sitting )?on (?:the )?market`,
    ),
    meant: ({ groups }) => `days on market of ${(groups?.['what'] ?? '').trim()}`,
  },
  // "I want to know how long 84 Canopy Court was on the market": all its days, and not only if it is there today.
  {
    said: /\bhow (?:long|many days) (?:it|that (?:one|home|house|listing)|this (?:one|home|house|listing)) (?:was|had been) on (?:the )?market(?= |$)/,
    meant: () => 'days on market',
  },
  {
    said: /(?<!\bof )\bhow (?:long|many days) (?<what>(?!it |that |this |they |those |these |was |were |is |are |did |do |does |have |has |had )(?:(?!on\b|days\b|was\b|were\b|have\b|has\b|had\b|is\b|are\b)[a-z\d']+ ){1,7}?)(?<was>was|were) on (?:the )?market(?= |$)/,
    meant: ({ groups }) => `how long ${groups?.['was'] ?? ''} ${groups?.['what'] ?? ''}on the market`,
  },
  // "Homes that spent 30 days or less on the market".
  {
    said: new RegExp(
      `\\b(?:spent|spend|spends|lasted|stayed)(?: only| just)? (?<long>(?:${bound} )?(?:[a-z\\d]+ ){1,3}?days?(?: or (?:less|fewer|more|longer|under|over))?) on (?:the )?market(?= |$)`,
    ),
    meant: ({ groups }) => `had ${bounded(groups?.['long'] ?? '')} on the market`,
  },
]

export const daysSpent = wherever(/^market$/, onMarket)

const day = (name: string, rest: string) => `${name}(?:${rest})?`
const monday = day('mon', 'day')
const sunday = day('sun', 'day')
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'

/** "Each day of last week from Monday through Sunday": all of it. "From Monday" alone would begin a time that has no end. */
const ofWeek: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bweek (?:[,(] )?(?:from )?${monday} (?:(?:to|through|thru|until|till|-) )?${sunday}(?: \\))?(?= |$)`,
    ),
    meant: () => 'week',
  },
  {
    said: new RegExp(`\\bweek from (?<first>${weekday}) (?<to>to|through|thru|until|till) (?=${weekday}\\b)`),
    meant: ({ groups }) => `week ${groups?.['first'] ?? ''} ${groups?.['to'] ?? ''}`,
  },
]

export const daysOfWeek = wherever(/^week$/, ofWeek)
