// "by city and status", "per month", "for each property type", "monthly".
import type { Item, KeyRef } from '#engine/parse/item.ts'
import type { Grain } from '#engine/plan.ts'
import type { Line } from '#engine/parse/piece.ts'
import { values } from './conditions.ts'
import { attributesAt, numbersAt, quantityAt } from './quantity.ts'
import type { Found, Recognizer } from './recognizer.ts'
import { datesAt } from './units-of-time.ts'

export function keyAt(line: Line, at: number): { key: KeyRef; end: number } | null {
  const grain = line.means(at, 'grain')
  // "By year built": the year is an attribute.
  const built = line.all(at + 1, 'attribute').filter(({ sort }) => sort === 'year')
  if (grain?.grain === 'year' && built.length > 0)
    return { key: { kind: 'attribute', attributes: built.map(({ attribute }) => attribute) }, end: at + 2 }
  if (grain !== undefined)
    return { key: grainKey(grain.grain, ofDate(line, at + 1).dates), end: ofDate(line, at + 1).end }
  // "In each closing year", "by check-in month".
  const led = line.means(at + 1, 'grain')
  if (led !== undefined && !led.counted && (line.all(at, 'noun').length > 0 || datesAt(line, at).length > 0))
    return { key: grainKey(led.grain, datesAt(line, at)), end: at + 2 }
  const text = line.pieces[at]?.text ?? ''
  if (/^decades?( built)?$/.test(text)) return { key: { kind: 'decade' }, end: at + 1 }
  const things = line.all(at, 'noun').some(({ weak }) => !weak)
  // "Split of orders": orders are things; the number of them that a customer has is another matter.
  const attributes = things
    ? line.all(at, 'attribute').map(({ attribute }) => attribute)
    : attributesAt(line, at)
  if (attributes.length > 0) return { key: { kind: 'attribute', attributes }, end: at + 1 }
  const nouns = line.all(at, 'noun').map(({ noun }) => noun)
  return nouns.length > 0 ? { key: { kind: 'noun', nouns }, end: at + 1 } : null
}

export const grouping: Recognizer = (line, at) => {
  if (!line.is(at, 'by')) return lone(line, at)
  if (/^(split|breakdown of|distribution of|bucket|split of|group)$/.test(line.pieces[at]?.text ?? '')) {
    const named = line.past(at + 1)
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
  if (line.pieces[at]?.text === 'across' && line.is(at + 1, 'all')) return { end: at + 1, items: [] }
  let next = line.past(at + 1)
  // "By number of bedrooms": the attribute is itself a number.
  if (line.is(next, 'count') && attributesAt(line, line.past(next + 1)).length > 0) next = line.past(next + 1)
  // "Top 5 cities by revenue" names an order, not a group.
  const quantity = quantityAt(line, next)
  const sorts = [at - 1, at - 2, at - 3].some(place => line.is(place, 'order by'))
  if (quantity !== null && sorts) {
    const counted: Item[] =
      quantity.quantity.kind === 'count'
        ? [{ kind: 'quantity', quantity: quantity.quantity, weak: false }]
        : []
    const measures = quantity.quantity.kind === 'measure' ? quantity.quantity.measures : []
    const by = quantity.quantity.kind === 'aggregate' ? quantity.quantity.attributes : null
    return {
      end: quantity.end,
      items: [...counted, { kind: 'order', by, measures, descending: !line.is(at - 1, 'ascending') }],
    }
  }
  const column = attributesAt(line, next)
  if (sorts && column.length > 0)
    return {
      end: line.is(next + 1, 'descending', 'ascending') ? next + 2 : next + 1,
      items: [{ kind: 'order', by: column, measures: [], descending: line.is(next + 1, 'descending') }],
    }
  const isBy = !/^(per|for each|for every|each)$/.test(line.pieces[at]?.text ?? '')
  if (quantity !== null && isBy && line.all(next, 'attribute').length === 0)
    return {
      end: quantity.end,
      items: [{ kind: 'rank', implied: false, count: null, high: true, by: quantity.quantity }],
    }
  const only = line.pieces[at]?.text === 'by' && isRanked(line, at)
  const numbers = numbersAt(line, next)
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
  const things = line.all(next, 'noun').filter(({ weak }) => !weak)
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
  // "In Q3, going by check-in date": which date the period speaks of, no group.
  const days = line
    .all(next, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const [date] = days
  if (date !== undefined && line.pieces[at]?.text === 'by' && hasPeriod(line) && !hasGrain(line))
    return { end: next + 1, items: [{ kind: 'date', attribute: date }] }
  return keysFrom(line, next) ?? byValues(line, next)
}

/** "By mobile, desktop and tablet": the values name the groups. */
function byValues(line: Line, at: number): Found | null {
  const found = values(line, at)
  const [item] = found?.items ?? []
  if (found === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  const { options, not } = item.condition
  if (not || options.length < 2) return null
  const attributes = (options[0] ?? [])
    .map(({ attribute }) => attribute)
    .filter(id => options.every(option => option.some(({ attribute }) => attribute === id)))
  return { end: found.end, items: [item, { kind: 'key', key: { kind: 'attribute', attributes } }] }
}

const hasPeriod = (line: Line) => line.pieces.some((_, place) => line.means(place, 'period') !== undefined)
const hasGrain = (line: Line) => line.pieces.some((_, place) => line.means(place, 'grain') !== undefined)

/** "City and status", "month, property type": keys in a row. */
function keysFrom(line: Line, from: number): Found | null {
  const items: Item[] = []
  let next = from
  for (;;) {
    const found = keyAt(line, next)
    if (found === null) break
    items.push({ kind: 'key', key: found.key })
    const joint = line.past(found.end)
    const again = line.past(line.is(joint, 'and', 'comma') ? joint + 1 : joint)
    const joined = line.is(found.end, 'and', 'comma') || line.is(joint, 'and', 'comma')
    // "By beds, closed this year": a state behind the comma narrows the rows.
    const state =
      line.all(again, 'value').length > 0 ||
      line.all(again, 'date').length > 0 ||
      (datesAt(line, again).length > 0 && line.means(line.past(again + 1), 'period') !== undefined)
    // "Rows = month, values = units and volume": a new heading ends the groups.
    const heading = line.pieces
      .slice(found.end, again)
      .some(({ text }) => /^(values|filter|show|cols)$/.test(text))
    // "By month, web sessions": a thing behind a comma says what the rest is about.
    const thing =
      keyAt(line, again)?.key.kind === 'noun' && !/^(and|&|by|x)$/.test(line.pieces[again - 1]?.text ?? '')
    if (!joined || state || heading || thing || keyAt(line, again) === null) return { end: found.end, items }
    next = again
  }
  return items.length === 0 ? null : { end: next, items }
}

const grainKey = (grain: Grain | 'weekday', dates: readonly string[] = []): KeyRef =>
  grain === 'weekday' ? { kind: 'weekday', dates } : { kind: 'grain', grain, dates }

/** "Year of closing": the date behind the unit. */
function ofDate(line: Line, at: number): { dates: string[]; end: number } {
  if (!/^(of|they|it)$/.test(line.pieces[at]?.text ?? '')) return { dates: [], end: at }
  const place = line.past(at)
  const dates = datesAt(line, place)
  const isNoun = line.all(place, 'noun').length > 0 && line.means(place + 1, 'period') === undefined
  return dates.length > 0 || (isNoun && line.pieces[at]?.text === 'of')
    ? { dates, end: place + 1 }
    : { dates: [], end: at }
}

/** "Monthly revenue", "by month and city", "the busiest check-out weekday". */
const lone = (line: Line, at: number): Found | null => {
  const led =
    datesAt(line, at).length > 0 && line.means(at + 1, 'grain')?.grouping === false && isAskedFor(line, at)
  const grain = line.means(led ? at + 1 : at, 'grain')
  if (grain === undefined || grain.counted || !(grain.grouping || led || isAskedFor(line, at))) return null
  // "What year was the oldest house built": the year is its own.
  const built = line.pieces.some((_, place) =>
    line.all(place, 'attribute').some(({ sort }) => sort === 'year'),
  )
  if (grain.grain === 'year' && !grain.grouping && built) return null
  if (isKind(line, at)) return null
  const isList = /^(by|per|for each|in each|each|split by|grouped by|group by|broken down by) /.test(
    line.pieces[at]?.text ?? '',
  )
  return isList || led
    ? keysFrom(line, at)
    : { end: at + 1, items: [{ kind: 'key', key: grainKey(grain.grain) }] }
}

/** "Monthly stays by month", "type = monthly", "weekly and monthly ones": the kind of a stay, not a unit to group by. */
function isKind(line: Line, at: number): boolean {
  const own = line.all(at, 'value').map(({ attribute }) => attribute)
  if (own.length === 0) return false
  if (line.pieces[at - 1]?.text === 'of' && line.all(at + 1, 'noun').length > 0) return true
  const before = line.pieces[at - 1]
  if (/^(is|are|was|were)$/.test(before?.text ?? '')) return true
  // "From weekly reservations", "every confirmed monthly reservation", "how many monthly stays".
  const thing = line.all(at + 1, 'noun').some(({ weak }) => !weak)
  const described =
    /^(from|for|only|with|all|any|every|each)$/.test(before?.text ?? '') ||
    line.is(at - 1, 'count') ||
    line.all(at - 1, 'value').length > 0 ||
    line.pieces[at + 1]?.plural !== true
  if (thing && described) return true
  const others = line.pieces.map((_, place) => place).filter(place => place !== at)
  return others.some(
    place =>
      (line.means(place, 'grain')?.grouping === true && line.all(place, 'value').length === 0) ||
      line.all(place, 'value').some(({ attribute }) => own.includes(attribute)) ||
      (place < at && line.all(place, 'attribute').some(({ attribute }) => own.includes(attribute))),
  )
}

/** "Which month", "the busiest month", "what day of the week". */
function isAskedFor(line: Line, at: number): boolean {
  let before = at - 1
  const isPassed = (place: number) =>
    (line.pieces[place]?.soft === true && !line.is(place, 'which')) || isVerb(line, place)
  while (isPassed(before)) before--
  return (
    line.is(before, 'which', 'top', 'bottom') ||
    line.all(before, 'ranks').length > 0 ||
    line.all(before, 'extreme').length > 0 ||
    // "Month with the least revenue".
    (line.pieces[at + 1]?.text === 'with' && line.is(line.past(at + 2), 'top', 'bottom'))
  )
}

/** "Top", "best", "busiest" stand before: what follows "by" is the order then. */
const isRanked = (line: Line, at: number) =>
  line.pieces
    .slice(0, at)
    .some((_, place) => line.is(place, 'top', 'bottom') || line.all(place, 'ranks').length > 0)

/** "The busiest shopping day": what is done on it. */
const isVerb = (line: Line, at: number) => {
  const { meanings = [], text = '' } = line.pieces[at] ?? {}
  return text.endsWith('ing') && meanings.length > 0 && meanings.every(one => one.kind === 'noun' && one.weak)
}
