// "Where do our leads come from", "how did visitors hear about us", "where do our customers live": what tells them apart by origin.
import type { Line } from '#engine/parse/piece.ts'
import { values } from '#engine/parse/recognize/conditions/conditions.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const verbs =
  /^(come|came|coming|live|lives|living|based|located|found us|find us|hear about us|heard about us)$/

const origin = opensWith({ texts: 'where | how' })((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  if (text !== 'where' && text !== 'how') return null
  const verb = line.pieces.findIndex((piece, place) => place > at && verbs.test(piece.text))
  if (verb < 0 || !isLast(line, verb)) return null
  return { end: at + 1, items: [{ kind: 'origin' }] }
})

/** "Where do the guests who came in May live": what follows the verb must not be what it is said of. */
function isLast(line: Line, verb: number): boolean {
  const rest = line.pieces.slice(verb + 1)
  const from = /^(come|came|coming)$/.test(line.pieces[verb]?.text ?? '')
  // "Come from this year" is one time, as it stands.
  if (from && !/^from\b/.test(rest[0]?.text ?? '')) return false
  return rest.every(
    piece => piece.soft || piece.meanings.every(({ kind }) => kind === 'period' || kind === 'grammar'),
  )
}

/** "Which state do most guests come from", "guests who live in Texas". */
const home = opensWith({
  texts: 'come | comes | came | coming | live | lives | living | reside | resides',
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isHome =
    (/^(come|comes|came|coming)$/.test(text(at)) && text(at + 1) === 'from') ||
    (/^(live|lives|living|reside|resides)$/.test(text(at)) && line.all(at, 'noun').length === 0)
  return isHome ? { end: at + 1, items: [{ kind: 'their home' }] } : null
})

/** "Guests from Texas", "customers from California": where they are at home, and not where they went. */
const people =
  /^(guests?|customers?|clients?|people|folks|shoppers?|buyers?|travell?ers?|vacationers?|renters?|visitors?|leads?)$/
const hailing = opensWith({ texts: 'from' })((line, at) => {
  const isSaid = line.pieces[at]?.text === 'from' && people.test(line.pieces[at - 1]?.text ?? '')
  const places = isSaid ? line.all(at + 1, 'value') : []
  return places.length > 0 ? { end: at + 1, items: [{ kind: 'their home', places }] } : null
})

/** "Who do not live in Texas or California": another home, and nothing that was not done. */
const livesElsewhere = opensWith({ words: ['not'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isDenied = text(at) === 'not' && /^(live|lives|living|reside|resides|based)$/.test(text(at + 1))
  const found = isDenied && /^(in|near|around)$/.test(text(at + 2)) ? values(line, at + 3) : null
  const [item] = found?.items ?? []
  if (found === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  return {
    end: found.end,
    items: [{ kind: 'their home' }, { kind: 'condition', condition: { ...item.condition, not: true } }],
  }
})

/** "Located in California", "situated on Church Street": the place is told behind it, and none is asked for. */
const situated = opensWith({ texts: 'located | situated' })((line, at) =>
  /^(located|situated)$/.test(line.pieces[at]?.text ?? '') &&
  /^(in|on|at|within|inside|across)\b/.test(line.pieces[at + 1]?.text ?? '')
    ? { end: at + 1, items: [] }
    : null,
)

export const origins: readonly Recognizer[] = [origin, livesElsewhere, home, hailing, situated]
