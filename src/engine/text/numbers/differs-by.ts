// "How does the rate differ between payment methods", "how do prices vary across areas": one for each of them.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const verb = /^(differ|differs|differed|vary|varies|varied|compare|compares|stack|range|ranges)$/
const joint = /^(between|by|across|among|over|within)$/

/** Two that are named are held against each other, and are no groups. */
export const differsBy = wherever([verb, joint], (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isPair = (at: number) =>
    [at, at + 1, at + 2, at + 3, at + 4].some(place => /^(and|or|to|versus|vs)$/.test(text(place)))
  const named = (at: number) => text(/^(the|our|all)$/.test(text(at)) ? at + 1 : at)
  const isSpread = (at: number) =>
    verb.test(text(at)) &&
    joint.test(text(at + 1)) &&
    !isPair(at + 2) &&
    !/^(time|last|past|next|this|whole|years?|months?|weeks?|quarters?|seasons?|course|\d.*)$/.test(
      named(at + 2),
    ) &&
    tokens.slice(0, at).some(one => /^(how|does|do|did|what)$/.test(one.text))
  return tokens.flatMap((token, at) => {
    if (isSpread(at - 1)) return [{ ...token, text: 'by' }]
    return isSpread(at) ? [] : [token]
  })
})
