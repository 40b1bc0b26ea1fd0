// "Sessions, past 30 days, uniques", "unique buyers, last month": how many there were, each of them once; of kinds they are named.
import { wherever, type Rewording } from './rewritten.ts'

export const uniqueOnes: readonly Rewording[] = [
  // "Sessions, past 30 days, uniques".
  wherever(/^uniques?$/, [
    {
      said: /^(?<before>(?:(?:site|web|the|our|number of|#) )*)(?<what>sessions|visitors|guests|customers|buyers|users)(?<rest>(?: [a-z\d,]+){0,6}?)(?: ,| \()? uniques?(?: only)?(?: \))?(?= [.?!]|$)/,
      meant: ({ groups }) => `how many unique ${groups?.['what'] ?? ''}${groups?.['rest'] ?? ''}`,
    },
  ]),
  // "Unique buyers, last month": how many there were.
  wherever(/^(unique|distinct|different)$/, [
    {
      said: /^(?:unique|distinct|different) (?=(?:buyers|purchasers|customers|shoppers|guests|visitors|sessions)(?: ,| in| last| prior| this| who| that| arriving| checking| having| since| during| with(?! (?:their|the|names?|emails?|contact|phone))| [?]|$))/,
      meant: () => 'how many different ',
    },
  ]),
  // "The distinct property types in the portfolio".
  wherever(/^portfolio$/, [
    {
      said: /(?<=\b(?:types|kinds|sorts|cities|states|statuses) )(?:that are )?in (?:the|our) portfolio(?= |$)/,
      meant: () => '',
    },
  ]),
]
