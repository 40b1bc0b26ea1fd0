// "Viewings/month", "orders/day": so many for each. Between two units the slash gives a choice.
import type { Token } from './token.ts'

const units = /^(day|week|month|quarter|year|weekday)$/

export const slashedUnits = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ glue }) => glue === '/')
    ? tokens.flatMap((token, at): Token[] => {
        const before = tokens[at - 1]
        const isEach =
          token.glue === '/' &&
          units.test(token.text) &&
          before?.kind === 'word' &&
          !units.test(before.text) &&
          tokens[at + 1]?.glue !== '/'
        if (!isEach) return [token]
        const { glue: _, ...unit } = token
        return [{ ...unit, text: 'per' }, unit]
      })
    : tokens
