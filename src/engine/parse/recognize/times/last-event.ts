// "whose last completed order was more than 180 days ago", "who last stayed in 2024": when the latest row of each is from.
import type { ConditionRef, Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

/**
 * "Whose last", "with their most recent", "who last": each of those that are named before has one of its own. In a telegram
 * only a pause says so: "customers in Texas, last order over 90 days ago".
 */
function startsAt(line: Line, at: number): boolean {
  const isLast = /^last$/.test(text(line, at)) || line.means(at, 'edge') !== undefined
  if (isLast && isOfThose(line, at)) return true
  const named = line.pieces.slice(0, at).some((_, place) => line.all(place, 'noun').some(({ weak }) => !weak))
  // "How many customers last ordered in 2024".
  const isTold = line.all(at - 1, 'noun').some(({ weak }) => !weak) && isDone(line, at + 1)
  return (
    isLast &&
    named &&
    (isTold || /^(whose|their|his|her|its|who|that|which|have|has)$/.test(text(line, at - 1)))
  )
}

/** It ends before today: nobody asks for the one order that came before others which do not count. */
const isOfThose = (line: Line, at: number): boolean => {
  const period = line.means(pastVerb(line, at + 2), 'period')?.period
  const isOpen = period !== undefined && period.from === undefined
  const isLed = line.pieces
    .slice(0, at)
    .some(
      (_, place) =>
        line.all(place, 'noun').some(({ weak }) => !weak) || line.means(place, 'amount') !== undefined,
    )
  return (
    isOpen &&
    isLed &&
    line.all(at + 1, 'noun').length > 0 &&
    (line.is(at - 1, 'comma') || text(line, at - 1) === 'with')
  )
}

const isDone = (line: Line, at: number): boolean =>
  line.all(at, 'noun').some(({ verb }) => verb === true) && line.pieces[at]?.plural !== true

export const lastEvent = opensWith({ kinds: ['edge'], texts: 'last' })((line, at) => {
  if (!startsAt(line, at)) return null
  const between: Item[] = []
  let place = at + 1
  while (line.all(place, 'noun').length === 0) {
    const condition = told(line, place)
    if (condition === null) return null
    between.push({ kind: 'condition', condition })
    place++
  }
  const nouns = line.all(place, 'noun').map(({ noun }) => noun)
  const next = pastVerb(line, place + 1)
  const found = line.means(next, 'period')
  if (found === undefined) return null
  return {
    end: next + 1,
    items: [...between, { kind: 'last in', nouns: [...new Set(nouns)], period: found.period }],
  }
})

/** "Last completed order": which rows count. */
function told(line: Line, at: number): ConditionRef | null {
  const values = line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value }))
  if (values.length > 0) return { kind: 'values', options: [values], not: false }
  const segments = line.all(at, 'segment').map(({ segment }) => segment)
  return segments.length > 0 ? { kind: 'segment', segments, not: false } : null
}

/** "Was placed", "is dated", "with us": the verb of the time that follows. */
function pastVerb(line: Line, at: number): number {
  let place = at
  while (
    line.means(place, 'period') === undefined &&
    (line.pieces[place]?.soft === true ||
      line.all(place, 'date').length > 0 ||
      /^(dated|dates|lies|lie|back)$/.test(text(line, place)))
  )
    place++
  return place
}
