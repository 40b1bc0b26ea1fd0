// "Cities with bookings over 40", "states where orders > 300": behind groups a bare number limits how many things each has. Taken
// for the money of the things, it would keep nearly all of them.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { having } from './having.ts'
import { soManyKinds } from './so-many-kinds.ts'
import { excludedLimits } from './excluded-limits.ts'
import { isLimit } from './length-of-time.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { worseThan } from './worse-than.ts'

/** Nobody counts so many of them; it is money. */
const mostCounted = 10_000

const numberOfGroup = opensWith({ kinds: ['noun'], words: ['count'] })((line, at) => {
  const thing = line.is(at, 'count') ? line.past(at + 1) : at
  const nouns = strongNouns(line, thing)
  const next = line.past(line.is(thing + 1, 'count') ? thing + 2 : thing + 1)
  const meaning = line.means(next, 'amount')
  if (nouns.length === 0 || line.pieces[thing]?.plural !== true || meaning === undefined) return null
  const { amount, unit } = meaning
  const isCounted = amount.kind === 'bound' && amount.value < mostCounted && unit === 'plain'
  const isLength = line.all(next + 1, 'unit').length > 0 || line.means(next + 1, 'grain') !== undefined
  // "Which states have guests with more than 10 stays": stays of each guest.
  const isOfEach =
    line.pieces.slice(thing + 1, next).some(({ text }) => text === 'with') &&
    strongNouns(line, next + 1).length > 0
  if (!isCounted || !isLimit(amount) || isLength || isOfEach || line.means(next, 'period') !== undefined)
    return null
  // "Cities with homes under 200": what they cost.
  const isPrice = line
    .all(thing, 'noun')
    .some(({ pricedFrom }) => pricedFrom !== undefined && amount.value >= pricedFrom)
  const isSign = /^[<>=]/.test(line.pieces[next]?.text ?? '')
  return !(isPrice && !isSign && thing === at) && isOfGroup(line, at, isSign, nouns)
    ? { end: next + 1, items: having({ kind: 'count', nouns }, amount, unit) }
    : null
})

/** The first thing that is asked for is a group, and what it has is told here; things of their own have money as well. */
function isOfGroup(line: Line, at: number, isSign: boolean, counted: readonly string[]): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const before = /^(the|an?|their|its)$/.test(text(at - 1)) ? at - 2 : at - 1
  const opens = /^(with|w\/|where|whose|having|have|has|had|got|and|but|also)$/.test(text(before))
  if (!opens && !(isSign && /^[,:;]$/.test(text(before)))) return false
  const first = line.pieces.findIndex(
    ({ plural }, place) =>
      place < before &&
      ((plural && (line.all(place, 'attribute').length > 0 || strongNouns(line, place).length > 0)) ||
        line.is(place, 'by')),
  )
  if (first < 0) return false
  const things = strongNouns(line, first)
  const isGroup = (place: number) => line.all(place, 'attribute').some(({ sort }) => sort === 'other')
  if (line.is(first, 'by')) return isGroup(line.past(first + 1))
  // "Orders and revenue by city where orders > 40".
  const grouped = line.pieces.findIndex((_, place) => place < before && line.is(place, 'by'))
  if (things.length > 0 && grouped > 0) return isGroup(line.past(grouped + 1))
  const isNumber = isSign || line.is(at, 'count')
  return things.length > 0 ? isNumber && !things.some(noun => counted.includes(noun)) : isGroup(first)
}

/** "Average rate per state, only states with at least 2 of them": the things named before, and none of what is computed of them. */
const numberOfThem = opensWith({ kinds: ['amount'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const meaning = line.means(at, 'amount')
  const isThem = text(at + 1) === 'of' && /^(them|those|these)$/.test(text(at + 2))
  if (!isThem || meaning?.unit !== 'plain' || !isLimit(meaning.amount)) return null
  const ends = line.past(at + 3) >= line.length || line.is(at + 3, 'comma')
  const isOpened = /^(with|having|have|has|had|got)$/.test(text(at - 1))
  const things = line.pieces.findIndex(
    ({ plural }, place) => place < at && plural && strongNouns(line, place).length > 0,
  )
  const isGrouped = line.pieces.some(
    (_, place) => place > things && place < at && line.all(place, 'attribute').length > 0,
  )
  if (!ends || !isOpened || things < 0 || !isGrouped) return null
  const counted = { kind: 'count' as const, nouns: strongNouns(line, things) }
  return { end: at + 3, items: having(counted, meaning.amount, meaning.unit) }
})

export const limitsOfRows: readonly Recognizer[] = [
  excludedLimits,
  worseThan,
  soManyKinds,
  numberOfThem,
  numberOfGroup,
]
