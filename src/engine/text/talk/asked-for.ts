// "Which homes are in maintenance, the plumber is asking me for the addresses": somebody else wants them, and they are to be shown.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:the|my|our|his|her) [a-z]+(?: [a-z]+)? (?:is|are|keeps?) asking (?:me |us )?for (?:the|their|a list of)\b/,
    meant: ({ index }) => (index === 0 ? 'give me the' : 'and give me the'),
  },
]

export const askedFor = wherever(/^asking$/, rules)
