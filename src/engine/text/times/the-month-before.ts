// "Last month than in the month before": the one that came before it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:last|this|past) (?<unit>month|week|quarter|year)\b.*\bthan) (?:in |during )?the (?:\k<unit>|one) (?:before(?: that| it| last)?|prior|preceding)(?= [,.?!]|$)/,
    meant: () => ' in the one before',
  },
]

export const theMonthBefore: readonly Rewording[] = [
  wherever([/^than$/, /^(before|prior|preceding)$/], rules),
]
