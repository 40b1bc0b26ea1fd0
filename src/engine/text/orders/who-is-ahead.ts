// "Apple Pay or Google Pay, who's ahead this year? Orders and AOV for both": one number beside the other, which shows who leads. "Did
// Airbnb or Vrbo bring us more leads": us is nobody who brings.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const side = '[a-z]+(?: [a-z]+){0,2}'
const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<one>${side}) (?:or|vs|versus) (?<two>${side}) , (?:who|which|which one|which side) (?:is|was|are) (?:ahead|winning|leading|in front|doing better)(?<when> (?:this|last) (?:year|month|quarter|week))? [?:,.] (?=[a-z]+(?: [a-z]+){0,3} (?:and|,))`,
    ),
    meant: ({ groups = {} }) => `${groups['one'] ?? ''} vs ${groups['two'] ?? ''}${groups['when'] ?? ''} : `,
  },
  {
    said: /(?<=\bor\b.*\b(?:bring|brings|brought|get|gets|got) )us (?=more\b)/,
    meant: () => '',
  },
]

export const whoIsAhead = wherever([/^(or|vs|versus)$/, /^(ahead|winning|leading|front|better|us)$/], rules)
