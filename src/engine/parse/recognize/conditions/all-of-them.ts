// "Bought from all 8 categories", "stayed in every city": what was done with each of them, and not with all of them together.
// "All areas together", "the total across all areas": one number over all of them, and no groups.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const allOfThem = opensWith({
  texts: `from | in | at | from every | in every | at every | from every single | in every single |
    at every single`,
})((line, at) => {
  const start = /^(from|in|at)$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  const isEvery = /^((from|in|at) )?(every|every single)$/.test(line.pieces[start]?.text ?? '')
  const isAll = line.is(start, 'all') && /^all\b/.test(line.pieces[start]?.text ?? '')
  const isLed = start > at || /^(from|in|at) /.test(line.pieces[start]?.text ?? '')
  if (!isLed || !(isEvery || isAll) || !isDone(line, at - 1)) return null
  const first = line.past(start + 1)
  const amount = isAll ? line.means(first, 'amount') : undefined
  const [count] = amount?.amount.kind === 'exact' && amount.unit === 'plain' ? amount.amount.values : []
  const place = count === undefined ? first : line.past(first + 1)
  const attributes = line
    .all(place, 'attribute')
    .flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  if (attributes.length === 0 || line.pieces[place]?.plural !== isAll) return null
  return {
    end: place + 1,
    items: [
      {
        kind: 'having',
        quantity: { kind: 'distinct', attributes },
        op: '=',
        than: count === undefined ? { kind: 'every one' } : { kind: 'number', value: count },
      },
    ],
  }
})

/** The verb of those who did it stands right before; "the order in every store" is a thing. */
function isDone(line: Line, at: number): boolean {
  const nouns = line.all(at, 'noun')
  return nouns.some(({ verb }) => verb === true) && nouns.every(({ weak }) => weak)
}

const together = /^(together|combined|altogether|taken together|added up|in total)$/

export const allTogether = opensWith({ words: ['all'], texts: 'all' })((line, at) => {
  if (!line.is(at, 'all') && line.pieces[at]?.text !== 'all') return null
  const next = line.past(at + 1)
  const isGroup = line.all(next, 'attribute').length > 0
  if ((isGroup || line.all(next, 'noun').length > 0) && together.test(line.pieces[next + 1]?.text ?? ''))
    return { end: next + 2, items: [] }
  const isOver = /^(across|over)$/.test(line.pieces[at - 1]?.text ?? '')
  if (!isOver || !isGroup || line.pieces[next]?.plural !== true || !wantsOne(line, at)) return null
  // "Across all cities and states".
  const isMore = line.is(next + 1, 'and') && line.all(next + 2, 'attribute').length > 0
  return { end: isMore ? next + 3 : next + 1, items: [] }
})

/** "Average price across all areas"; "what are prices across all areas", "compare" and "highest first" ask for each. */
function wantsOne(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const places = line.pieces.map((_, place) => place)
  const before = places.filter(place => place < at)
  const isOne = (place: number) =>
    line.is(place, 'sum', 'in total', 'how much', 'how much money') ||
    /^(combined|overall|grand total|aggregate)$/.test(text(place)) ||
    (/^what( is| was| did)?$/.test(text(place)) && !/^(are|were)$/.test(text(place + 1)))
  const isEach = (place: number) =>
    line.is(place, 'compare', 'versus', 'share', 'change', 'trend', 'which way') ||
    /\b(distribut|split|breakdown|spread|list|rank|vary|varies|differ|are|were)/.test(text(place)) ||
    (line.pieces[place]?.plural === true && /\b(rate|price|rating|value|average|figure)s?$/.test(text(place)))
  const isRanked = (place: number) =>
    line.is(place, 'top', 'bottom', 'order by', 'first', 'descending', 'ascending') ||
    line.means(place, 'extreme') !== undefined
  if (before.some(isOne)) return !before.some(place => line.is(place, 'compare', 'versus'))
  return before.some(place => isNumber(line, place)) && !before.some(isEach) && !places.some(isRanked)
}

const isNumber = (line: Line, at: number): boolean =>
  line.all(at, 'measure').length > 0 || line.is(at, 'average', 'median')
