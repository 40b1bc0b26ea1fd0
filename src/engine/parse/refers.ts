// "What have they spent in total": a question that is whole but for those whom it is about.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'
import { onceALine } from './once-a-line.ts'
import { isWayAlone } from './other-way.ts'
import type { Line } from './piece.ts'

const auxiliary = /^(do|does|did|have|has|had|are|is|were|was|will|can|could|would)$/

/** "How many nights was it booked", "what did it bring in": it was named in the question before. */
const didSomething =
  /^(booked|rented|sold|sell|viewed|favorited|earn|earned|make|bring in|brought in|get|got|generate|gross|listed|reserved|bought|ordered)$/

/** Whether the question points at something that it does not name itself. */
export const refersBack = (line: Line): boolean =>
  pointersOf(line).some(
    at =>
      !isNamedBefore(line, at) || isOfSuchOnes(line, at) || isNumberOfThem(line, at) || isElsewhere(line, at),
  )

/** "Which home is the cheapest there": homes are named, and the place is not. */
const isElsewhere = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'there' &&
  line.pieces.slice(0, at).every((_, place) => line.means(place, 'value') === undefined)

/** "Total orders of those 5": the orders are what is asked for, and nothing else is named. */
function isNumberOfThem(line: Line, at: number): boolean {
  const end = line.means(at + 1, 'amount') === undefined ? at + 1 : at + 2
  return (
    line.pieces[at - 1]?.text === 'of' &&
    /^(those|these|them)$/.test(line.pieces[at]?.text ?? '') &&
    line.past(end) >= line.length &&
    namesIn(line)[0] === at - 2
  )
}

/** "Which products were in those refunded ones": the products are asked for, and the ones were named earlier. */
const isOfSuchOnes = (line: Line, at: number): boolean =>
  /^(in|of|from|among|on)$/.test(line.pieces[at - 1]?.text ?? '') &&
  /^(those|these)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces[at + 2]?.text === 'ones'

const pointersOf = (line: Line): number[] =>
  line.pieces.flatMap(({ text }, at) => {
    if (/^(they|them|their|theirs|those|these)$/.test(text)) return [at]
    // "Is it true", "what does it cost" point at nothing.
    const before = line.pieces[at - 1]?.text ?? ''
    const isThing =
      text === 'its' ||
      (text === 'it' && /^(of|for|from|about)$/.test(before)) ||
      (text === 'it' && auxiliary.test(before) && didSomething.test(line.pieces[at + 1]?.text ?? '')) ||
      (text === 'that' && /^(of|is|was|are|were)$/.test(before) && line.past(at + 1) >= line.length) ||
      (text === 'there' &&
        (line.past(at + 1) >= line.length || line.is(at + 1, 'and')) &&
        !auxiliary.test(before))
    return isThing ? [at] : []
  })

export function isNamedBefore(line: Line, at: number): boolean {
  // "How many bookings did they get": the bookings are what is asked for, not those who got them.
  const isObject = (place: number) => auxiliary.test(line.pieces[place + 1]?.text ?? '') && place + 2 === at
  const [first, second] = namesIn(line)
  // "Who spent the most of them": who is asked for, and they are those before.
  const isWhoOfThem =
    line.pieces[at - 1]?.text === 'of' && line.pieces[first ?? -1]?.text === 'who' && (second ?? at) >= at
  if (isWhoOfThem) return false
  const name = first !== undefined && isObject(first) ? second : first
  return name !== undefined && name < at
}

/** The first two places where something is named. */
const namesIn = onceALine(line =>
  line.pieces
    .flatMap(({ text }, place) => {
      const names =
        line.all(place, 'noun').some(({ weak }) => !weak) ||
        line.all(place, 'attribute').some(({ sort }) => sort === 'other') ||
        (['value', 'segment', 'flag', 'absent'] as const).some(
          kind => line.means(place, kind) !== undefined,
        ) ||
        /^(who|whoever|those|people|folks|everyone|anyone)$/.test(text) ||
        // "The dearest thing we sell, and how much is it".
        (/^things?$/.test(text) && line.pieces[place + 1]?.text === 'we') ||
        // "Which month made the most, and how much was it".
        (line.is(place, 'which') && line.means(place + 1, 'grain') !== undefined)
      return names ? [place] : []
    })
    .slice(0, 2),
)

/** "What's the median price": behind a question about certain rows, a number that names no rows is one of those. */
export const namesNoRows = (question: string, line: Line, placed: readonly Placed[]): boolean =>
  (placed.some(({ item }) => item.kind === 'quantity' && item.quantity.kind !== 'count')
    ? placed.every(({ item }) => item.kind === 'quantity' || item.kind === 'ask' || item.kind === 'averaged')
    : isCountOfState(line, placed)) &&
  // "How much money did we lose": on those.
  !/\b(our|(?<!\bdid )we|us|overall|all|everything|everywhere|business|whole|you)\b/i.test(question)

/** "How many sold this year": a state and a time, but of what? */
const isCountOfState = (line: Line, placed: readonly Placed[]): boolean =>
  placed.some(one => one.item.kind === 'quantity' && isAdjective(line, one)) &&
  placed.every(({ item }) => item.kind === 'quantity' || item.kind === 'ask' || item.kind === 'period')

/** "Sold", "active", in the singular: what becomes of things, which are named elsewhere. */
export const isAdjective = (line: Line, { start, end }: Placed): boolean =>
  line.pieces
    .slice(start, end)
    .some(
      ({ plural }, at) =>
        !plural && line.all(start + at, 'value').length > 0 && line.all(start + at, 'noun').length > 0,
    )

/** "And sold?", "cheapest active": of the things before, those in that state. */
export function asState(line: Line, one: Placed): Placed {
  if (one.item.kind !== 'noun' || one.item.none || !isAdjective(line, one)) return one
  // "Guests who booked a cabin", "how many nights was it booked": what is done is no state of what is booked.
  if (one.item.verb === true && /^(who|whoever|it)$/.test(line.pieces[one.start - 1]?.text ?? '')) return one
  const options = line.pieces
    .slice(one.start, one.end)
    .flatMap((_, at) =>
      line.all(one.start + at, 'value').map(({ attribute, value }) => ({ attribute, value })),
    )
  return {
    ...one,
    item: { kind: 'condition', condition: { kind: 'values', options: [options], not: false } },
  }
}

/** Whether the rows of a question are told by conditions alone, so that something else can be asked of them. */
export function canBeAsked(before: readonly Placed[], question: string): boolean {
  // "What was the volume for each": of the groups before.
  const same = askedOfSame(before, /\beach\b/i.test(question) ? 'each' : '')
  const tells = same.some(({ item }) => /^(condition|period|key)$/.test(item.kind))
  return tells && same.every(({ item }) => item.kind !== 'those before')
}

/** Something else is asked of the same rows; the rows of a ranking or of a limit cannot be taken along. */
export function askedOfSame(before: readonly Placed[], text: string): readonly Placed[] {
  const kinds = new Set(before.map(({ item }) => item.kind))
  // "Add their average rating": one more number for each.
  if (/^(add|and|also|with|include)\b/.test(text) && (kinds.has('key') || kinds.has('rank'))) return before
  // "How much did each of them make": of the groups before, another number.
  const ofGroups =
    /\beach\b/.test(text) &&
    of(before, 'key').length === 1 &&
    (['rank', 'limit', 'having', 'in time', 'newcomers', 'average per', 'ratio'] as const).every(
      kind => !kinds.has(kind),
    )
  const chosen = (
    ['key', 'rank', 'limit', 'having', 'in time', 'newcomers', 'average per', 'ratio'] as const
  ).some(kind => kinds.has(kind))
  return before.flatMap((one): Placed[] => {
    const { item } = one
    if (item.kind === 'condition' || item.kind === 'period' || item.kind === 'date' || item.kind === 'now')
      return [one]
    if (item.kind === 'noun' && !item.weak) return [{ ...one, item: { ...item, scope: true } }]
    if (item.kind === 'quantity' && item.quantity.kind === 'count')
      return [{ ...one, item: scoped(item.quantity.nouns) }]
    if (ofGroups && item.kind === 'key') return [one]
    return chosen && !ofGroups && item.kind !== 'ask' ? [{ ...one, item: { kind: 'those before' } }] : []
  })
}

const scoped = (nouns: readonly string[]): Item => ({
  kind: 'noun',
  nouns,
  plural: true,
  none: false,
  weak: false,
  scope: true,
})

/** It says itself what is asked for. */
export function isWhole(line: Line, placed: readonly Placed[]): boolean {
  // "Top 5 brands by revenue" says what is ranked and by what.
  const ranks = of(placed, 'rank').some(({ item }) => item.by !== null) && of(placed, 'attribute').length > 0
  return (
    ranks ||
    placed.some(
      one =>
        (one.item.kind === 'quantity' && !isWayAlone(one)) ||
        (one.item.kind === 'noun' && !one.item.weak && !isAdjective(line, one)),
    )
  )
}

/** "Which five earned the least": five of what is not said. */
export const fewUnnamed =
  /^(?:so )?which (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:(?:have|has|had|did|were|are|got|get) )?(?:(?:the )?(?:most|least|fewest|worst|best)|spent|bought|paid|made|brought|sold|took|cost|[a-z]{3,}ed)\b/
