// "Average number of bookings per month", "avg # of interactions per session".
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { keyAt } from './grouping.ts'
import { quantityAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

export const averagePer: Recognizer = (line, at) => {
  if (!/^(average|avg|mean|the average)$/.test(line.pieces[at]?.text ?? '')) return null
  const found = additive(line, line.past(at + 1))
  if (found === null) return null
  const per = line.past(found.end)
  const grain = line.means(per, 'grain')
  if (
    grain?.grouping === true &&
    /^(per|a|each|every) /.test(line.pieces[per]?.text ?? '') &&
    grain.grain !== 'weekday'
  )
    return {
      end: per + 1,
      items: [{ kind: 'average per', quantity: found.quantity, key: { kind: 'grain', grain: grain.grain } }],
    }
  if (!/^(per|for each|for every|by each)$/.test(line.pieces[per]?.text ?? '')) return null
  const key = keyAt(line, line.past(per + 1))
  return key === null || key.key.kind === 'attribute'
    ? null
    : { end: key.end, items: [{ kind: 'average per', quantity: found.quantity, key: key.key }] }
}

/** "How many orders does the average customer place". */
export const averageThing: Recognizer = (line, at) => {
  if (!/^(average|avg|typical|mean)$/.test(line.pieces[at]?.text ?? '')) return null
  const next = line.past(at + 1)
  const nouns = line.all(next, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const asked = line.pieces
    .slice(0, at)
    .some((_, place) => line.is(place, 'count', 'how much', 'how much money'))
  const isOther = line.all(next, 'measure').length + line.all(next, 'attribute').length > 0
  if (nouns.length === 0 || line.pieces[next]?.plural === true || !asked || isOther) return null
  return { end: next + 1, items: [{ kind: 'average thing', nouns }] }
}

/** What adds up for each group: a number of things, or a measure. */
function additive(line: Line, at: number): { quantity: QuantityRef; end: number } | null {
  const found = quantityAt(line, at)
  if (found !== null)
    return found.quantity.kind === 'count' || found.quantity.kind === 'measure' ? found : null
  const nouns = line
    .all(at, 'noun')
    .filter(({ weak }) => !weak)
    .map(({ noun }) => noun)
  return nouns.length === 0 ? null : { quantity: { kind: 'count', nouns }, end: at + 1 }
}
