// "California and New York": a city that bears the name of its state is the state where it stands beside another one.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from './item.ts'
import { Line, type MeaningOf } from './piece.ts'

export function namesakes(line: Line, index: ModelIndex): Line {
  const pieces = line.pieces.map((piece, at) => {
    const [city, ...others] = line.all(at, 'value')
    if (city === undefined || others.length > 0) return piece
    const state = [beside(line, at, -1), beside(line, at, 1)].flatMap(other =>
      other === undefined ? [] : (namesake(index, city, other) ?? []),
    )[0]
    return state === undefined ? piece : { ...piece, meanings: [state] }
  })
  return pieces.some((piece, at) => piece !== line.pieces[at]) ? new Line(pieces) : line
}

/** "How many in California?", "And in New York?": behind a state it is one, too. */
export const namesakesBehind = (
  given: readonly Placed[],
  before: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] =>
  given.map(one => {
    const [city, ...others] = valuesOf(one)
    if (city === undefined || others.length > 0 || one.item.kind !== 'condition') return one
    const { condition } = one.item
    const state = before.flatMap(valuesOf).flatMap(value => namesake(index, city, value) ?? [])[0]
    return state === undefined || condition.kind !== 'values'
      ? one
      : { ...one, item: { kind: 'condition', condition: { ...condition, options: [[state]] } } }
  })

const valuesOf = ({ item }: Placed): Named[] =>
  item.kind === 'condition' && item.condition.kind === 'values' ? item.condition.options.flat() : []

/** The next value behind or before an "and", a comma or a "vs"; the things they are said of may stand between. */
function beside(line: Line, at: number, step: 1 | -1): MeaningOf<'value'> | undefined {
  let isJoined = false
  for (let place = at + step; Math.abs(place - at) <= 6 && line.pieces[place] !== undefined; place += step) {
    const value = line.means(place, 'value')
    if (value !== undefined) return isJoined ? value : undefined
    if (line.is(place, 'and', 'or', 'comma', 'versus')) isJoined = true
    // "Revenue from California buyers with revenue from New York buyers".
    else if (
      line.pieces[place]?.soft !== true &&
      line.means(place, 'noun') === undefined &&
      line.means(place, 'measure') === undefined
    )
      return undefined
  }
  return undefined
}

type Named = Pick<MeaningOf<'value'>, 'attribute' | 'value'>

/** The states that a city may have been taken for. */
export const statesCalledLike = (index: ModelIndex, city: Named): Named[] =>
  index.model.attributes.flatMap(({ id }) => namesake(index, city, { attribute: id, value: '' }) ?? [])

function namesake<City extends Named>(
  index: ModelIndex,
  city: City,
  { attribute, value }: Named,
): City | null {
  const { table, values = {} } = index.attribute(attribute)
  if (city.attribute === attribute || index.attribute(city.attribute).table !== table) return null
  const name = `state of ${city.value.toLowerCase()}`
  const found = Object.entries(values).find(([, words]) => words.includes(name))?.[0]
  // "New York, NY" is the city.
  return found === undefined || found === value ? null : { ...city, attribute, value: found }
}
