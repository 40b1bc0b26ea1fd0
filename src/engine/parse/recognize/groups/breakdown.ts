// "Status breakdown for Bay Colony", "the device split", "split last quarter's earnings by state": a group that is named before the
// word, and the verb that only announces a group named later.
import type { Grain } from '#engine/plan.ts'
import type { Item } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const isSplit = (line: Line, at: number) =>
  /^(breakdown|break down|split|distribution|mix)( of)?$/.test(line.pieces[at]?.text ?? '')

export const breakdown = opensWith({
  kinds: ['attribute', 'grain'],
  texts: 'mix of | mix | split | split up | slice | chop | divide | break | break down | bucket',
})((line, at) => {
  if (isAnnounced(line, at)) return { end: at + 1, items: [] }
  const mixed = mixOf(line, at)
  if (mixed !== null) return mixed
  const grain = line.means(at, 'grain')
  if (grain !== undefined && !grain.counted && isSplit(line, at + 1)) return inTime(line, at, grain.grain)
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [] : [attribute]))
  if (attributes.length === 0 || !isSplit(line, at + 1)) return null
  // "Split by": the group comes behind.
  const behind = line.past(at + 2)
  if (line.pieces.slice(at + 2, behind + 1).some((_, step) => line.is(at + 2 + step, 'by'))) return null
  return { end: at + 2, items: [{ kind: 'key', key: { kind: 'attribute', attributes } }, ...counted(line)] }
})

function counted(line: Line): Item[] {
  const computes = line.pieces.some(
    (_, place) =>
      line.all(place, 'measure').length > 0 || line.is(place, 'average', 'median', 'sum', 'count'),
  )
  return computes ? [] : [{ kind: 'ask', bare: true, how: 'count' }]
}

/** "The mix of payment types". */
function mixOf(line: Line, at: number): Found | null {
  const next = line.past(at + 1)
  const isMix = line.pieces[at]?.text === 'mix' && line.pieces[at + 1]?.text === 'of'
  const attributes = line.all(next, 'attribute').flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  if (!isMix || attributes.length === 0 || line.all(next, 'noun').length > 0) return null
  return { end: next + 1, items: [{ kind: 'key', key: { kind: 'attribute', attributes } }, ...counted(line)] }
}

/** "The weekday split of check-ins", "monthly breakdown of revenue". */
function inTime(line: Line, at: number, grain: Grain | 'weekday'): Found {
  const key: KeyRef = grain === 'weekday' ? { kind: 'weekday' } : { kind: 'grain', grain }
  return { end: at + 2, items: [{ kind: 'key', key }, ...counted(line)] }
}

/** "Split last quarter's earnings by state", "slice revenue per city": what they are split by is said behind. */
function isAnnounced(line: Line, at: number): boolean {
  if (!/^(split|split up|slice|chop|divide|break|break down|bucket)$/.test(line.pieces[at]?.text ?? ''))
    return false
  const opens = line.pieces.slice(0, at).every(({ soft }) => soft)
  const joint = line.pieces.findIndex((_, place) => place > at + 1 && line.is(place, 'by'))
  return opens && joint > 0 && !line.is(at + 1, 'by')
}
