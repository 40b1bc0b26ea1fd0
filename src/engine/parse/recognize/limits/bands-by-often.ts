// "By how often they have ordered: none, once, 2 to 5 times": the verb says what is counted, the ranges how many of them. "By number
// of completed orders: none, 1, 2 or more": the rows say it.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { bandsKey } from './band-at.ts'
import { bands, perBand, rowOf } from './bands.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const bandsByOften = opensWith({ words: ['by'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isOften = text(at + 1) === 'how often'
  const isTimes = line.is(at + 1, 'count') && text(at + 2) === 'times'
  if (!isOften && !isTimes) return byNumberOfSuch(line, at)
  const verb = line.past(isOften ? at + 2 : at + 3)
  const nouns = line.all(verb, 'noun').flatMap(one => (one.verb === true || one.weak ? [one.noun] : []))
  if (nouns.length === 0) return null
  const often: Item = { kind: 'key', key: { kind: 'noun', nouns } }
  const row = rowOf(line, verb + 1)
  if (row === null || row.attributes.length > 0) return { end: verb + 1, items: [often] }
  return { end: row.end, items: [often, bandsKey(row)] }
})

function byNumberOfSuch(line: Line, at: number): Found | null {
  const such = line.past(at + 2)
  const options = line.all(such, 'value').map(({ attribute, value }) => ({ attribute, value }))
  const rows = line.past(such + 1)
  const nouns = line.all(rows, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (!line.is(at + 1, 'count') || options.length === 0 || nouns.length === 0) return null
  const row = rowOf(line, rows + 1)
  if (row === null || row.attributes.length > 0) return null
  const attributes = line.all(rows, 'unit').map(({ attribute }) => attribute)
  return { end: row.end, items: [bandsKey({ ...row, attributes, counted: { nouns, options } })] }
}

export const bandings = [bandsByOften, perBand, bands]
