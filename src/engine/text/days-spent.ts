// "The average number of days that sold homes had been on the market": their days on market, which the things and their verb part.
import { wherever, type Rewriting } from './rewritten.ts'

const been =
  '(?:had been|have been|has been|were|was|are|is|had|spent|spend|spends|sat|sit|stayed|stay|lasted)'

const onMarket: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:average|avg|mean|median|typical|the) )(?:number of )?days (?:that )?(?:the |our )?(?<what>(?:(?!on\\b|days\\b)[a-z]+ ){1,5}?)(?:${been}) (?:sitting )?on (?:the )?market`,
    ),
    meant: ({ groups }) => `days on market of ${(groups?.['what'] ?? '').trim()}`,
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
