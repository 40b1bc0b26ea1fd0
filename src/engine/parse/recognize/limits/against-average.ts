// "above the average in their own city", "more than the overall", "than the portfolio did".
import type { Comparator } from '#contract/terms.ts'
import type { Line } from '#engine/parse/piece.ts'
import { averageOfNamed } from './average-of-named.ts'
import { numbersAt } from './numbers-at.ts'
import { measured, type QuantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const relation = (line: Line, at: number): Comparator | null => {
  const text = line.pieces[at]?.text.toLowerCase() ?? ''
  if (line.is(at, 'more') || /^(above|over|beat|beats|exceeds?)$/.test(text)) return '>'
  if (line.is(at, 'less') || /^(below|under|beneath)$/.test(text)) return '<'
  return null
}

const needsThan = (line: Line, at: number) =>
  line.is(at, 'more', 'less') && !/^(beat|beats|exceed|exceeds|exceeded)$/.test(line.pieces[at]?.text ?? '')

export const againstAverage = opensWith({
  kinds: ['attribute'],
  words: ['more', 'less'],
  texts: 'above | over | beat | beats | exceed | exceeds | below | under | beneath',
})((line, at) => {
  const op = relation(line, at)
  return op === null ? byManner(line, at) : averageAt(line, at, at + 1, op)
})

/** "In which areas do homes sell faster than average": the verb names the number, its adverb the side of it. */
function byManner(line: Line, at: number): Found | null {
  const manner = /\b(faster|quicker|sooner|shorter|slower|longer)\b/.exec(line.pieces[at]?.text ?? '')?.[1]
  // Of single homes it would have to be said which of them have sold.
  const ofGroups = line.pieces.some(
    ({ plural }, place) =>
      place < at && plural && line.all(place, 'attribute').some(({ sort }) => sort === 'other'),
  )
  if (manner === undefined || !ofGroups || !line.is(at + 1, 'than')) return null
  if (numbersAt(line, at).length === 0) return null
  return averageAt(line, at, at, /^(slower|longer)$/.test(manner) ? '>' : '<')
}

/** The average behind a comparison that starts at `at`; what is compared may stand between: "cost more per night than the average". */
export function averageAt(
  line: Line,
  at: number,
  from: number,
  op: Comparator,
  times?: number,
): Found | null {
  for (let place = from; place <= at + 7 && place < line.length; place++) {
    if (line.means(place, 'amount') !== undefined || line.means(place, 'period') !== undefined) return null
    const fn = recordAt(line, place)
    if (!line.is(place, 'average', 'average_reference') && fn === undefined) continue
    const isSaid = line.pieces.slice(at, place).some((_, step) => line.is(at + step, 'than'))
    // "A lower average price than the overall average": the first of the two is what is compared.
    if (times === undefined && needsThan(line, at) && !isSaid) continue
    // "Above their category average" names the group before, "the average of their category" behind.
    const own = ownGroup(line, at, place) ?? groupOf(line, place) ?? ownGroup(line, place, place + 8)
    const behind = line.past(place + 1)
    const named = numbersAt(line, behind)
    if (fn !== undefined && (own === null || (named.length === 0 && fn !== 'median'))) return null
    const between = line.pieces.slice(from, place).flatMap((_, step) => numbersAt(line, from + step))
    const left = between.length > 0 ? between : before(line, at)
    // "Cost more than the average sold price": one number against the average of another.
    const isOther = left.length > 0 && named.length > 0 && !left.some(id => named.includes(id))
    const attributes = isOther || named.length === 0 ? left : named
    const other = isOther ? named : []
    const measure =
      named.length === 0
        ? (measured(line, behind) ?? things(line, behind) ?? countedBefore(line, at, from, place))
        : null
    const end = measure === null ? (named.length > 0 ? behind + 1 : 0) : pastEach(line, measure.end)
    // "More per foot than the average closed price per foot": of other rows than those that are compared.
    if (own !== null && saysMore(line, at, place + 1, own.end, [...attributes, ...other])) return null
    // "The overall average": two words for one.
    const isTwice = line.is(place, 'average_reference') && line.is(place + 1, 'average')
    const last = Math.max(own?.end ?? 0, end, isTwice ? place + 2 : place + 1)
    const there = line.pieces[last]?.text === 'there'
    const than = {
      kind: 'average' as const,
      own: own?.attributes ?? null,
      of: attributes,
      ...(other.length === 0 ? {} : { other }),
      ...(fn === undefined ? {} : { fn }),
      ...(there ? { there } : {}),
      ...(times === undefined ? {} : { times }),
    }
    const quantity = measure?.quantity ?? { kind: 'measure' as const, measures: [] }
    // "A refund rate worse than the average": of some numbers the higher is the worse.
    const byWorth = /^(better|worse)$/.test(line.pieces[at]?.text ?? '') ? ({ byWorth: true } as const) : {}
    return {
      end: there ? last + 1 : last,
      items: [
        { kind: 'having', quantity, op, than, ...byWorth },
        ...(own === null ? averageOfNamed(line, place) : []),
      ],
    }
  }
  return null
}

/** "More than the highest sold price in their area", "above the median price of their area". */
const recordAt = (line: Line, at: number): 'max' | 'min' | 'median' | undefined => {
  const text = line.pieces[at]?.text
  if (line.is(at, 'median')) return 'median'
  return text === 'highest' ? 'max' : text === 'lowest' ? 'min' : undefined
}

/** "More than average bookings": their number. "The average guest" is one of those that are compared. */
function things(line: Line, at: number): QuantityAt | null {
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  return nouns.length === 0 || line.pieces[at]?.plural !== true
    ? null
    : { quantity: { kind: 'count', nouns }, end: at + 1 }
}

/** "Sold more homes than the average area", "have more revenue than average": what there is more of stands before "than". */
function countedBefore(line: Line, at: number, from: number, average: number): QuantityAt | null {
  const place = line.past(from)
  if (!line.is(at, 'more', 'less') || !line.is(line.past(place + 1), 'than')) return null
  const found = measured(line, place) ?? things(line, place)
  return found === null ? null : { ...found, end: average + 1 }
}

/** "The average revenue per home": of each of those that are compared. */
function pastEach(line: Line, at: number): number {
  const isEach = /^(per|for each|of each|a)$/.test(line.pieces[at]?.text ?? '')
  const next = line.past(at + 1)
  return isEach && line.all(next, 'noun').length > 0 ? next + 1 : at
}

/** Whether something stands before the group that was not said of the things themselves. */
function saysMore(line: Line, at: number, from: number, until: number, compared: readonly string[]): boolean {
  const said = new Set(
    line.pieces.slice(0, at).flatMap(({ meanings }) => meanings.map(one => JSON.stringify(one))),
  )
  return line.pieces.slice(from, until - 1).some(({ soft, meanings }, step) => {
    if (soft || line.is(from + step, 'own') || /^(their|its)$/i.test(line.pieces[from + step]?.text ?? ''))
      return false
    if (numbersAt(line, from + step).some(id => compared.includes(id))) return false
    return !meanings.some(one => said.has(JSON.stringify(one)))
  })
}

/** What stands right before the comparison: "rated above average", "their price is below the average". */
export function before(line: Line, at: number): string[] {
  let place = at - 1
  while (line.pieces[place]?.soft === true) place--
  // "Orders above the average": those that are compared, and not how many of them somebody has.
  const isSubject =
    line.pieces[place]?.plural === true &&
    line.all(place, 'noun').some(({ weak }) => !weak) &&
    !line.pieces.slice(0, place).some((_, other) => line.all(other, 'noun').length > 0)
  return isSubject ? [] : numbersAt(line, place)
}

/** "The category average" is that of each thing's own. */
function groupOf(line: Line, average: number): { attributes: string[]; end: number } | null {
  const named = line.all(average - 1, 'attribute')
  return named.length > 0 && named.every(({ sort }) => sort === 'other')
    ? { attributes: named.map(({ attribute }) => attribute), end: average }
    : null
}

/** The attribute of "their own city", within the next few words. */
function ownGroup(line: Line, at: number, until: number): { attributes: string[]; end: number } | null {
  let own = false
  for (let place = at; place <= until && place < line.length; place++) {
    own ||= line.is(place, 'own') || /^(their|its|same)$/i.test(line.pieces[place]?.text ?? '')
    const attributes = line.all(place, 'attribute').map(({ attribute }) => attribute)
    if (own && attributes.length > 0) return { attributes, end: place + 1 }
  }
  return null
}
