// "Areas where homes sit on average more than 70 days": the limit is one on the mean, as in "more than 70 days on average".
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const bound =
  /^(?:more than|less than|fewer than|longer than|shorter than|higher than|lower than|at least|at most|over|under|above|below|upwards of|north of)$/
const unit = /^(?:days?|nights?|weeks?|months?|years?|dollars|bucks|stars|percent|k|m|million|thousand)$/

const joint = /^(and|or|but|with|that|who|which|plus)$/

/** A verb and its preposition at most: what stands further off has a mean of its own. */
const furthest = 3

export const meanLast = wherever(
  [/^(on|in)$/, /^(average|avg)$/],
  (tokens: readonly Token[]): readonly Token[] => {
    const text = (at: number) => tokens[at]?.text ?? ''
    const at = tokens.findIndex((_, place) =>
      /^(on|in) (average|avg)$/.test(`${text(place)} ${text(place + 1)}`),
    )
    if (at < 1) return tokens
    const limit = [2, 3, 4, 5].find(
      step => bound.test(text(at + step)) || bound.test(`${text(at + step)} ${text(at + step + 1)}`),
    )
    if (limit === undefined || limit - 2 > furthest - 1) return tokens
    if (tokens.slice(at + 2, at + limit).some(({ kind, text: word }) => kind !== 'word' || joint.test(word)))
      return tokens
    let end = at + limit + (bound.test(text(at + limit)) ? 1 : 2)
    if (text(end) === '$') end++
    if (tokens[end]?.kind !== 'number') return tokens
    end++
    while (
      unit.test(text(end)) ||
      /^(a|per) (night|day|week|month|order|unit)$/.test(`${text(end)} ${text(end + 1)}`)
    )
      end += unit.test(text(end)) ? 1 : 2
    return [
      ...tokens.slice(0, at),
      ...tokens.slice(at + 2, end),
      ...tokens.slice(at, at + 2),
      ...tokens.slice(end),
    ]
  },
)
