// "Leaving cancellations out", "studios not counted", "excluding viewings": what is left out, by a value or by a name for rows.
import type { Recognizer } from './recognizer.ts'

export const takenOut: Recognizer = (line, at) => {
  if (!/^(leaving|leave|left|keeping|keep|taking|take)$/.test(line.pieces[at]?.text ?? '')) return null
  const named = line.past(at + 1)
  const options = line.all(named, 'value').map(({ attribute, value }) => ({ attribute, value }))
  const out = [named + 1, named + 2].find(place => /^(out|aside|away)$/.test(line.pieces[place]?.text ?? ''))
  if (options.length === 0 || out === undefined) return null
  return {
    end: out + 1,
    items: [{ kind: 'condition', condition: { kind: 'values', options: [options], not: true } }],
  }
}

const saidBehind =
  /^(do not count|does not count|not counted|not counting|excluded|left out|aside|not included|taken out)$/

/** Rows that a noun names, before or behind the word that leaves them out. */
export const leftOut: Recognizer = (line, at) => {
  const isBefore = line.is(at, 'not') && !/^(not|neither|nor|non)$/.test(line.pieces[at]?.text ?? '')
  const place = isBefore ? line.past(at + 1) : at
  const nouns = line.all(place, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (nouns.length === 0 || (isBefore && line.all(place, 'value').length > 0)) return null
  const next = line.past(place + 1)
  const isBehind = !isBefore && saidBehind.test(line.pieces[next]?.text ?? '')
  if (!isBefore && !isBehind) return null
  return { end: isBehind ? next + 1 : place + 1, items: [{ kind: 'left out', nouns }] }
}

/** "By revenue instead of units", "monthly stays rather than weekly ones": what stands behind it is not meant. */
export const insteadOf: Recognizer = (line, at) => {
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
  const place = line.past(open)
  const isNamed = (['measure', 'attribute', 'unit', 'value', 'noun', 'period', 'segment'] as const).some(
    kind => line.all(place, kind).length > 0,
  )
  if (!isNamed) return null
  const isBehind = /^(ones?|stays|bookings|homes|orders|products|listings)$/.test(text(place + 1))
  return { end: isBehind ? place + 2 : place + 1, items: [] }
}
