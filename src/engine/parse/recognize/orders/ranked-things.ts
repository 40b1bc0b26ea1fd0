// What a superlative is said of: "the most repeat customers", "the most 4 bedroom homes", "our biggest sales", "top 5 discounts".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { amountFirst } from '#engine/parse/recognize/limits/amounts.ts'
import { flags, segments, values } from '#engine/parse/recognize/conditions/conditions.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { measured, quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { lastTold } from './told-before.ts'

type Rank = Extract<Item, { kind: 'rank' }>

/** The next telling word, where nothing begins anew: "spent the most, and what is their average order" ranks by what was spent. */
export function withinPhrase(line: Line, from: number): number {
  let next = from
  while (
    line.pieces[next]?.soft === true &&
    line.pieces[next]?.sentence === line.pieces[from - 1]?.sentence &&
    !/^(and|but|plus|what|which|who|how|then|while)$/.test(line.pieces[next]?.text ?? '')
  )
    next++
  return next
}

/** "The most repeat customers", "the fewest cancelled bookings": what describes the things stands before them. */
export function describedThings(
  line: Line,
  from: number,
): { by: Rank['by']; end: number; also: Item[] } | null {
  const also: Item[] = []
  let place = from
  while (place < from + 4) {
    const period = line.means(place, 'period')?.period
    const found =
      period === undefined
        ? (segments(line, place) ?? flags(line, place) ?? values(line, place) ?? ofNumber(line, place))
        : { end: place + 1, items: [{ kind: 'period' as const, period, dates: [] }] }
    if (found === null) break
    also.push(...found.items)
    place = line.past(found.end)
  }
  const nouns = line.all(place, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const numbers = nouns.length > 0 ? [] : numbersAt(line, place)
  // "The most pools": those that have one are counted.
  const isHad = also.length === 1 && line.means(from, 'flag')?.yes === true
  if (isHad && nouns.length === 0) return { by: { kind: 'count', nouns: [] }, end: from + 1, also }
  // "Top 5 products by 2025 revenue".
  const isTimed = also.length > 0 && also.every(({ kind }) => kind === 'period')
  const money = isTimed && nouns.length === 0 ? quantityAt(line, place) : null
  if (money !== null) return { by: money.quantity, end: money.end, also }
  if (also.length === 0 || nouns.length + numbers.length === 0) return null
  // "The most upcoming nights": what is described may also be a number of theirs.
  const by: Rank['by'] =
    nouns.length > 0 ? { kind: 'count', nouns } : { kind: 'attribute', attributes: numbers }
  return { by, end: place + 1, also }
}

/** "The most 4 bedroom homes". */
function ofNumber(line: Line, at: number) {
  const found = line.means(at, 'amount') === undefined ? null : amountFirst(line, at)
  return found?.items.every(({ kind }) => kind === 'condition') === true ? found : null
}

/** "Our biggest sales" are single ones; "the biggest sales day" is one of days. */
export const isOfThings = (line: Line, at: number, next: number): boolean =>
  /^(biggest|largest|smallest|greatest)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces[next]?.plural === true &&
  line.all(next, 'measure').length > 0 &&
  line.all(next, 'noun').some(({ weak }) => !weak) &&
  line.means(next + 1, 'grain') === undefined

export const thingsAt = (line: Line, at: number): Item => ({
  kind: 'noun',
  nouns: line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun])),
  plural: true,
  none: false,
  weak: false,
})

export function numberBehind(line: Line, from: number): { by: NonNullable<Rank['by']>; end: number } | null {
  const at = line.past(from)
  if (line.all(at, 'noun').some(({ weak }) => !weak) || line.all(at, 'extreme').length > 0) return null
  const attributes = line.all(at, 'attribute').flatMap(one => (one.sort === 'number' ? one.attribute : []))
  return attributes.length === 0 ? null : { by: { kind: 'attribute', attributes }, end: at + 1 }
}

/** "The cheapest $/sf": what is cheap is named. */
export const pricesBehind = (line: Line, at: number): string[] =>
  /^(cheapest|priciest|dearest|costliest|(most|least) expensive)$/.test(line.pieces[at]?.text ?? '') &&
  line.all(at + 1, 'noun').length === 0
    ? line
        .all(at + 1, 'attribute')
        .flatMap(one => (one.sort === 'number' && one.unpriced !== true ? [one.attribute] : []))
    : []

/** "Which of the top 5", "from our best ten", "in each of the three largest": what follows is only part of what is asked about. */
export function ledBy(line: Line, at: number): { led?: true } {
  let before = at - 1
  while (/^(the|our|my|your|these|those|all|their|its|s)$/.test(line.pieces[before]?.text ?? '')) before--
  const isLed = /\b(of|for|from|in|at|among|amongst|across|by|with|do|did|does)$/.test(
    line.pieces[before]?.text ?? '',
  )
  return isLed ? { led: true } : {}
}

/** "What city orders the most": behind the group that is asked for, a thing is what it does. */
export function groupDoes(line: Line, at: number): string[] {
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  const isGroup = line.all(before - 1, 'attribute').some(({ sort }) => sort === 'other')
  if (!isGroup || !line.is(before - 2, 'which') || line.pieces[at]?.text !== 'most') return []
  return line.all(before, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
}

/** "Which home was listed most recently": by the day on which it was done. */
export const doneRecently = (line: Line, at: number): string[] => {
  const days = line.pieces.slice(0, at).flatMap((_, place) => line.all(place, 'date'))
  return [...new Set(days.map(({ attribute }) => attribute))]
}

/** "Ranks first in bookings", "comes out on top". */
export const isRankVerb = (line: Line, at: number): boolean =>
  /^(ranks?|ranked|comes?|came|tops?|topped|brings?) (first|last|high|low|number|top|out|in|the|up)/.test(
    line.pieces[at]?.text ?? '',
  )

/** "Which product is rated highest in each category": by what the participle right before it names. */
export const ratedBefore = (line: Line, at: number): string[] =>
  /^(rated|priced|reviewed|valued|scored)$/.test(line.pieces[at]?.text ?? '') ? numbersAt(line, at) : []

/** "Earned the most from weekly stays", "spent the most in our shop": the verb says of what there is most. */
export const isEarnedFrom = (line: Line, at: number, next: number): boolean =>
  (line.pieces.slice(at + 1, next).some(({ text }) => /^(from|in|on|at|with|through|via|off)$/.test(text)) ||
    // "In December stays".
    /^(in|on|from|during) /.test(line.pieces[next]?.text ?? '')) &&
  measured(line, lastTold(line, at)) !== null

/** "Came down the most from the asking price": what it starts from is not what there is most of. */
export const isOff = (line: Line, at: number, next: number): boolean =>
  /^(most|least)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces.slice(at + 1, next).some(({ text }) => /^(from|off|below|under)$/.test(text))
