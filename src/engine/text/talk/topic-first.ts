// "Talk to me about the ski chalets, how many do we have": what is asked about is named first and only pointed at behind it.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const about =
  '(?:(?:talk to me|tell me|let us talk|lets talk|i have a question|question) (?:about|on)|about|regarding|as for|with regard to|on the topic of|speaking of)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${about} (?:the |our |my |those |all the )?(?<what>[a-z]+(?: [a-z]+){0,5}?) [,:;-] (?:so )?how many (?:(?:of them |of those )?(?:do|have) we (?:have|got|own|manage)|(?:of them )?are there)(?<left> left)?`,
    ),
    meant: ({ groups }) => `how many ${groups?.['what'] ?? ''} do we have${groups?.['left'] ?? ''}`,
  },
]

export const topicFirst = wherever(
  /^(about|on|regarding|for|of|regard)$/,
  (tokens: readonly Token[]): readonly Token[] =>
    tokens.slice(0, 6).some(({ text }) => /^(about|on|regarding|for|of|regard)$/.test(text))
      ? rewritten(tokens, rules)
      : tokens,
)
