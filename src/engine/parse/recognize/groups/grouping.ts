// "by city and status", "per month", "for each property type", "monthly".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { wasDone } from '#engine/parse/recognize/conditions/by-person.ts'
import { values } from '#engine/parse/recognize/conditions/conditions.ts'
import { bySuch } from './by-such.ts'
import { describedKeys } from './described-key.ts'
import { keysFrom } from './key.ts'
import { loneUnit } from './lone-unit.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { countedThings, isOwnNumber, numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { sortedBy } from '#engine/parse/recognize/orders/sorted-by.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { isSuperlative } from '#engine/parse/recognize/orders/ranking.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

export const grouping = opensWith({
  kinds: ['grain', 'date', 'attribute'],
  words: ['by'],
  texts: 'decade | decades',
})((line, at) => {
  if (!line.is(at, 'by')) return loneUnit(line, at)
  // "How many in each, and their average": nothing is ranked by what follows.
  if (/^(in|for|of) each$/.test(line.pieces[at]?.text ?? '') && line.is(at + 1, 'and', 'comma')) return null
  // "How did July compare to June in terms of revenue": what is compared, no ranking.
  const compares = line.pieces.some((_, place) => line.is(place, 'versus', 'compare'))
  if (line.pieces[at]?.text === 'in terms of' && compares && quantityAt(line, line.past(at + 1)) !== null)
    return { end: at + 1, items: [] }
  // "Pulled by the seller": who did it, and no group.
  const owner = line.past(at + 1)
  const isDone = line.all(at - 1, 'value').length > 0 && line.pieces[at]?.text === 'by' && owner > at + 1
  if (isDone && /^(sellers?|owners?)$/.test(line.pieces[owner]?.text ?? ''))
    return { end: owner + 1, items: [] }
  const doneBy = agents(line, at)
  if (doneBy !== null) return doneBy
  // "In each one for places with a pool": the groups are named elsewhere.
  if (isEachOne(line, at)) return { end: at + 2, items: [{ kind: 'ask', how: 'each' }] }
  if (doesEach(line, at)) return { end: at + 1, items: [{ kind: 'ask', how: 'each' }] }
  if (/^(split|breakdown of|distribution of|bucket|split of|group)$/.test(line.pieces[at]?.text ?? '')) {
    // "Group the active homes into bands": what describes them comes before them.
    const first = line.past(at + 1)
    const isDescribed = line.all(first, 'value').length > 0 && strongNouns(line, first + 1).length > 0
    const named = isDescribed ? first + 1 : first
    const joint = line.pieces[named + 1]?.text ?? ''
    // "Split the actives into bands", "the split of bookings between A and B": the things come first.
    if (line.all(named, 'noun').length > 0 && joint === 'between')
      return { end: at + 1, items: [{ kind: 'ask', how: 'compare' }] }
    if (line.all(named, 'noun').length > 0 && (joint === 'into' || line.is(named + 1, 'by', 'comma')))
      return { end: at + 1, items: [] }
    // "Split of orders in percent": the things are counted, and what they are split by stands elsewhere.
    const things = line.all(named, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
    if (things.length > 0 && line.all(named, 'attribute').length === 0)
      return {
        end: named + 1,
        items: [{ kind: 'quantity', quantity: { kind: 'count', nouns: things }, weak: false }],
      }
  }
  const one = byOne(line, at) ?? byThem(line, at)
  if (one !== null) return one
  if (line.pieces[at]?.text === 'across' && line.is(at + 1, 'all')) return { end: at + 1, items: [] }
  let next = line.past(at + 1)
  // "The guys across the street": a place, and no groups.
  if (line.pieces[at]?.text === 'across' && line.pieces[next]?.text === 'street') return null
  if (isOwnNumber(line, at, next)) next = line.past(next + 1)
  // "Top 10 brands by $": by what such things earn.
  const goesOn =
    line.is(next + 1, 'and') || (line.is(next + 1, 'comma') && quantityAt(line, line.past(next + 2)) !== null)
  if (line.pieces[next]?.text === '$' && isRanked(line, at) && !goesOn) return { end: next + 1, items: [] }
  // "Top 5 cities by revenue" names an order, not a group.
  const quantity = quantityAt(line, next)
  const sorted = sortedBy(line, at, next, quantity)
  if (sorted !== null) return sorted
  const counted = countedThings(line, at, next)
  // "Distribution of revenue by category", "rows = city, column = revenue": what is split or shown, and what ranks nothing.
  if (
    quantity !== null &&
    /^((split|breakdown|distribution|mix) of|rows|columns?)$/.test(line.pieces[at]?.text ?? '')
  )
    return { end: quantity.end, items: [{ kind: 'quantity', quantity: quantity.quantity, weak: false }] }
  const isBy = !/^(per|for each|for every|each)$/.test(line.pieces[at]?.text ?? '')
  if (quantity !== null && isBy && line.all(next, 'attribute').length === 0)
    return {
      end: quantity.end,
      items: [{ kind: 'rank', implied: false, count: null, high: true, by: quantity.quantity }],
    }
  const only = /^(by|in terms of|according to)$/.test(line.pieces[at]?.text ?? '') && isRanked(line, at)
  // "By pending volume": their money, and not their number.
  const isMeasured = line.pieces[next]?.plural !== true && line.all(next + 1, 'measure').length > 0
  const things = line.all(next, 'noun').filter(({ weak }) => !weak)
  const money = isMeasured ? quantityAt(line, next + 1) : null
  if (only && things.length > 0 && money !== null) {
    const nouns = things.map(({ noun }) => noun)
    return {
      end: money.end,
      items: [
        { kind: 'noun', nouns, plural: false, none: false, weak: false, agent: true },
        { kind: 'rank', implied: false, count: null, high: true, by: money.quantity },
      ],
    }
  }
  const numbers = counted.length > 0 ? [] : numbersAt(line, next)
  if (only && numbers.length > 0)
    return {
      end: next + 1,
      items: [
        {
          kind: 'rank',
          implied: false,
          count: null,
          high: true,
          by: { kind: 'attribute', attributes: numbers },
        },
      ],
    }
  if (only && things.length > 0)
    return {
      end: next + 1,
      items: [
        {
          kind: 'rank',
          implied: false,
          count: null,
          high: true,
          by: { kind: 'count', nouns: things.map(({ noun }) => noun) },
        },
      ],
    }
  const such = bySuch(line, at, next, only)
  if (such !== null) return such
  const grouped = line.pieces.some(
    (_, place) => line.is(place, 'count', 'average', 'sum') || line.all(place, 'measure').length > 0,
  )
  // "Closings with price, by date": a list in the order of its dates.
  if (/^(date|dates)$/.test(line.pieces[next]?.text ?? '') && line.pieces[at]?.text === 'by' && !grouped)
    return {
      end: next + 1,
      items: [{ kind: 'order', by: null, measures: [], descending: false, dated: true }],
    }
  // "Average quantity per completed order": each row is one; what describes it narrows them.
  const describedRow =
    line.all(next, 'value').length > 0 &&
    line.all(next + 1, 'noun').some(({ weak }) => !weak) &&
    line.pieces[next + 1]?.plural !== true
  if (
    line.pieces[at]?.text === 'per' &&
    describedRow &&
    line.pieces.some((_, place) => line.is(place, 'average'))
  )
    return { end: at + 1, items: [] }
  // "In Q3, going by check-in date": which date the period speaks of, no group.
  const days = line
    .all(next, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const [date] = days
  const isBasis = /^(going|judging|counted|counting|dated|measured)$/.test(line.pieces[at - 1]?.text ?? '')
  if (
    date !== undefined &&
    line.pieces[at]?.text === 'by' &&
    (isBasis || (hasPeriod(line) && !hasGrain(line)))
  )
    return { end: next + 1, items: [{ kind: 'date', attribute: date }] }
  return keysFrom(line, next) ?? describedKeys(line, next) ?? byValues(line, next)
})

const isEachOne = (line: Line, at: number): boolean =>
  /\b(each|every)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces[at + 1]?.text === 'one' &&
  /^(for|with|from|in|at|among|when|if)$/.test(line.pieces[at + 2]?.text ?? '')

/** "Pool or no pool: what did each kind sell for", "what do the two each cost": what each does is no group. */
const doesEach = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'each' &&
  numbersAt(line, line.past(at + 1)).length > 0 &&
  /^(sell|sold|go|went|cost|costs|fetch|fetched|rent|rented|list|listed|earn|earned)( for)?$/.test(
    line.pieces[line.past(at + 1)]?.text ?? '',
  )

/** "The most orders by one customer": customers are what is ranked. */
function byOne(line: Line, at: number): Found | null {
  const nouns = line.all(at + 2, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isBy = line.pieces[at]?.text === 'by' && /^(one|any)$/.test(line.pieces[at + 1]?.text ?? '')
  // "By one guest in one booking": a booking is what is ranked.
  if (line.pieces.slice(at + 3).some(({ text }) => /^(one|single)$/.test(text))) return null
  if (!isBy || nouns.length === 0 || line.pieces[at + 2]?.plural === true || !isRanked(line, at)) return null
  return { end: at + 3, items: [{ kind: 'noun', nouns, plural: false, none: false, weak: false }] }
}

/** "Total paid by guests", "money made by our lake houses": those who did it, all together. */
function byThem(line: Line, at: number): Found | null {
  const isDone = wasDone(line, at)
  const next = line.past(at + 1)
  const nouns = line.all(next, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (line.pieces[at]?.text !== 'by' || !isDone || line.pieces[next]?.plural !== true || nouns.length === 0)
    return null
  const item: Item = { kind: 'noun', nouns, plural: true, none: false, weak: false, scope: true }
  return { end: next + 1, items: [item] }
}

/** "By mobile, desktop and tablet": the values name the groups. */
function byValues(line: Line, at: number): Found | null {
  const found = values(line, at)
  const [item] = found?.items ?? []
  if (found === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  const { options, not } = item.condition
  if (not || options.length < 2) return null
  // "How many orders by PayPal or gift card": either, in one number.
  const isEither = line.pieces.slice(at, found.end).some((_, place) => line.is(at + place, 'or'))
  if (isEither && line.pieces.some((_, place) => line.is(place, 'count'))) return found
  const attributes = (options[0] ?? [])
    .map(({ attribute }) => attribute)
    .filter(id => options.every(option => option.some(({ attribute }) => attribute === id)))
  return { end: found.end, items: [item, { kind: 'key', key: { kind: 'attribute', attributes } }] }
}

const hasPeriod = (line: Line) => line.pieces.some((_, place) => line.means(place, 'period') !== undefined)
const hasGrain = (line: Line) => line.pieces.some((_, place) => line.means(place, 'grain') !== undefined)

/** "Top", "best", "busiest" stand before: what follows "by" is the order then. */
const isRanked = (line: Line, at: number) =>
  line.pieces
    .slice(0, at)
    .some(
      (_, place) =>
        line.is(place, 'top', 'bottom') ||
        line.all(place, 'ranks').length > 0 ||
        (line.all(place, 'extreme').length > 0 && isSuperlative(line, place)),
    )

/** "How many orders by Texas customers": those who did it, and no groups. */
function agents(line: Line, at: number): Found | null {
  const such = line.past(at + 1)
  const isNumber = strongNouns(line, at - 1).length > 0 && line.is(at - 2, 'count')
  const isPeople = /\b(customers|buyers|shoppers|guests|visitors|clients|people|users|leads)$/.test(
    line.pieces[such + 1]?.text ?? '',
  )
  const nouns = strongNouns(line, such + 1)
  if (line.pieces[at]?.text !== 'by' || !isNumber || !isPeople || nouns.length === 0) return null
  const described = line.all(such, 'attribute').length === 0 ? values(line, such) : null
  if (described?.end !== such + 1) return null
  const item: Item = { kind: 'noun', nouns, plural: true, none: false, weak: false, scope: true }
  return { end: such + 2, items: [...described.items, item] }
}
