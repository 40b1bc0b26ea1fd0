// "For customers in California, which product sells the most": those whom it is about are named first, where they would be taken
// for what is asked for.
import type { Token } from '#engine/text/token.ts'

const people = /^(customers|buyers|shoppers|guests|clients|visitors|leads)$/
const time = /^(day|week|weekday|month|quarter|year|season)s?$/
/** Words of such a beginning, at most. */
const longest = 8

export function forFirst(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  if (text(0) !== 'for' || !people.test(text(/^(our|the|all)$/.test(text(1)) ? 2 : 1))) return tokens
  const comma = tokens.findIndex(({ text: one }) => one === ',')
  const rest = tokens.slice(comma + 1)
  const isAsked =
    comma > 0 &&
    comma <= longest &&
    /^(which|what)$/.test(rest[0]?.text ?? '') &&
    !time.test(rest[1]?.text ?? '')
  // "…, which brand is best, and why": more than one thing is asked.
  if (!isAsked || rest.some(({ text: one }) => one === ',')) return tokens
  const end = rest.findLastIndex(({ kind }) => kind !== 'mark') + 1
  return [...rest.slice(0, end), ...tokens.slice(0, comma), ...rest.slice(end)]
}
