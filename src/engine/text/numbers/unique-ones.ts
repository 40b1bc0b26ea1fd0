// "Sessions, past 30 days, uniques", "unique buyers, last month": how many there were, each of them once; of kinds they are named.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const valuesOf = (said: string): string =>
  said.startsWith('numbers of ') ? `${said.replace(/^numbers of |s$/g, '')} counts` : said

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
  // "Which different bedroom counts do we see among the homes", "what star ratings are there in Books": each value once.
  wherever(/^(counts|numbers|years|ratings|built)$/, [
    {
      said: /^(?:in )?(?:which|what)(?: all)?(?: (?:different|distinct|unique|various))? (?<what>(?:bed|bedroom|bath|bathroom) (?:counts|numbers)|numbers of (?:bed|bath)(?:room)?s|(?:build|building|construction) years|years built|(?:star )?ratings) (?:do (?:we|you|our (?:homes|listings|products))|can we|are|exist|occur|appear|come up|show up|turn up)(?: see| have| find| get| there| represented| present| found| to be found)?(?: (?<where>among|across|within|in|for|on|of))?(?= )/,
      meant: ({ groups = {} }) =>
        `list the distinct ${valuesOf(groups['what'] ?? '')} ${/^(?:in|for|on|within)$/.test(groups['where'] ?? '') ? 'in' : 'of'}`,
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
