// "November and December 2025 versus 2024": the same months of both years. Two months held against twelve would be no answer.
import type { Token } from './token.ts'

const part =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4])$/
const joint = /^(and|plus|\+|&|to|through|thru|until|-)$/
const year = /^20\d\d$/

export function sameMonths(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) => part.test(text(place)) && joint.test(text(place + 1)) && part.test(text(place + 2)),
  )
  if (at < 0) return tokens
  const first = /^[,:]$/.test(text(at + 3)) ? at + 4 : at + 3
  // "Stacked up against", "compared to".
  const against = [1, 2, 3]
    .map(step => first + step)
    .find(place => /^(vs|versus|against|compared)$/.test(text(place)))
  if (!year.test(text(first)) || against === undefined) return tokens
  const second = year.test(text(against + 1)) ? against + 1 : against + 2
  if (!year.test(text(second)) || text(first) === text(second)) return tokens
  const months = tokens.slice(at, at + 3).map((token, step): Token => {
    const { glue: _, ...plain } = token
    return step === 1 && /^(plus|\+|&)$/.test(token.text) ? { ...plain, kind: 'word', text: 'and' } : plain
  })
  return [
    ...tokens.slice(0, at),
    ...months,
    ...tokens.slice(first, second),
    ...months,
    ...tokens.slice(second),
  ]
}

/** "Cancellations through 2025, month by month": its months, and none before them. */
export const throughYear = (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex((_, place) => text(place) === 'through' && /^20\d\d$/.test(text(place + 1)))
  const isOpen =
    at > 0 && !tokens.slice(Math.max(0, at - 4), at).some(one => one.kind === 'number' || part.test(one.text))
  const byUnit = /^(month|quarter|week) by (month|quarter|week)$/
  const goesOn = tokens.some((_, place) =>
    byUnit.test(`${text(place)} ${text(place + 1)} ${text(place + 2)}`),
  )
  return isOpen && goesOn
    ? tokens.map((token, place) => (place === at ? { ...token, text: 'throughout' } : token))
    : tokens
}
