// Questions of degree that another word asks more plainly: "how many days does it take", "how full were the homes".
import type { Token } from './token.ts'

/** "How many days does a home take to sell": so long. */
export const howLong = (tokens: readonly Token[]): Token[] => {
  const asks = (at: number) =>
    ['how', 'many', 'days'].every((word, step) => tokens[at + step]?.text === word) &&
    tokens
      .slice(at + 3, at + 12)
      .some(({ text }, step, rest) => /^(take|takes|took)$/.test(text) && rest[step + 1]?.text === 'to')
  return tokens.flatMap((token, at) =>
    asks(at - 1) ? [{ ...token, text: 'long' }] : asks(at - 2) ? [] : [token],
  )
}

/** "How full were our Aspen homes": one number for all of them. */
export const howFull = (tokens: readonly Token[]): Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const asks = (at: number) =>
    text(at) === 'how' &&
    text(at + 1) === 'full' &&
    /^(was|were|is|are)$/.test(text(at + 2)) &&
    /^(our|the|my|all)$/.test(text(at + 3))
  return tokens.flatMap((token, at) => {
    if (asks(at)) return [{ ...token, text: 'occupancy' }]
    return asks(at - 1) ? [{ ...token, text: 'of' }] : asks(at - 2) ? [] : [token]
  })
}
