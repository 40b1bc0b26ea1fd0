// "By how often they have ordered: none, once, 2 to 5 times": the verb says what is counted, the ranges how many of them.
import type { Item } from '#engine/parse/item.ts'
import { rowOf } from './bands.ts'
import { opensWith } from './recognizer.ts'

export const bandsByOften = opensWith({ words: ['by'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isOften = text(at + 1) === 'how often'
  const isTimes = line.is(at + 1, 'count') && text(at + 2) === 'times'
  if (!isOften && !isTimes) return null
  const verb = line.past(isOften ? at + 2 : at + 3)
  const nouns = line.all(verb, 'noun').flatMap(one => (one.verb === true || one.weak ? [one.noun] : []))
  if (nouns.length === 0) return null
  const often: Item = { kind: 'key', key: { kind: 'noun', nouns } }
  const row = rowOf(line, verb + 1)
  if (row === null || row.attributes.length > 0) return { end: verb + 1, items: [often] }
  const { end, row: bands, unit } = row
  return { end, items: [often, { kind: 'key', key: { kind: 'bands', attributes: [], bands, unit } }] }
})
