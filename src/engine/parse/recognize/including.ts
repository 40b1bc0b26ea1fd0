// What is not left out although it usually is: "cancelled ones included", "whatever the status".
import { opensWith } from './recognizer.ts'

/** "Cancelled ones included", "whatever the status": nothing is left out on account of this attribute. */
export const including = opensWith({ kinds: ['value'], words: ['including'] })((line, at) => {
  const lift = (attributes: readonly string[], end: number) => ({
    end,
    items: [{ kind: 'condition' as const, condition: { kind: 'lift' as const, attributes } }],
  })
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
    // "Including bedrooms and address": columns that are shown; no row was left out on account of them.
    const isColumn = /^(including|incl)$/.test(line.pieces[at]?.text ?? '') && next === at + 1
    if (isColumn && line.all(next, 'value').length === 0 && line.all(next, 'attribute').length > 0)
      return null
    const named = [...(isAnyOf ? [] : line.all(next, 'value')), ...line.all(next, 'attribute')].map(
      ({ attribute }) => attribute,
    )
    return named.length === 0 ? null : lift(named, next + 1)
  }
  const value = line.all(at, 'value').map(({ attribute }) => attribute)
  const next = line.past(at + 1)
  if (value.length === 0 || !line.is(next, 'including')) return null
  // "In Aspen including cancelled": what is included comes behind.
  const behind = line.past(next + 1)
  const isBehind = line.all(behind, 'value').length + line.all(behind, 'attribute').length > 0
  return isBehind ? null : lift(value, next + 1)
})

const kinds = /\b(status|statuses|types?|kinds?|sorts?)\b/

/** "Orders of last month, any status", "…, counting every kind of reservation": behind the things, none of their kinds is left out. */
export const ofAllKinds = opensWith({ texts: 'all | any | every | counting | including' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const all = /^(counting|including)$/.test(text(at)) ? at + 1 : at
  const attributes = line
    .all(all + 1, 'attribute')
    .flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  const isSet =
    all > at || line.is(at - 1, 'comma', 'including') || /^(of|in|with|whatever)$/.test(text(at - 1))
  const isNamed = line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'noun').length > 0 || line.all(place, 'measure').length > 0)
  const ends = line.past(all + 2) >= line.length || line.is(all + 2, 'comma')
  if (!/^(all|any|every|all the)$/.test(text(all)) || !kinds.test(text(all + 1))) return null
  if (attributes.length === 0 || !isSet || !isNamed || !ends) return null
  return { end: all + 2, items: [{ kind: 'condition', condition: { kind: 'lift', attributes } }] }
})
