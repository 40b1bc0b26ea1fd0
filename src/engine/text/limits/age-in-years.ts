// "Older than 50 years", "more than 40 years old", "built over 30 years ago": a limit on the age, which has no words of its own here.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

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

/** "Average age of actives, in years", "in years, the mean age": an age is told in nothing else. */
const unit: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:average|avg|mean|median) (?:home |house )?age\b[a-z ]{0,40}) (?:[,(-] )?(?:in )?(?:years|yrs)(?: i mean)?(?: \))?(?= [,.?!]| of\b|$)/,
    meant: () => '',
  },
  // "How old are the houses on average, in years".
  {
    said: /(?<=\bhow old\b[a-z ]{0,60}) (?:[,(-] )?(?:in )(?:years|yrs)(?: \))?(?= [,.?!]|$)/,
    meant: () => '',
  },
  { said: /^in (?:years|yrs) ,? ?(?=.*\b(?:age|old)\b)/, meant: () => '' },
]

/** "By age of home, in decades": ten years each. */
const decades: readonly Rewriting[] = [
  {
    said: /\bby (?:the )?(?<age>(?:home |house )?age)(?: of (?:the |a )?(?:homes?|houses?|propert(?:y|ies)))?(?: [,(])? (?:in|by|per) decades?(?: \))?(?= [,.?!]|$)/,
    meant: ({ groups }) => `by ${groups?.['age'] ?? ''} in 10 year bands`,
  },
]

export const ageInYears: readonly Rewording[] = [
  wherever(/^(years|yrs)$/, rules),
  wherever([/^(years|yrs)$/, /^(age|old)$/], unit),
  wherever([/^decades?$/, /^age$/], decades),
]
