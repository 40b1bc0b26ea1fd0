// "Areas where the average price of active homes is over 1.2M": behind a number of groups and the things that it is computed over,
// a limit is one of the groups, not of the things.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { having } from './having.ts'
import { flags, segments, values } from '#engine/parse/recognize/conditions/conditions.ts'
import { isLimit } from './length-of-time.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { nouns } from '#engine/parse/recognize/things.ts'
import { wayAlone } from '#engine/parse/recognize/numbers/way-alone.ts'

const limitedMean = opensWith({ kinds: 'any', texts: 'average | mean | median' })((line, at) => {
  const found = quantityAt(line, at)
  const isHeading = isGroup(line, at - 1) && line.pieces[at - 1]?.plural === true
  if (found === null || found.quantity.kind === 'count' || !(isHeading || isOfGroups(line, at))) return null
  if (!/^(of|for|among|across|on)$/.test(line.pieces[found.end]?.text ?? '')) return null
  const items: Item[] = []
  for (let place = line.past(found.end); place < line.length && place <= found.end + 6;) {
    const meaning = line.means(place, 'amount')
    if (meaning !== undefined) {
      const own = line.all(line.past(place + 1), 'unit').length > 0
      // "Areas avg DOM of solds > 60"; "areas average price of homes over 500k" may speak of such homes.
      const isSign = /^[<>=≥≤]/.test(line.pieces[place]?.text ?? '')
      return items.length === 0 || own || !isLimit(meaning.amount) || (isHeading && !isSign)
        ? null
        : { end: place + 1, items: [...having(found.quantity, meaning.amount, meaning.unit), ...items] }
    }
    const thing = [flags, values, segments, nouns].map(one => one(line, place)).find(one => one !== null)
    if (thing === undefined || thing === null) return null
    items.push(...thing.items)
    place = line.past(thing.end)
  }
  return null
})

/** "Areas where …", "cities whose …", "brands with …": what stands before it has many rows. */
function isOfGroups(line: Line, at: number): boolean {
  let place = at - 1
  while (/^(the|an|a|its|their)$/.test(line.pieces[place]?.text ?? '')) place--
  if (!/^(where|whose|with|have|has|having|in which|for which)$/.test(line.pieces[place]?.text ?? ''))
    return false
  return (
    isGroup(line, place - 1) ||
    (/^(that|which|who)$/.test(line.pieces[place - 1]?.text ?? '') && isGroup(line, place - 2))
  )
}

const isGroup = (line: Line, at: number): boolean =>
  line.all(at, 'attribute').some(({ sort }) => sort === 'other')

/** "Neighborhoods that average over a million": the verb of a limit, said of the groups before it. */
const averagesBeyond = opensWith({ texts: 'average | averages | averaged | avg' })((line, at) => {
  const limit = line.means(line.past(at + 1), 'amount')
  if (!/^(averages?|averaged|avg)$/.test(line.pieces[at]?.text ?? '')) return null
  if (limit === undefined || !isLimit(limit.amount)) return null
  const before = /^(that|which|who)$/.test(line.pieces[at - 1]?.text ?? '') ? at - 2 : at - 1
  const isSaidOfMany =
    line.pieces[before]?.plural === true &&
    (line.all(before, 'noun').length > 0 ||
      line.all(before, 'attribute').some(({ sort }) => sort === 'other'))
  return isSaidOfMany ? { end: at + 1, items: [{ kind: 'averaged' }] } : null
})

export const means = [wayAlone, averagesBeyond, limitedMean]
