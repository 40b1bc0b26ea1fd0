// "The next 7 days, today excluded": they begin tomorrow in any case.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<= )(?:, |\( )?(?:today (?:is )?(?:excluded|not included|not counted|out)|(?:excluding|excl|not counting|not including|without|except|minus|leaving out|but not|skipping|skip) today|starting (?:from )?tomorrow(?! through| to| until))(?: \))?(?= |$)/,
    meant: () => '',
  },
]
const ahead = /\b(?:next|coming|upcoming|following) (?:\d{1,3}|[a-z]+) (?:days|weeks)\b/

export const todayExcluded = wherever(/^(today|tomorrow)$/, (tokens: readonly Token[]): readonly Token[] =>
  ahead.test(tokens.map(({ text }) => text).join(' ')) ? rewritten(tokens, rules) : tokens,
)
