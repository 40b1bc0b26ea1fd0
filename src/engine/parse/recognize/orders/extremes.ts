// Both ends of one scale: "the highest and lowest price", "the gap between the priciest and the cheapest home".
import type { Fn, Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { fnAt } from '#engine/parse/recognize/numbers/way-of.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "The highest and lowest price", "the highest, lowest and average rate". */
export const extremes = opensWith({ kinds: ['extreme'], words: ['top', 'bottom'] })((line, at) => {
  // "The gap between the priciest and the cheapest home": two prices.
  const apart = line.pieces.slice(0, at).some((_, place) => line.is(place, 'change'))
  const fns: Fn[] = []
  let place = at
  for (;;) {
    const fn = endAt(line, place, apart) ?? (fns.length > 0 ? fnAt(line, place) : null)
    if (fn === null) break
    fns.push(fn)
    const joint = line.past(place + 1)
    const next = line.is(joint, 'and', 'comma') ? line.past(joint + 1) : joint
    const goesOn = endAt(line, next, apart) ?? fnAt(line, next)
    // "Came first in median sold price": first by that, and no highest price.
    const isBy = line.pieces.slice(place + 1, joint).some(({ text }) => /^(in|by|for|on)$/.test(text))
    if (goesOn === null || next === place + 1 || isBy) break
    place = next
  }
  const adjectives = apart ? line.all(at, 'extreme').map(({ attribute }) => attribute) : []
  const next = adjectives.length > 0 ? place : line.past(place + 1)
  const attributes = adjectives.length > 0 ? adjectives : numbersAt(line, next)
  // "Best and worst rated homes": a participle is no number of theirs.
  if (line.pieces[next]?.text.endsWith('ed') === true) return null
  if (new Set(fns).size < 2 || new Set(fns).size < fns.length || attributes.length === 0) return null
  return {
    end: next + 1,
    items: fns.map(fn => ({
      kind: 'quantity',
      weak: false,
      quantity: { kind: 'aggregate', fn, attributes },
    })),
  }
})

function endAt(line: Line, at: number, graded: boolean): Fn | null {
  const high = graded ? line.all(at, 'extreme')[0]?.high : undefined
  if (line.is(at, 'top') || high === true) return 'max'
  return line.is(at, 'bottom') || high === false ? 'min' : null
}

/** "Price range per category", "the range of asking prices": from the lowest to the highest. */
export const range = opensWith({ kinds: ['attribute'], texts: 'range | ranges | spectrum' })((line, at) => {
  const isRange = (place: number) => /^(range|ranges|spectrum)$/.test(line.pieces[place]?.text ?? '')
  const isFirst = isRange(at) && /^of\b/.test(line.pieces[at + 1]?.text ?? '')
  const named = isFirst ? line.past(at + 1) : at
  const attributes = isFirst || isRange(at + 1) ? numbersAt(line, named) : []
  // "In the price range 400k to 600k", "in the 400-600k range": a limit.
  const isLimit = (place: number) => line.means(place, 'amount')?.amount.kind === 'range'
  if (isRange(at) && (isLimit(at - 1) || isLimit(at + 1))) return { end: at + 1, items: [] }
  if (attributes.length === 0 || line.pieces.some((_, place) => isLimit(place))) return null
  return {
    end: isFirst ? named + 1 : at + 2,
    items: (['min', 'max'] as const).map(fn => ({
      kind: 'quantity',
      weak: false,
      quantity: { kind: 'aggregate', fn, attributes },
    })),
  }
})

interface Grade {
  attributes: readonly string[]
  high: boolean
  end: number
}

/** "Cheapest", "most expensive", "least popular": which end of what. */
function gradesAt(line: Line, at: number): Grade[] {
  const isTop = line.is(at, 'top')
  const place = (isTop || line.is(at, 'bottom')) && line.all(at + 1, 'extreme').length > 0 ? at + 1 : at
  return [true, false].flatMap(high => {
    const said = place > at ? high === isTop : high
    const found = line.all(place, 'extreme').filter(one => one.high === said)
    const attributes = found.map(({ attribute }) => attribute)
    return attributes.length === 0 ? [] : [{ attributes, high, end: place + 1 }]
  })
}

/** "The cheapest and the priciest place", "the cheapest home and the priciest one": two of them, one from each end. */
export const endOfEach = opensWith({ kinds: ['extreme'], words: ['top', 'bottom'] })((line, at) => {
  for (const first of gradesAt(line, at)) {
    const joint = line.past(first.end)
    const noun = line.all(joint, 'noun').some(({ weak }) => !weak) && line.pieces[joint]?.plural !== true
    const and = noun ? line.past(joint + 1) : joint
    const isJoined = line.pieces.slice(first.end, and + 1).some(({ text }) => /^(and|&|or|,)$/.test(text))
    const next = line.is(and, 'and', 'comma') ? line.past(and + 1) : and
    const last = gradesAt(line, next).find(one => one.high !== first.high)
    const attributes = first.attributes.filter(id => last?.attributes.includes(id) === true)
    if (last === undefined || !isJoined || attributes.length === 0) continue
    const things = line.past(last.end)
    // "Our cheapest and priciest products": how many of each is not said.
    if (line.pieces[things]?.plural === true && line.all(things, 'noun').length > 0) return null
    const nouns = noun ? line.all(joint, 'noun').flatMap(one => (one.weak ? [] : [one.noun])) : []
    const named: Item[] =
      nouns.length === 0 ? [] : [{ kind: 'noun', nouns, plural: true, none: false, weak: false }]
    return {
      end: line.pieces[last.end]?.text === 'one' ? last.end + 1 : last.end,
      items: [
        ...named,
        { kind: 'both ends', attributes, high: first.high },
        { kind: 'order', by: attributes, measures: [], descending: first.high },
      ],
    }
  }
  return null
})
