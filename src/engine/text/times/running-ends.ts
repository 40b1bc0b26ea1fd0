// "The running total at the end of each month": a sum that goes on has one at each end. What was in stock then is another matter.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const grows = /^(running|cumulative|cumulated|rolling)$/
const unit = /^(day|week|month|quarter|year)$/

export const runningEnds = wherever(grows, (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const end = tokens.findIndex(
    (_, at) =>
      text(at) === 'end' &&
      text(at + 1) === 'of' &&
      /^(each|every)$/.test(text(at + 2)) &&
      unit.test(text(at + 3)),
  )
  const start = /^(the)$/.test(text(end - 1)) ? end - 2 : end - 1
  const by = tokens[end]
  if (by === undefined || !/^(at|by|as)$/.test(text(start))) return tokens
  return [...tokens.slice(0, start), { ...by, text: 'by' }, ...tokens.slice(end + 3)]
})
