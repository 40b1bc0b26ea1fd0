// A text that nothing is written in, or a number that is zero: "left no message", "do not have any reviews"; and one that is
// there: "with rental income on file".
import type { Line } from '#engine/parse/piece.ts'
import { pastNone } from './negated.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "Nothing in the message", "nothing written as a note". */
function pastNothingIn(line: Line, at: number): number | null {
  if (!/^(nothing|no text|no words)$/.test(line.pieces[at]?.text ?? '')) return null
  const verb = /^(written|said|typed|entered|filled)$/.test(line.pieces[at + 1]?.text ?? '') ? at + 2 : at + 1
  return /^(in|as|for|under)$/.test(line.pieces[verb]?.text ?? '') ? line.past(verb) : null
}

/** "Left no message", "do not have any reviews": nothing is written there, or zero. */
export const nothingWritten = opensWith({
  kinds: ['amount'],
  words: ['none', 'not'],
  texts: 'blank | empty | nothing | no text | no words | or',
})((line, at) => {
  const isBlank = /^(blank|empty)$/.test(line.pieces[at]?.text ?? '')
  const next = (isBlank ? at + 1 : null) ?? pastNothingIn(line, at) ?? pastNone(line, at)
  if (next === null) return null
  // "Never rented for more than 27 nights": not for so long, and no price is missing.
  if (line.pieces[next]?.text.endsWith(' for') === true) return null
  const plain = line.all(next, 'attribute').filter(({ sort }) => sort === 'other' || sort === 'number')
  if (plain.length === 0 || line.all(next, 'noun').length > 0 || line.means(next, 'flag') !== undefined)
    return null
  const attributes = plain.map(({ attribute }) => attribute)
  return {
    end: next + 1,
    items: [{ kind: 'condition', condition: { kind: 'empty', attributes, not: false } }],
  }
})

/** "With rental income on file", "a rating on record": those that have it; the word alone would only show it. */
export const onFile = opensWith({ kinds: ['attribute'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const had = /^(an?|the|any|some)$/.test(text(at - 1)) ? at - 2 : at - 1
  const isHad = /^(with|have|has|having|had)$/.test(text(had))
  const isKept = text(at + 1) === 'on' && /^(file|record)$/.test(text(at + 2))
  const isTold = /^(reported|recorded|disclosed)$/.test(text(at + 1))
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'other' || sort === 'number' ? [attribute] : []))
  if (!isHad || !(isKept || isTold) || attributes.length === 0) return null
  return {
    end: isKept ? at + 3 : at + 2,
    items: [{ kind: 'condition', condition: { kind: 'empty', attributes, not: true } }],
  }
})
