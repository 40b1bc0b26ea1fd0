// "Average price of actives and of solds per area": one mean for each of the two, which are neither counted nor taken together.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?:average|avg|mean|median)'
const states = '(?:actives|solds|pendings|expireds|withdrawns)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${mean} (?:[a-z]+ ){1,4})of (?:the )?(?<one>[a-z]+(?: [a-z]+)?) and of (?:the )?(?=[a-z])`,
    ),
    meant: ({ groups }) => `of ${groups?.['one'] ?? ''} vs`,
  },
  {
    said: new RegExp(
      `(?<=\\b${mean} (?:[a-z]+ ){1,4})of (?:the )?(?<one>${states}) and (?:the )?(?=${states} (?:by|per|in each|for each) )`,
    ),
    meant: ({ groups }) => `of ${groups?.['one'] ?? ''} vs`,
  },
  // "Every area with its newest and its oldest house": one line for each of them.
  {
    said: /^(?:list |show |show me |give me )?every (?=[a-z]+(?: [a-z]+)? with its )/,
    meant: () => 'each',
  },
  // "Withdrawn or expired homes by area, both numbers".
  {
    said: /^(?<one>[a-z]+) (?:and|or) (?<two>[a-z]+) (?<things>[a-z]+)(?<rest> [a-z\d ]*\b(?:by|per|each) [a-z ]+) , (?:with |show |showing )?both (?:numbers|counts|figures)(?= [.?!]|$)/,
    meant: ({ groups }) => {
      const { one = '', two = '', things = '', rest = '' } = groups ?? {}
      return `${one} ${things} and ${two} ${things}${rest}`
    },
  },
]

export const ofBoth = wherever(/^(and|every)$/, rules)
