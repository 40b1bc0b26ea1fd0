// "No, by quarter", "switch to quarterly", "I meant without a pool", "in quarters": the question before, put right in a few words.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const unit = '(?<unit>day|week|month|quarter|year)'
const often = '(?<often>daily|weekly|monthly|quarterly|yearly)'
const byUnit = ({ groups }: RegExpExecArray) => `by ${groups?.['unit'] ?? ''}`
const next = ({ groups }: RegExpExecArray) => groups?.['next'] ?? ''

const rules: readonly Rewriting[] = [
  {
    said: /^(?:no|nope|sorry|oops|actually|better|rather)(?: ,)? (?<next>by|per|daily|weekly|monthly|quarterly|yearly)\b/,
    meant: next,
  },
  {
    said: /^(?:(?:no|sorry|oops)(?: ,)? )?i meant(?: ,)? (?<next>by|per|with|without|the|those|in|outside|only|under|over|not)\b/,
    meant: next,
  },
  {
    said: new RegExp(
      `^(?:(?:show|give)(?: me)?(?: it| that)? )?(?:in|as|into|(?:change|switch|convert)(?: it| that)? (?:to|into)|show) ${unit}s(?= please|$| [?.!])`,
    ),
    meant: byUnit,
  },
  {
    said: new RegExp(`^(?:change|switch|convert)(?: it| that)? to (?:a )?${often}\\b`),
    meant: ({ groups }) => groups?.['often'] ?? '',
  },
  {
    said: new RegExp(`^(?:roll|aggregate|summarize)(?: it| that| them)?(?: up)? by ${unit}\\b`),
    meant: byUnit,
  },
  // "How many sales is that based on": the rows of the answer before.
  {
    said: /^(?:(?:and|so|ok|but)(?: ,)? )?(?:on )?how many (?<things>[a-z]+(?: [a-z]+)?) (?:is|was|are|were|does|do|did) (?:that|this|it|those|these|they)(?: number| figure| average| mean| median)? (?:(?:based|built|calculated|computed|averaged) (?:on|off|from|over|across)|based|from|out of|cover|represent|come from|made of|made up of)(?= [?.!]|$)/,
    meant: ({ groups }) => `how many ${groups?.['things'] ?? ''} were those`,
  },
  { said: new RegExp(`^not by [a-z]+(?: ,)?(?: but)? by ${unit}\\b`), meant: byUnit },
  { said: new RegExp(`^${unit}s instead of [a-z]+$`), meant: byUnit },
]

/** Such words are few; a longer sentence says what it means. */
const longest = 9

export const saidAnew = wherever(
  /^(no|nope|sorry|oops|actually|better|rather|meant|in|as|into|show|change|switch|convert|roll|aggregate|summarize|how|not|instead)$/,
  (tokens: readonly Token[]): readonly Token[] =>
    tokens.length <= longest ? rewritten(tokens, rules) : tokens,
)
