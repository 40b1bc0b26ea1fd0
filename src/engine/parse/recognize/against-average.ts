// "above the average in their own city", "more than the overall", "than the portfolio did".
import type { Comparator } from '#contract/model.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

const relation = (line: Line, at: number): Comparator | null => {
  const text = line.pieces[at]?.text.toLowerCase() ?? ''
  if (line.is(at, 'more') || /^(above|over|beat|beats|exceeds?)$/.test(text)) return '>'
  if (line.is(at, 'less') || /^(below|under|beneath)$/.test(text)) return '<'
  return null
}

const needsThan = (line: Line, at: number) =>
  line.is(at, 'more', 'less') && !/^(beat|beats|exceed|exceeds|exceeded)$/.test(line.pieces[at]?.text ?? '')

export const againstAverage: Recognizer = (line, at) => {
  const op = relation(line, at)
  if (op === null) return null
  // What is compared may stand between: "cost more per night than the average".
  for (let place = at + 1; place <= at + 7 && place < line.length; place++) {
    if (line.means(place, 'amount') !== undefined || line.means(place, 'period') !== undefined) return null
    if (!line.is(place, 'average', 'average_reference')) continue
    // "A lower average price than": it is an average that is compared, with something else.
    if (needsThan(line, at) && !line.pieces.slice(at, place).some((_, step) => line.is(at + step, 'than')))
      return null
    // "Above their category average" names the group before, "the average of their category" behind.
    const own = ownGroup(line, at, place) ?? ownGroup(line, place, place + 8)
    const behind = line.past(place + 1)
    const named = numbersAt(line, behind)
    const between = line.pieces.slice(at + 1, place).flatMap((_, step) => numbersAt(line, at + 1 + step))
    const compared =
      named.length > 0
        ? { attributes: named, end: behind + 1 }
        : { attributes: between.length > 0 ? between : before(line, at), end: 0 }
    // "More per foot than the average closed price per foot": of other rows than those that are compared.
    if (own !== null && saysMore(line, at, place + 1, own.end, compared.attributes)) return null
    const items: Item[] = [
      {
        kind: 'having',
        quantity: { kind: 'measure', measures: [] },
        op,
        than: { kind: 'average', own: own?.attributes ?? null, of: compared.attributes },
      },
    ]
    return { end: Math.max(own?.end ?? 0, compared.end, place + 1), items }
  }
  return null
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
function before(line: Line, at: number): string[] {
  let place = at - 1
  while (line.pieces[place]?.soft === true) place--
  return numbersAt(line, place)
}

/** The attribute of "their own city", within the next few words. */
function ownGroup(line: Line, at: number, until: number): { attributes: string[]; end: number } | null {
  let own = false
  for (let place = at; place <= until && place < line.length; place++) {
    own ||= line.is(place, 'own') || /^(their|its)$/i.test(line.pieces[place]?.text ?? '')
    const attributes = line.all(place, 'attribute').map(({ attribute }) => attribute)
    if (own && attributes.length > 0) return { attributes, end: place + 1 }
  }
  return null
}
