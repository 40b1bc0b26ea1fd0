// "When people rent by the month": how they rent, and no step in time.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:when|if) (?:people|guests|they|folks|somebody|someone) (?:rents?|books?|stays?) by the month\b/,
    meant: () => 'for monthly stays',
  },
  {
    said: /\b(?:(?:who|that) )?(?:are |were )?(?:rent|rents|rented|renting) by the month\b/,
    meant: () => 'with monthly stays',
  },
]

export const byTheMonth = wherever([/^the$/, /^month$/], (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }, at) => text === 'the' && tokens[at + 1]?.text === 'month')
    ? rewritten(tokens, rules)
    : tokens,
)
