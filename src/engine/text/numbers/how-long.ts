// Questions of degree that another word asks more plainly: "how many days does it take", "how full were the homes".
import type { Token } from '#engine/text/token.ts'

/** "How many days does a home take to sell", "how many nights does a stay last": so long. */
export const howLong = (tokens: readonly Token[]): Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const takes = (at: number) => /^(take|takes|took)$/.test(text(at)) && text(at + 1) === 'to'
  const lasts = (at: number) =>
    text(at) === 'last' && /^([?.]|)$/.test(text(at + 1)) && !/^(the|our|this)$/.test(text(at - 1))
  const asks = (at: number) =>
    text(at) === 'how' &&
    text(at + 1) === 'many' &&
    [3, 4, 5, 6, 7, 8, 9, 10, 11].some(
      step =>
        (text(at + 2) === 'days' && takes(at + step)) ||
        (/^(days|nights)$/.test(text(at + 2)) && lasts(at + step)),
    )
  const isAsked = tokens.some((_, at) => asks(at))
  return tokens.flatMap((token, at) => {
    if (asks(at - 1)) return [{ ...token, text: 'long' }]
    return asks(at - 2) || (isAsked && lasts(at)) ? [] : [token]
  })
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

/** "What our inventory is worth": its value. */
export const howMuchWorth = (tokens: readonly Token[]): Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isWorth = (at: number) =>
    /^(inventory|stock)$/.test(text(at)) &&
    /^(is|was)$/.test(text(at + 1)) &&
    text(at + 2) === 'worth' &&
    !/^[$\d]/.test(text(at + 3)) &&
    !/^(over|more|less|under|at|between|above|below|around|about)$/.test(text(at + 3))
  return tokens.flatMap((token, at) => {
    if (isWorth(at - 1)) return [{ ...token, text: 'value' }]
    return isWorth(at - 2) ? [] : [token]
  })
}
