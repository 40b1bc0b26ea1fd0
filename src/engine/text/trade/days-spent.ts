// "The average number of days that sold homes had been on the market": their days on market, which the things and their verb part.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

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

const average = '(?:(?:in|on|at) (?:the )?average|on avg|typically|usually)'
const there = '(?:on (?:the )?market|listed|up for sale|sitting(?: there| on (?:the )?market)?)'
const homes = '(?<what>(?:(?!by |per |each |every |on |which |and )[a-z]+ ){1,7}?)'
const ends = '(?= [,.?!]|$| (?:in|by|per|for|with|last|this)\\b)'

/** "How many days on average have homes for sale been listed": the days of the market, and no other number that is named beside them. */
const onAverage: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow (?:many days|long) ${average} (?:are|were|is|was|have|has|had|do|did|does|needed|need|stay|stayed) (?:the |our )?${homes}(?:been |be |need |needed |stay |stayed |sit |sat |spend |spent )?${there}${ends}`,
    ),
    meant: ({ groups }) => `average days on market of ${(groups?.['what'] ?? '').trim()}`,
  },
  {
    said: new RegExp(
      `\\b${average} ?,? how (?:many days|long) (?:are|were|is|was|have|has|had|do|did|does) (?:the |our )?${homes}(?:been |be |stay |stayed |sit |sat |spend |spent )?${there}${ends}`,
    ),
    meant: ({ groups }) => `average days on market of ${(groups?.['what'] ?? '').trim()}`,
  },
  // "The closed homes of Palmetto Village stayed on the market how many days on average".
  {
    said: new RegExp(
      `^(?:the |our )?${homes}(?:stayed|stay|sat|sit|were|was|are|spent|lasted|have been|had been) on (?:the )?market (?:for )?how (?:many days|long) ${average}(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => `average days on market of ${(groups?.['what'] ?? '').trim()}`,
  },
  {
    said: new RegExp(
      `\\b(?:average|avg|mean) (?:time|length of time|number of days|amount of time)(?: in days)? (?:that |for which )?(?:the |our )?${homes}(?:were|was|are|is|have been|had been|sat|stayed|spent) ${there}${ends}`,
    ),
    meant: ({ groups }) => `average days on market of ${(groups?.['what'] ?? '').trim()}`,
  },
  // "The average number of days before a Palmetto Village home sold".
  {
    said: /\b(?<mean>average|avg|mean|median|typical) (?:number of days|days|time|time in days) (?:before|until|till) (?:an?|the|our) (?<where>(?:[a-z]+ ){0,3}?)(?<one>home|house|listing|property)s? (?:was |is |got |gets )?(?:sold|sells|sell|closed|closes)(?= [,.?!]|$| (?:in|by|per|last|this)\b)/,
    meant: ({ groups = {} }) =>
      `${groups['mean'] ?? ''} days on market of sold ${groups['where'] ?? ''}${groups['one'] === 'property' ? 'home' : (groups['one'] ?? '')}s`,
  },
]

export const daysSpent: readonly Rewording[] = [
  wherever([/^(average|avg|mean|median|typical|typically|usually)$/, /^(days|long|time|length)$/], onAverage),
  wherever(/^market$/, onMarket),
]

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
