// "In each of our California towns", "by electronics brand": the groups are of such only, and the towns are still what they are by.
import type { Line } from '#engine/parse/piece.ts'
import { values } from '#engine/parse/recognize/conditions/conditions.ts'
import { keysFrom } from './key.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function describedKeys(line: Line, at: number): Found | null {
  const such = line.all(at, 'value').length > 0 ? values(line, at) : null
  if (such === null) return null
  const [item, ...others] = such.items
  if (item?.kind !== 'condition' || item.condition.kind !== 'values' || others.length > 0) return null
  const { options, not } = item.condition
  const things = thingsOfKind(line, at, such.end)
  if (!not && things.length > 0)
    return { end: such.end + 1, items: [item, { kind: 'key', key: { kind: 'noun', nouns: things } }] }
  const named = line.all(such.end, 'attribute')
  const isKind =
    named.length > 0 && named.every(({ sort }) => sort === 'other') && line.all(such.end, 'noun').length === 0
  // "By active status": the value names its own column.
  const isItsOwn = named.some(({ attribute }) =>
    options.some(option => option.some(one => one.attribute === attribute)),
  )
  if (not || !isKind || isItsOwn) return null
  const keys = keysFrom(line, such.end)
  return keys === null ? null : { end: keys.end, items: [item, ...keys.items] }
}

/** "Each cabin": the kind, and the homes that are of it behind it in the same word. */
const thingsOfKind = (line: Line, kind: number, at: number): string[] =>
  at === kind + 1 && line.pieces[at]?.start === line.pieces[kind]?.start
    ? line.all(at, 'noun').map(({ noun }) => noun)
    : []
