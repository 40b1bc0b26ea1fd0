// "Revenue in 2024 and in 2025": a number of each, where "in 2024 and 2025" may be one over both. "In all states except Florida": one
// number over all of them, where "for all states" may be one of each.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const time = `(?:(?:${months} )?\\d{4}|${months}|q[1-4](?: \\d{4})?)`
/** "Guests who stayed in 2024 and in 2025" did both. */
const doers = /\b(guests|customers|buyers|people|clients|shoppers) (who|that) /
const others = /\b(who|that|whose|both|which|have|has|and how|between)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?:in|for) (?<one>${time}) and (?:in|for) (?<other>${time})(?= [.?!,]|$)`),
    meant: ({ groups, 0: said, index }, question) => {
      const before = question.slice(0, index)
      const [one, other] = [groups?.['one'] ?? '', groups?.['other'] ?? '']
      if (doers.test(before)) return `in both ${one} and ${other}`
      return others.test(before) ? said : `in ${one} vs ${other}`
    },
  },
  {
    said: /\b(?:in|across) all (?:of )?(?:the |our )?(?:[a-z]+ )?[a-z]+s (?=(?:except|excluding|besides|other than|apart from|but)(?: for)? )/,
    meant: () => '',
  },
]

export const eachYear = wherever(/^(and|all)$/, rules)
