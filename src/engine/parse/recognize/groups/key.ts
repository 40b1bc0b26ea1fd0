// What names a group: an attribute, a kind of thing, a unit of time with or without its date.
import type { Item } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Grain } from '#engine/plan.ts'
import type { Line, Piece } from '#engine/parse/piece.ts'
import { doneClause, ownerClause } from './key-clause.ts'
import { attributesAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'
import { datesAt, trailingUnit, yearsAt } from './units-of-time.ts'

export function keyAt(line: Line, at: number): { key: KeyRef; end: number } | null {
  const grain = isKindBesideKind(line, at) ? undefined : line.means(at, 'grain')
  // "By year built": the year is an attribute.
  const clause = doneClause(line, at + 1)
  const built = yearsAt(line, clause?.done ?? at + 1)
  if (grain?.grain === 'year' && built.length > 0)
    return { key: { kind: 'attribute', attributes: built }, end: clause?.end ?? at + 2 }
  if (grain !== undefined && clause !== null && built.length === 0)
    return { key: grainKey(grain.grain, datesAt(line, clause.done)), end: clause.end }
  if (grain !== undefined)
    return { key: grainKey(grain.grain, ofDate(line, at + 1).dates), end: ofDate(line, at + 1).end }
  // "In each closing year", "by check-in month".
  const led = line.means(at + 1, 'grain')
  // "Views per inquiry by month" are two groupings.
  if (
    led !== undefined &&
    !led.counted &&
    !led.grouping &&
    (line.all(at, 'noun').length > 0 || datesAt(line, at).length > 0)
  )
    return { key: grainKey(led.grain, datesAt(line, at)), end: at + 2 }
  const text = line.pieces[at]?.text ?? ''
  if (/^decades?( built)?$/.test(text))
    return {
      key: { kind: 'decade' },
      end: built.length > 0 && clause !== null ? clause.end : ofConstruction(line, at + 1),
    }
  const ofThing = ofOwner(line, at)
  if (ofThing !== null) return ofThing
  const things = line.all(at, 'noun').some(({ weak }) => !weak)
  // "Split of orders": orders are things; the number of them that a customer has is another matter.
  const attributes = things
    ? line.all(at, 'attribute').map(({ attribute }) => attribute)
    : attributesAt(line, at)
  const owned = line.pieces[at]?.plural === true || things ? null : ownerClause(line, at + 1)
  if (attributes.length > 0)
    return owned === null
      ? { key: { kind: 'attribute', attributes }, end: at + 1 }
      : { key: { kind: 'attribute', attributes, owner: owned.owner }, end: owned.end }
  const nouns = line.all(at, 'noun').map(({ noun }) => noun)
  return nouns.length > 0 ? { key: { kind: 'noun', nouns }, end: at + 1 } : null
}

/** "For each of weekly and short stays": a kind of stays beside another, and no weeks. */
function isKindBesideKind(line: Line, at: number): boolean {
  const own = line.all(at, 'value')
  if (own.length === 0 || !/^(and|or|,)$/.test(line.pieces[at + 1]?.text ?? '')) return false
  return line
    .all(line.past(at + 2), 'value')
    .some(({ attribute }) => own.some(one => one.attribute === attribute))
}

/** "By customer state", "per property city": the groups are what the things have, not the things. */
function ofOwner(line: Line, at: number): { key: KeyRef; end: number } | null {
  const owners = line.all(at, 'noun')
  const isOwner = owners.some(({ weak }) => !weak) && line.pieces[at]?.plural !== true
  const attributes = isOwner
    ? line.all(at + 1, 'attribute').flatMap(({ attribute, sort }) => (sort === 'other' ? [attribute] : []))
    : []
  const isValued = line.all(at, 'value').length + line.all(at, 'attribute').length > 0
  if (attributes.length === 0 || isValued || line.pieces[at + 1]?.plural === true) return null
  return { key: { kind: 'attribute', attributes }, end: at + 2 }
}

/** "Decade of construction", "decade they were built in". */
function ofConstruction(line: Line, at: number): number {
  const words = line.pieces
    .slice(at, at + 4)
    .map(({ text }) => text)
    .join(' ')
  const found =
    /^(of construction|of build|they were built|it was built|built(?! (in|before|after|since)\b))\b/.exec(
      words,
    )
  // "By decade, built 1990": a year of its own.
  if (found?.[0] === 'built' && line.means(at + 1, 'amount') !== undefined) return at
  return found === null ? at : at + found[0].split(' ').length
}

/** "City and status", "month, property type": keys in a row. */
export function keysFrom(line: Line, from: number): Found | null {
  const items: Item[] = []
  let next = from
  for (;;) {
    const found = keyAt(line, next)
    if (found === null) break
    items.push({ kind: 'key', key: found.key })
    const joint = line.past(found.end)
    const again = pastNumberOf(line, line.past(line.is(joint, 'and', 'comma') ? joint + 1 : joint))
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
    // "By city, nights": the unit of what is asked for.
    const unit = trailingUnit(line, again) !== null
    // "By area, how long did they sit", "and what do they cost": a question of its own.
    const asks =
      /^how\b/.test(line.pieces[again]?.text ?? '') ||
      line.pieces.slice(found.end, again).some(({ text }) => text === 'what')
    // "By area, pool vs no pool", "pool and no pool": one of two sides.
    const side = line.is(again + 1, 'versus') || isDeniedBehind(line, again)
    // "By area, ask over $1M", "by category, only what is in stock", "by area, pools only": a limit of the rows.
    const limit =
      isLimited(line, again) ||
      line.pieces.slice(found.end, again).some(isOnly) ||
      (line.all(again, 'flag').length > 0 && line.is(again + 1, 'only'))
    // "For each city: nights and revenue": what is asked for behind a colon.
    const number =
      line.means(again, 'attribute')?.sort === 'number' &&
      line.pieces.slice(found.end, again).some(({ text }) => text === ':')
    // "The best seller in each category with its price": a column of it.
    const shown =
      line.pieces.slice(found.end, again).some(({ text }) => /^(its|their)$/.test(text)) ||
      (line.means(again, 'attribute')?.sort === 'number' &&
        line.pieces[again - 1]?.text === 'with' &&
        /\b(each|every)$/.test(line.pieces[from - 1]?.text ?? ''))
    // "The top property of each state: state, title, revenue": the group is named again among columns.
    const columns = JSON.stringify(keyAt(line, again)?.key) === JSON.stringify(found.key)
    const ends =
      columns ||
      asks ||
      number ||
      shown ||
      unit ||
      state ||
      heading ||
      thing ||
      side ||
      limit ||
      isSaidBefore(line, from, again)
    if (!joined || ends || keyAt(line, again) === null) return { end: found.end, items }
    next = again
  }
  return items.length === 0 ? null : { end: next, items }
}

/** "Stock value by category, price times stock": the number that was asked for, once more. */
const isSaidBefore = (line: Line, from: number, at: number): boolean => {
  const said = line.means(at, 'attribute')
  return (
    said?.sort === 'number' &&
    line.pieces
      .slice(0, from)
      .some((_, place) => line.means(place, 'attribute')?.attribute === said.attribute)
  )
}

/** "Pool / no pool": the same flag again, the other way. */
function isDeniedBehind(line: Line, at: number): boolean {
  const flag = line.means(at, 'flag')
  const joint = line.pieces[at + 1]?.text === '/' ? at + 2 : at + 1
  const other = line.means(line.past(line.is(joint, 'comma') ? joint + 1 : joint), 'flag')
  return other !== undefined && other.attribute === flag?.attribute && other.yes !== flag.yes
}

/** "Beds 4+": a number of the rows with what it is held against. */
const isLimited = (line: Line, at: number): boolean =>
  attributesAt(line, at).length > 0 && line.means(line.past(at + 1), 'amount') !== undefined

const isOnly = ({ text }: Piece): boolean => text === 'only'

/** "By area and number of bedrooms": rooms are a number themselves. "And number of bookings" asks for another one. */
const pastNumberOf = (line: Line, at: number): number =>
  line.is(at, 'count') && line.is(at - 1, 'and') && line.all(at + 1, 'unit').length > 0 ? at + 1 : at

export const grainKey = (grain: Grain | 'weekday', dates: readonly string[] = []): KeyRef =>
  grain === 'weekday' ? { kind: 'weekday', dates } : { kind: 'grain', grain, dates }

/** "Year of closing": the date behind the unit. */
function ofDate(line: Line, at: number): { dates: string[]; end: number } {
  if (!/^(of|they|it)$/.test(line.pieces[at]?.text ?? '')) return { dates: [], end: at }
  const place = line.past(at)
  const dates = datesAt(line, place)
  // "By month of homes with more than 20 bookings": the homes are those that are limited.
  const isNarrowed = /^(with|without|that|who|which)$/.test(line.pieces[place + 1]?.text ?? '')
  const isNoun =
    line.all(place, 'noun').length > 0 && line.means(place + 1, 'period') === undefined && !isNarrowed
  return dates.length > 0 || (isNoun && line.pieces[at]?.text === 'of')
    ? { dates, end: place + 1 }
    : { dates: [], end: at }
}
