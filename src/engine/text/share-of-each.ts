// "Sessions per device and the share of each": how much of all each group has. On a website things are shared as well, and "share" alone
// would be one of those.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const whose = '(?:(?:the|their|its|a|his|each|one|ones|s|every|group|groups) ){0,3}'
const ofWhat = '(?: of (?:each|each one|every one|the total|total|all|the whole|all of them))?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<joint>,? ?(?:and|with|plus|incl|including)|,) ${whose}share${ofWhat}(?= [.?!]|$)`),
    meant: ({ groups }) => `${groups?.['joint'] ?? ''} percentage`,
  },
]

export const shareOfEach = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => text === 'share') && tokens.some(({ text }) => /^(by|per|each|every)$/.test(text))
    ? rewritten(tokens, rules)
    : tokens
