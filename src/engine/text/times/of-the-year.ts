// "The biggest deal of the year", "this quarter's worst flops" and "best sellers of the month": a superlative is held within the
// time that runs. "The busiest day of the week" asks for one of its days.
import type { Token } from '#engine/text/token.ts'

const unit = /^(year|month|quarter|week)$/
const superlative = /^(top|best|worst|most|least|highlights?|hits|flops|bestsellers?|[a-z]{3,}est)$/
/** What a time has itself: days, an end, a rest. */
const itsOwn =
  /^(days?|nights?|weeks?|weekdays?|weekends?|months?|quarters?|halves|half|end|start|beginning|middle|rest|part|time|times|most|much|course|remainder|turn|first|last|second|third|fourth|season|hours?)$/

export const ofTheRunningTime = (tokens: readonly Token[]): Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (token, place) =>
      token.text === 'of' && text(place + 1) === 'the' && unit.test(text(place + 2)) && place > 0,
  )
  const of = tokens[at]
  const isHeld =
    of !== undefined &&
    !itsOwn.test(text(at - 1)) &&
    !/^\d/.test(text(at - 1)) &&
    !/^(before|so|to)$/.test(text(at + 3)) &&
    tokens.slice(Math.max(0, at - 5), at).some(one => superlative.test(one.text))
  return isHeld ? [...tokens.slice(0, at), { ...of, text: 'this' }, ...tokens.slice(at + 2)] : [...tokens]
}
