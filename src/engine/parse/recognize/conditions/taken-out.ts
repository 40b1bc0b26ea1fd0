// "Leaving cancellations out", "studios not counted", "excluding viewings": what is left out, by a value or by a name for rows.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const verbs =
  'leaving | leave | left | keeping | keep | taking | take | kick | kicking | filter | filtering | strip | stripping | set | setting | put | putting'
const isVerb = new RegExp(`^(${verbs.replaceAll(' ', '')})$`)
const isOut = /^(out|aside|away)$/
const things = /^(ones?|stays?|bookings?|homes?|orders?|listings?|reservations?)$/

export const takenOut = opensWith({ texts: verbs })((line, at) => {
  if (!isVerb.test(text(line, at))) return null
  // "Leave the viewings and cancelled ones out": all that stands between the halves of the verb.
  const items: Item[] = []
  let place = line.past(at + 1)
  while (items.length < 4 && !isOut.test(text(line, place))) {
    const named = valuesOut(line, place) ?? segmentOut(line, place) ?? nounsOut(line, place)
    if (named === null) return null
    items.push(named)
    place = pastThings(line, place + 1, named.kind === 'condition')
    while (
      line.is(place, 'and', 'or', 'comma') ||
      (!isOut.test(text(line, place)) && line.pieces[place]?.soft === true)
    )
      place++
  }
  return items.length === 0 || !isOut.test(text(line, place)) ? null : { end: place + 1, items }
})

/** "Electronics products", "the Books category": what they are, behind the value that tells which. */
function pastThings(line: Line, at: number, isValue: boolean): number {
  if (things.test(text(line, at))) return at + 1
  const isNamed =
    line.all(at, 'value').length === 0 &&
    (line.all(at, 'noun').some(({ weak }) => !weak) || line.all(at, 'attribute').length > 0)
  return isValue && isNamed ? at + 1 : at
}

const text = (line: Line, at: number) => line.pieces[at]?.text ?? ''

function valuesOut(line: Line, at: number): Item | null {
  const options = line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value }))
  return options.length === 0
    ? null
    : { kind: 'condition', condition: { kind: 'values', options: [options], not: true } }
}

function segmentOut(line: Line, at: number): Item | null {
  const segments = line.all(at, 'segment').map(({ segment }) => segment)
  return segments.length === 0
    ? null
    : { kind: 'condition', condition: { kind: 'segment', segments, not: true } }
}

function nounsOut(line: Line, at: number): Item | null {
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  return nouns.length === 0 ? null : { kind: 'left out', nouns }
}

const saidBehind =
  /^(do not count|does not count|not counted|not counting|excluded|left out|aside|not included|taken out)$/

/** Rows that a noun names, before or behind the word that leaves them out: "cancellations and refunds excluded" are both. */
export const leftOut = opensWith({ kinds: ['noun', 'value'], words: ['not'] })((line, at) => {
  const isBefore = line.is(at, 'not') && !/^(not|neither|nor|non)$/.test(line.pieces[at]?.text ?? '')
  if (isBefore) {
    const place = line.past(at + 1)
    const left = nounsOut(line, place)
    return left === null || line.all(place, 'value').length > 0 ? null : { end: place + 1, items: [left] }
  }
  const items: Item[] = []
  let place = at
  for (;;) {
    const noun = nounsOut(line, place)
    const left = noun ?? stateOut(line, at, place)
    if (left === null) return null
    items.push(left)
    const end = noun === null && things.test(text(line, place + 1)) ? place + 1 : place
    const next = line.past(end + 1)
    // A state that stands alone is denied like any other; "cancelled orders left out" names rows that are.
    const isOfRows = items.some(({ kind }) => kind === 'left out') || end > place
    if (saidBehind.test(text(line, next)) && isOfRows) return { end: next + 1, items }
    const isOne = noun === null || line.pieces[place]?.plural === true
    if (!isOne || !/^(and|or|plus|\+|&)$/.test(text(line, end + 1)) || items.length > 2) return null
    place = line.past(end + 2)
  }
})

/** "…, cancelled and viewings left out": a state beside the rows, where a pause or a row before it begins what is left out. */
function stateOut(line: Line, start: number, at: number): Item | null {
  const begins = at > start || at === 0 || line.is(at - 1, 'comma')
  const isState = line.all(at, 'value').length > 0 && line.pieces[at]?.plural !== true
  return begins && isState ? valuesOut(line, at) : null
}

/** "By revenue instead of units", "monthly stays rather than weekly ones": what stands behind it is not meant. */
export const insteadOf = opensWith({ texts: 'instead | instead of | rather' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const open =
    text(at) === 'instead of'
      ? at + 1
      : (text(at) === 'instead' && text(at + 1) === 'of') ||
          (text(at) === 'rather' && text(at + 1) === 'than')
        ? at + 2
        : text(at) === 'instead' && text(at + 1).startsWith('of ')
          ? at + 1
          : null
  if (open === null) return null
  // "July instead of June": the month has taken its preposition.
  const isMoney = /^(dollars|money|cash|count|counts|quantity|value|amount)$/.test(text(open))
  // "Per property type instead of per state".
  const named = line.is(line.past(open), 'by') ? line.past(open) + 1 : open
  const place = isMoney ? open : line.past(named)
  const isNamed = (['measure', 'attribute', 'unit', 'value', 'noun', 'period', 'segment'] as const).some(
    kind => line.all(place, kind).length > 0,
  )
  if (!isNamed && !isMoney) return null
  // "Rather than rent, invest or list": all that is listed is not meant.
  let end = place + 1
  for (;;) {
    const next = line.is(end, 'comma', 'or', 'and') ? line.past(end + 1) : end
    const goesOn = next > end || /\bor$/.test(text(end - 1))
    if (!goesOn || (line.all(next, 'value').length === 0 && text(next) !== 'list')) break
    end = next + 1
  }
  const isBehind = /^(ones?|stays|bookings|homes|orders|products|listings)$/.test(text(end))
  return { end: isBehind ? end + 1 : end, items: [] }
})
