// "Brands sold in only one category", "in more than two categories", "guests who stayed in exactly two cities": so many different ones, and no first of them.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { having } from './having.ts'

/** More would be money. */
const mostKinds = 100
const exactly = /^(only|just|exactly|precisely)\b/

export const soManyKinds = opensWith({ kinds: ['amount'] })((line, at) => {
  const meaning = line.means(at, 'amount')
  if (meaning === undefined || meaning.unit !== 'plain') return null
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isBound = meaning.amount.kind === 'bound' && meaning.amount.value < mostKinds
  const isOwn = isBound || exactly.test(text(at))
  const joint = isOwn ? at - 1 : at - 2
  if (!isBound && (meaning.amount.kind !== 'exact' || !(isOwn || exactly.test(text(at - 1))))) return null
  // "Sold in more than two categories": where, and not how often.
  if (isBound && !/^(in|across)$/.test(text(joint))) return null
  if (!/^(in|with|have|has|had|having|of|from|to|covers?|across)$/.test(text(joint))) return null
  const kinds = line.all(at + 1, 'attribute').flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  const isKind = kinds.length > 0 && line.all(at + 1, 'value').length === 0
  if (!isKind || !isOfOthers(line, joint, kinds)) return null
  return { end: at + 2, items: having({ kind: 'distinct', attributes: kinds }, meaning.amount, meaning.unit) }
})

/** Groups or things that are asked for, each of which may have several of them. */
const isOfOthers = (line: Line, before: number, kinds: readonly string[]): boolean =>
  line.pieces.some(
    ({ plural }, at) =>
      plural &&
      at < before &&
      (line.all(at, 'noun').some(({ weak }) => !weak) ||
        line
          .all(at, 'attribute')
          .some(({ attribute, sort }) => sort === 'other' && !kinds.includes(attribute))),
  )
