// "Guests who had a booking in 2025 and also have one in 2026": done in the one time, and there again in the other.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const having = '(?:who |that )?(?:had|have|has|with|having|made|placed|got) (?:an? |at least one |any )?'
const time = '(?<time>(?:in |during )?(?:last |this )?[a-z0-9]+(?: (?:19|20)\\d\\d)?)'
const verbs: Readonly<Record<string, string>> = {
  booking: 'stayed',
  stay: 'stayed',
  reservation: 'stayed',
  order: 'ordered',
  purchase: 'ordered',
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<who>guests|people|customers|buyers|shoppers) ${having}(?<what>booking|stay|reservation|order|purchase)s? ${time}(?: ,)?(?: and| who| that)*(?: also| again){1,2}(?: have| has| had| made| placed| got)+ (?:one|an?(?:other)? \\k<what>|another one|another)(?= (?:in|for|during|this|last)\\b)`,
    ),
    meant: ({ groups = {} }) => {
      const what = groups['what'] ?? ''
      return `${groups['who'] ?? ''} who ${verbs[what] ?? ''} ${groups['time'] ?? ''} have a ${what}`
    },
  },
]

export const alsoHadOne: readonly Rewording[] = [
  wherever([/^(also|again)$/, /^(one|another|booking|stay|reservation|order|purchase)$/], rules),
]
