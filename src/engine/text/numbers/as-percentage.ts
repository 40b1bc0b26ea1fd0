// "How many carts were abandoned, as a percentage": what percentage of them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const tail = /^(?:, )?(?:as an? (?:percentage|percent|share)|in (?:percent|percentages|%)|percentage wise)$/

const leading = /^(?:so|and|ok|okay|um|uh|hey|hi|well|now|please|tell|me|can|could|you|just|[,.!-])$/

/** "The biggest discount, in percent of the ask price": what it is measured in, and no other number. */
const withoutComma = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ text }, at) =>
      text !== ',' ||
      tokens[at - 1]?.kind !== 'word' ||
      tokens[at + 1]?.text !== 'in' ||
      !/^(percent|%|pct)$/.test(tokens[at + 2]?.text ?? '') ||
      tokens[at + 3]?.text !== 'of',
  )

function inPercentOf(tokens: readonly Token[]): readonly Token[] {
  // "So how many", "tell me, how many".
  const asks = tokens.findIndex(({ text }) => !leading.test(text))
  const [how, many] = tokens.slice(asks)
  if (how?.text !== 'how' || many?.text !== 'many') return tokens
  const close = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length
  const start = [2, 3, 4, 5]
    .map(length => close - length)
    .find(at =>
      tail.test(
        tokens
          .slice(at, close)
          .map(({ text }) => text)
          .join(' '),
      ),
    )
  if (start === undefined || start < asks + 3) return tokens
  const words = ['what', 'percentage', 'of'].map((text): Token => ({ ...many, text }))
  const end = tokens[start - 1]?.text === ',' ? start - 1 : start
  return [...words, ...tokens.slice(asks + 2, end), ...tokens.slice(close)]
}

export const asPercentage: readonly Rewording[] = [
  wherever(/^(percent|%|pct)$/, withoutComma),
  wherever([/^how$/, /^many$/], inPercentOf),
]
