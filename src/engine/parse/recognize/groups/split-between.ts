// "The split between weekly and monthly bookings", "the mix of card and PayPal orders": each of the values that are named has a
// number of its own, and a word that could also be a grain is one of them.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

type Options = readonly { attribute: string; value: string }[]

export const splitBetween = opensWith({
  texts: 'split | breakdown | breakdown of | break down | mix | mix of | distribution | division | balance',
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const leads = text(at).endsWith(' of') || /^(between|of|into|among|across)$/.test(text(at + 1))
  if (!leads || !/^(split|breakdown|break down|mix|distribution|division|balance)\b/.test(text(at)))
    return null
  const { options, end } = valuesAt(line, line.past(at + 1))
  const [first = [], ...others] = options
  const attributes = [...new Set(first.map(one => one.attribute))].filter(id =>
    others.every(other => other.some(one => one.attribute === id)),
  )
  if (others.length === 0 || attributes.length === 0) return null
  return {
    end,
    items: [
      { kind: 'condition', condition: { kind: 'values', options: options.map(one => [...one]), not: false } },
      { kind: 'key', key: { kind: 'attribute', attributes } },
    ],
  }
})

/** Values that "and", "or", "vs" or a comma joins. */
function valuesAt(line: Line, from: number): { options: Options[]; end: number } {
  const options: Options[] = []
  let end = from
  for (let at = from; line.all(at, 'value').length > 0;) {
    options.push(line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value })))
    end = at + 1
    let next = end
    while (line.is(next, 'and', 'or', 'comma', 'versus')) next++
    if (next === end) break
    at = line.past(next)
  }
  return { options, end }
}
