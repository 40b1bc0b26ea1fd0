// "With their city and total orders": among columns of a thing, a number that it holds itself is one of them and counts no rows.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const ownColumn = opensWith({ kinds: ['attribute'] })((line, at) => {
  const attributes = line.all(at, 'attribute').map(({ attribute }) => attribute)
  const isRows = line.all(at, 'noun').some(({ weak }) => !weak)
  const { plural = false, text = '' } = line.pieces[at] ?? {}
  if (!isRows || !plural || !namesOthers(line, at)) return null
  if (!isBeside(line, at, -1, attributes) && !isBeside(line, at, 1, attributes)) return null
  return { end: at + 1, items: [{ kind: 'attribute', attributes, plural: false, text }] }
})

/** "Address and number of bedrooms of every home": beside what names a thing, its number is shown and not added up. */
export const numberColumn = opensWith({ words: ['count'] })((line, at) => {
  const named = line.pieces[at]?.text ?? ''
  const attributes = line
    .all(at + 1, 'attribute')
    .flatMap(one => (one.sort === 'number' ? [one.attribute] : []))
  const isNumber =
    /^(the )?number of$/.test(named) && attributes.length > 0 && line.all(at + 1, 'noun').length === 0
  if (!line.pieces.some((_, place) => line.all(place, 'noun').some(({ weak }) => !weak))) return null
  const joint = /^(the|their)$/.test(line.pieces[at - 1]?.text ?? '') ? at - 1 : at
  if (!isNumber || !(isBeside(line, joint, -1, attributes) || isBeside(line, at + 1, 1, attributes)))
    return null
  const text = line.pieces[at + 1]?.text ?? ''
  return { end: at + 2, items: [{ kind: 'attribute', attributes, plural: false, text }] }
})

/** "Homes in Moab with how many bedrooms and bathrooms each has": numbers that each of the things named before has. */
export const numbersOfEach = opensWith({ words: ['count'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const numbersAt = (place: number) =>
    line.all(place, 'attribute').flatMap(({ attribute, sort }) => (sort === 'number' ? [attribute] : []))
  const [first, second] = [numbersAt(at + 1), line.is(at + 2, 'and') ? numbersAt(at + 3) : []]
  const end = second.length > 0 ? at + 4 : at + 2
  const isOfEach = /^(each|they|it)$/.test(text(end)) && /^(has|have|had|offers?|got)$/.test(text(end + 1))
  const isNamed = line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'noun').some(({ weak }) => !weak))
  if (text(at) !== 'how many' || first.length === 0 || !isOfEach || !isNamed) return null
  const items = [at + 1, ...(second.length > 0 ? [at + 3] : [])].map(place => ({
    kind: 'attribute' as const,
    attributes: numbersAt(place),
    plural: false,
    text: text(place),
  }))
  return { end: end + 2, items }
})

/** "Arrivals next week: guest, # nights": behind a colon stands what is shown of the rows that are named before it. */
export const numberBehindColon = opensWith({ words: ['count'] })((line, at) => {
  const place = line.past(at + 1)
  const attributes = numbersAt(line, place)
  const isNumber = /^(#|number of|no of)$/.test(line.pieces[at]?.text ?? '') && attributes.length > 0
  // "Subdivision: # sold": a state counts those that are in it, and is no price.
  const isState = line.pieces[place]?.plural !== true && strongNouns(line, place).length > 0
  if (!isNumber || isState || !isBehindColon(line, at)) return null
  const text = line.pieces[place]?.text ?? ''
  return { end: place + 1, items: [{ kind: 'attribute', attributes, plural: false, text }] }
})

/** "Pending orders: customer, total": what each comes to, and no number of them. */
export const totalBehindColon = opensWith({ texts: 'total | amount | value' })((line, at) =>
  /^(total|amount|value)$/.test(line.pieces[at]?.text ?? '') &&
  isBehindColon(line, at) &&
  (at + 1 >= line.length || line.is(at + 1, 'comma', 'and'))
    ? { end: at + 1, items: [{ kind: 'total' }] }
    : null,
)

/** A column of rows that another column tells apart, where nothing is added up. */
function isBehindColon(line: Line, at: number): boolean {
  const colon = line.pieces.findIndex(({ text }) => text === ':')
  if (colon < 1 || colon >= at || !line.is(at - 1, 'and', 'comma')) return false
  const computes = line.pieces.some(
    (_, place) => line.is(place, 'by', 'average') || (place < colon && line.is(place, 'count', 'sum')),
  )
  return !computes && line.pieces.some((_, place) => place > colon && tellsApart(line, place))
}

/** "Guest", "address": each row has its own. */
const tellsApart = (line: Line, at: number): boolean => {
  const { text = '', plural = true } = line.pieces[at] ?? {}
  const isColumn = line.is(at - 1, 'comma', 'and') || line.is(at + 1, 'comma', 'and')
  const isOne = !plural && line.all(at, 'noun').some(({ weak }) => !weak)
  return isColumn && (isOne || /\b(name|title|address|email|mls)\b/.test(text))
}

/** The things that have the columns. */
const namesOthers = (line: Line, at: number): boolean => {
  const rows = new Set(line.all(at, 'noun').map(({ noun }) => noun))
  return line.pieces.some(
    ({ plural }, place) =>
      plural && line.all(place, 'noun').some(({ noun, weak }) => !weak && !rows.has(noun)),
  )
}

const tableOf = (attribute: string) => attribute.slice(0, attribute.indexOf('.'))

/** Another column of the same things stands next to it, joined to it, and makes no groups. */
function isBeside(line: Line, at: number, step: 1 | -1, attributes: readonly string[]): boolean {
  let place = at + step
  let isJoined = false
  while (line.is(place, 'and', 'comma') || /^(the|their|its)$/.test(line.pieces[place]?.text ?? '')) {
    isJoined ||= line.is(place, 'and', 'comma')
    place += step
  }
  const tables = new Set(attributes.map(tableOf))
  const isSame = line
    .all(place, 'attribute')
    .some(({ attribute, sort }) => sort === 'other' && tables.has(tableOf(attribute)))
  const isGroup = [1, 2].some(back => line.is(Math.min(place, at) - back, 'by'))
  return isJoined && isSame && line.all(place, 'noun').length === 0 && !isGroup
}
