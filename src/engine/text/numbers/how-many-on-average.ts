// "How many events does a session have on average", "how many orders does the average customer place": the mean of what each has.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?:on average|on avg|in average|typically|usually)'
const what = '(?<what>(?!times|days|hours|nights|minutes|weeks|months|years|people)[a-z]+(?: [a-z]+)?)'
const one = '(?:an?|each|one|every|a single|any)'
const kind = '(?<kind>[a-z]+(?: [a-z]+)?)'
const has =
  '(?:have|has|get|gets|got|had|place|placed|make|made|contain|contains|include|hold|holds|receive|received|see|saw|draw|collect|bring)'
const when = '(?<when>(?: (?:in|this|last|during) (?:[a-z]+ )?(?:20\\d\\d|year|month|quarter|week))?)'

const meant: Rewriting['meant'] = ({ groups = {} }) =>
  `average number of ${groups['what'] ?? ''} per ${groups['kind'] ?? ''}${groups['when'] ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bhow many ${what} (?:does|do|did) ${one} ${kind} ${has}${when} ${mean}(?= [.?!,]|$)`),
    meant,
  },
  {
    said: new RegExp(
      `\\b${mean} ,? ?how many ${what} (?:does|do|did) ${one} ${kind} ${has}${when}(?= [.?!]|$)`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\bhow many ${what} (?:are|were) (?:there )?(?:in|per) ${one} ${kind} ${mean}(?<when>)(?= [.?!,]|$)`,
    ),
    meant,
  },
]

export const howManyOnAverage = wherever(/^(average|avg|typically|usually)$/, rules)
