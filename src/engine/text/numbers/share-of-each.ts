// "Sessions per device and the share of each": how much of all each group has. On a website things are shared as well, and "share" alone
// would be one of those.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const whose = '(?:(?:the|their|its|a|his|each|one|ones|s|every|group|groups) ){0,3}'
const ofWhat = '(?: of (?:each|each one|every one|the total|total|all|the whole|all of them))?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<joint>,? ?(?:and|with|plus|incl|including)|,) ${whose}share${ofWhat}(?= [.?!]|$)`),
    meant: ({ groups }) => `${groups?.['joint'] ?? ''} percentage`,
  },
]

export const shareOfEach = wherever([/^share$/, /^(by|per|each|every)$/], rules)
