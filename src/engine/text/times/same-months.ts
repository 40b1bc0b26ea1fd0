// "November and December 2025 versus 2024": the same months of both years. Two months held against twelve would be no answer.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const part =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4])$/
const joint = /^(and|plus|\+|&|to|through|thru|until|-)$/
const year = /^20\d\d$/

/** "Jul-Sep 2026 vs the same three months of 2025": where what is the same stands, and the year behind it. */
function sameBehind(tokens: readonly Token[], from: number): { at: number; year: number } | null {
  const text = (at: number) => tokens[at]?.text ?? ''
  let at = from
  while (/^(with|to|in|the|during|for|over)$/.test(text(at))) at++
  if (text(at) !== 'same') return null
  let place = at + 1
  if (/^(\d|two|three|four|five|six)$/.test(text(place))) place++
  if (/^(months?|mos|quarter|period|stretch|span|time|window|dates)$/.test(text(place))) place++
  while (/^(of|in|from|for|during)$/.test(text(place))) place++
  return year.test(text(place)) ? { at, year: place } : null
}

export const sameMonths = wherever([part, year], (asked: readonly Token[]): readonly Token[] => {
  const given = ofBothYears(asked)
  const tokens = withJoint(given)
  const text = (at: number) => tokens[at]?.text ?? ''
  const several = tokens.findIndex(
    (_, place) => part.test(text(place)) && joint.test(text(place + 1)) && part.test(text(place + 2)),
  )
  // "June 2026 vs the same month of 2025".
  const at = several < 0 ? tokens.findIndex((_, place) => part.test(text(place))) : several
  if (at < 0) return given
  const end = several < 0 ? at + 1 : at + 3
  const first = /^[,:]$/.test(text(end)) ? end + 1 : end
  // "Stacked up against", "compared to".
  const against = [1, 2, 3]
    .map(step => first + step)
    .find(place => /^(vs|versus|against|compared)$/.test(text(place)))
  if (!year.test(text(first)) || against === undefined) return given
  const same = sameBehind(tokens, against + 1)
  if (several < 0 && same === null) return given
  // "June to August 2026 against December 2025 to February 2026": the months of the other year are its own.
  if (same === null && [1, 2].some(step => part.test(text(against + step)))) return given
  const second = same?.year ?? (year.test(text(against + 1)) ? against + 1 : against + 2)
  if (!year.test(text(second)) || text(first) === text(second)) return given
  const months = tokens.slice(at, end).map((token, step): Token => {
    const { glue: _, ...plain } = token
    return step === 1 && /^(plus|\+|&)$/.test(token.text) ? { ...plain, kind: 'word', text: 'and' } : plain
  })
  return [
    ...tokens.slice(0, at),
    ...months,
    ...tokens.slice(first, same?.at ?? second),
    ...months,
    ...tokens.slice(second),
  ]
})

/** "January to October of 2025 and of 2026": one against the other. */
function ofBothYears(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) => part.test(text(place)) && joint.test(text(place + 1)) && part.test(text(place + 2)),
  )
  const first = text(at + 3) === 'of' ? at + 4 : at + 3
  const second = text(first + 2) === 'of' ? first + 3 : first + 2
  const and = tokens[first + 1]
  if (at < 0 || and?.text !== 'and' || !year.test(text(first)) || !year.test(text(second))) return tokens
  return [
    ...tokens.slice(0, at + 3),
    ...tokens.slice(first, first + 1),
    { ...and, text: 'vs' },
    ...tokens.slice(second),
  ]
}

/** "Jul-Sep": from one to the other. */
const withJoint = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const isTied = token.glue === '-' && part.test(token.text) && part.test(tokens[at - 1]?.text ?? '')
    const { glue: _, ...plain } = token
    return isTied ? [{ ...plain, text: 'to' }, plain] : [token]
  })
