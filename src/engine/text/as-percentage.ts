// "How many carts were abandoned, as a percentage": what percentage of them.
import type { Token } from './token.ts'

const tail = /^(?:, )?(?:as an? (?:percentage|percent|share)|in (?:percent|percentages|%)|percentage wise)$/

export function asPercentage(tokens: readonly Token[]): readonly Token[] {
  const [how, many] = tokens
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
  if (start === undefined || start < 3) return tokens
  const words = ['what', 'percentage', 'of'].map((text): Token => ({ ...many, text }))
  const end = tokens[start - 1]?.text === ',' ? start - 1 : start
  return [...words, ...tokens.slice(2, end), ...tokens.slice(close)]
}
