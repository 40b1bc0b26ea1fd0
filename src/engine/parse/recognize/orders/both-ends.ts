// "The difference between our most and least expensive home", "the gap between the cheapest and the most expensive one": both ends of
// what an adjective grades, where "most" and "least" may share it.
import type { Fn } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

interface End {
  /** Null where the adjective behind the other end tells. */
  fn: Fn | null
  most: boolean
  attributes: readonly string[]
  end: number
}

export const bothEnds = opensWith({ kinds: ['extreme'], words: ['top', 'bottom'] })((line, at) => {
  if (!line.pieces.slice(0, at).some((_, place) => line.is(place, 'change'))) return null
  const first = endAt(line, at)
  const joint = first?.end ?? at
  const second = line.is(joint, 'and') ? endAt(line, line.past(joint + 1)) : null
  if (first === null || second === null) return null
  const attributes = second.attributes.length > 0 ? second.attributes : first.attributes
  const isGraded = second.fn !== null && attributes.length > 0
  const isHigh = second.fn === 'max' ? second.most : !second.most
  // "Most and least expensive": the first goes by the same adjective.
  const fn = first.fn ?? (first.most === isHigh ? 'max' : 'min')
  if (!isGraded || fn === second.fn) return null
  const fns: readonly Fn[] = ['max', 'min']
  const again = numbersAt(line, second.end).some(id => attributes.includes(id))
  return {
    end: again ? second.end + 1 : second.end,
    items: fns.map(one => ({
      kind: 'quantity',
      weak: false,
      quantity: { kind: 'aggregate', fn: one, attributes },
    })),
  }
})

function endAt(line: Line, at: number): End | null {
  const isGrade = line.is(at, 'top', 'bottom')
  const most = line.is(at, 'top')
  const place = isGrade ? at + 1 : at
  const extremes = line.all(place, 'extreme')
  const [graded] = extremes
  if (graded === undefined) return isGrade ? { fn: null, most, attributes: [], end: at + 1 } : null
  const high = isGrade && !most ? !graded.high : graded.high
  return {
    fn: high ? 'max' : 'min',
    most: isGrade ? most : true,
    attributes: extremes.map(({ attribute }) => attribute),
    end: place + 1,
  }
}
