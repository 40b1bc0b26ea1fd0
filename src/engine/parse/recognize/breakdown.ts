// "Status breakdown for Bay Colony", "the device split", "split last quarter's earnings by state": a group that is named before the
// word, and the verb that only announces a group named later.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from './recognizer.ts'

const isSplit = (line: Line, at: number) =>
  /^(breakdown|break down|split|distribution|mix)$/.test(line.pieces[at]?.text ?? '')

export const breakdown = opensWith({
  kinds: ['attribute'],
  texts: 'split | split up | slice | chop | divide | break | break down | bucket',
})((line, at) => {
  if (isAnnounced(line, at)) return { end: at + 1, items: [] }
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [] : [attribute]))
  if (attributes.length === 0 || !isSplit(line, at + 1)) return null
  // "Split by": the group comes behind.
  const behind = line.past(at + 2)
  if (line.pieces.slice(at + 2, behind + 1).some((_, step) => line.is(at + 2 + step, 'by'))) return null
  const computes = line.pieces.some(
    (_, place) =>
      line.all(place, 'measure').length > 0 || line.is(place, 'average', 'median', 'sum', 'count'),
  )
  const counted: Item[] = computes ? [] : [{ kind: 'ask', bare: true, how: 'count' }]
  return { end: at + 2, items: [{ kind: 'key', key: { kind: 'attribute', attributes } }, ...counted] }
})

/** "Split last quarter's earnings by state", "slice revenue per city": what they are split by is said behind. */
function isAnnounced(line: Line, at: number): boolean {
  if (!/^(split|split up|slice|chop|divide|break|break down|bucket)$/.test(line.pieces[at]?.text ?? ''))
    return false
  const opens = line.pieces.slice(0, at).every(({ soft }) => soft)
  const joint = line.pieces.findIndex((_, place) => place > at + 1 && line.is(place, 'by'))
  return opens && joint > 0 && !line.is(at + 1, 'by')
}
