// What is not left out although it usually is: "cancelled ones included", "whatever the status".
import type { Line } from '#engine/parse/piece.ts'
import { asWell } from './as-well.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

/** "Cancelled ones included", "whatever the status": nothing is left out on account of this attribute. */
const including = opensWith({ kinds: ['value', 'noun'], words: ['including'] })((line, at) => {
  // "Rate by bedroom count, studios included": no row was left out, and no other is.
  const isThing =
    line.all(at, 'noun').length > 0 &&
    line.is(at - 1, 'comma') &&
    /^included$/.test(line.pieces[at + 1]?.text ?? '')
  if (isThing && line.all(at, 'value').length === 0 && line.past(at + 2) >= line.length)
    return { end: at + 2, items: [] }
  const lift = (found: readonly { attribute: string; value?: string }[], end: number): Found => {
    const values = found.flatMap(({ attribute, value }) =>
      value === undefined ? [] : [{ attribute, value }],
    )
    const attributes = [...new Set(found.map(({ attribute }) => attribute))]
    const only = values.length === found.length ? { values } : {}
    return { end, items: [{ kind: 'condition', condition: { kind: 'lift', attributes, ...only } }] }
  }
  // "Orders that include Kestrel products": those that have some.
  if (
    /^includes?$/.test(line.pieces[at]?.text ?? '') &&
    /^(that|which|who)$/.test(line.pieces[at - 1]?.text ?? '')
  )
    return null
  if (line.is(at, 'including')) {
    const next = line.past(at + 1)
    // "The price of every Pet Supplies product": all of those, and no others.
    const isAnyOf = /^of (any|every)$/.test(line.pieces[at]?.text ?? '')
    // "Including bedrooms and address", "include the city": columns that are shown; no row was left out on account of them.
    const isColumn =
      /^(including|incl|include)$/.test(line.pieces[at]?.text ?? '') &&
      line.pieces.slice(at + 1, next).every(({ text }) => /^(the|their|its|also|each)$/.test(text))
    if (isColumn && line.all(next, 'value').length === 0 && line.all(next, 'attribute').length > 0)
      return null
    const named = [...(isAnyOf ? [] : line.all(next, 'value')), ...line.all(next, 'attribute')]
    const { more, end } = alsoNamed(line, next + 1, named)
    return named.length === 0 ? null : lift([...named, ...more], end)
  }
  const value = line.all(at, 'value')
  const next = line.past(at + 1)
  if (value.length === 0 || !line.is(next, 'including')) return null
  // "In Aspen including cancelled": what is included comes behind.
  const behind = line.past(next + 1)
  const isBehind = line.all(behind, 'value').length + line.all(behind, 'attribute').length > 0
  return isBehind ? null : lift(value, next + 1)
})

/** "Including refunded and cancelled ones": more of the same attribute. */
function alsoNamed(line: Line, at: number, named: readonly { attribute: string }[]) {
  const own = new Set(named.map(({ attribute }) => attribute))
  const place = line.is(at, 'and', 'or', 'comma') ? line.past(at + 1) : at
  const more = place === at ? [] : line.all(place, 'value').filter(({ attribute }) => own.has(attribute))
  return { more, end: more.length === 0 ? at : place + 1 }
}

const kinds = /\b(status|statuses|types?|kinds?|sorts?)\b/

/** "Orders of last month, any status", "…, counting every kind of reservation": behind the things, none of their kinds is left out. */
export const ofAllKinds = opensWith({ texts: 'all | any | every | counting | including' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const all = /^(counting|including)$/.test(text(at)) ? at + 1 : at
  const attributes = line
    .all(all + 1, 'attribute')
    .flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  const isSet =
    all > at ||
    line.is(at - 1, 'comma', 'including') ||
    /^(of|in|with|whatever)$/.test(text(at - 1)) ||
    // "Bookings in October any status": nobody wants a number of any.
    text(at) === 'any'
  const isNamed = line.pieces
    .slice(0, at)
    .some(
      (_, place) =>
        line.all(place, 'noun').length > 0 ||
        line.all(place, 'measure').length > 0 ||
        line.is(place, 'average'),
    )
  const isAtAll = text(all + 2) === 'at' && text(all + 3) === 'all'
  const end = isAtAll ? all + 4 : all + 2
  const ends = line.past(end) >= line.length || line.is(end, 'comma')
  // "Sold volume last quarter, all areas": none of them is left out. "For all areas" may want a number of each.
  const isEverywhere =
    /^all( the)?$/.test(text(all)) && line.is(at - 1, 'comma') && line.pieces[all + 1]?.plural === true
  // "Any staus": mistyped, it names the column all the same.
  const isOfKind = kinds.test(text(all + 1)) || attributes.some(id => id.endsWith('.status'))
  if (!/^(all|any|every|all the)$/.test(text(all)) || !(isOfKind || isEverywhere)) return null
  if (attributes.length === 0 || !isSet || !isNamed || !ends) return null
  return { end, items: [{ kind: 'condition', condition: { kind: 'lift', attributes } }] }
})

export const inclusions: readonly Recognizer[] = [asWell, including]
