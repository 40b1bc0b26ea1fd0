// "Viewings/month", "orders / day": so many for each. Between two units the slash gives a choice.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const units = /^(day|week|wk|month|mo|mth|quarter|qtr|year|weekday)$/

const adverbs = /^(daily|weekly|monthly|quarterly|yearly|annual)$/

export const slashedUnits = wherever(units, (given: readonly Token[]): readonly Token[] => {
  const tokens = given.some(({ text }) => text === '/') ? withoutSpaces(given) : given
  if (!tokens.some(({ glue }) => glue === '/')) return given
  return tokens.flatMap((token, at): Token[] => {
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
})

/** A slash before a unit, with blanks around it, ties as well. */
const withoutSpaces = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const isTie = (place: number) =>
      tokens[place]?.text === '/' &&
      units.test(tokens[place + 1]?.text ?? '') &&
      tokens[place + 2]?.text !== '/' &&
      !adverbs.test(tokens[place - 1]?.text ?? '')
    if (isTie(at)) return []
    return [isTie(at - 1) ? { ...token, glue: '/' } : token]
  })
