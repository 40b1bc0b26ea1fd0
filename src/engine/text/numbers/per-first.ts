// "How much per booked night do we earn": what it is told for each of stands before who earns it, where it would group.
import type { Token } from '#engine/text/token.ts'

const each = /^(night|stay|booking|reservation|order|sale|customer|guest|session|visit|unit)$/
const farthest = 4

export const perFirst = (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const per = tokens.findIndex(
    (_, at) => text(at) === 'per' && text(at - 1) === 'much' && text(at - 2) === 'how',
  )
  if (per < 0) return tokens
  const asks = tokens.findIndex(
    (_, at) => at > per + 1 && at <= per + farthest && /^(do|does|did)$/.test(text(at)),
  )
  if (asks < 0 || !tokens.slice(per + 1, asks).some((_, step) => each.test(text(per + 1 + step))))
    return tokens
  const verbEnd = text(asks + 3) === 'in' && /^(bring|take|pull)$/.test(text(asks + 2)) ? asks + 4 : asks + 3
  return [
    ...tokens.slice(0, per),
    ...tokens.slice(asks, verbEnd),
    ...tokens.slice(per, asks),
    ...tokens.slice(verbEnd),
  ]
}
