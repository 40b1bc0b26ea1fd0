// "Older than 50 years", "more than 40 years old", "built over 30 years ago": a limit on the age, which has no words of its own here.
import { wherever, type Rewriting } from './rewritten.ts'

const are = '(?:(?:that|which) )?(?:(?:are|is|were|was) )?'
const years = '(?<number>\\d+) (?:years|yrs)'

const rule = (said: string, limit: string): Rewriting => ({
  said: new RegExp(`(?<=[a-z] )${are}(?:${said})(?= |$)`),
  meant: ({ groups }) => `with an age ${limit} ${groups?.['number'] ?? ''}`,
})

const rules: readonly Rewriting[] = [
  rule(`older than ${years}(?: old| of age)?`, 'over'),
  rule(`(?:over|more than|above) ${years} (?:old|of age)`, 'over'),
  rule(`built (?:over|more than) ${years} ago`, 'over'),
  rule(`at least ${years} (?:old|of age)`, 'of at least'),
  rule(`${years} (?:old )?or (?:older|more)`, 'of at least'),
  rule(`(?:newer|younger) than ${years}(?: old)?`, 'under'),
  rule(`(?:under|less than|fewer than) ${years} (?:old|of age)`, 'under'),
  rule(`built less than ${years} ago`, 'under'),
]

export const ageInYears = wherever(/^(years|yrs)$/, rules)
