// "grew from Q2 to Q3", "by what percentage", "MoM %", "are we up or down on last year": one period against another.
import type { Grain } from '#engine/plan.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const falls =
  /^(declin|drop|decreas|fall|fell|shr[aiu]nk|s[aiu]nk|lost|los[es]|slip|slid|dip|(go|goes|went|gone|going) down|down (on|from|vs))/
const rises =
  /^(growth|gr[eo]w|increas|gain|ris[eit]|rose|climb|jump|(go|goes|went|gone|going) up|up (on|from|vs))/

export const change = opensWith({
  kinds: ['change'],
  words: ['change', 'which way', 'month over month', 'year over year', 'how much', 'count'],
  texts: 'by | fall | falls | fell | fallen | falling',
})((line, at) => {
  const lead = extent(line, at)
  if (lead !== null) return lead
  if (isHeldOn(line, at)) return { end: at + 1, items: [] }
  const step = stepAt(line, at)
  if (step === null && !line.is(at, 'change', 'which way')) return null
  let end = at + 1
  // "% change vs the month before": the parts of one wish may stand in any order.
  while (line.is(end, 'change', 'share') || (line.pieces[end]?.soft === true && !isHowMuch(line, end))) end++
  const places = Array.from({ length: end - at }, (_, i) => at + i)
  const percent =
    line.is(at - 1, 'share') || line.is(at - 2, 'share') || places.some(place => line.is(place, 'share'))
  const words = places.map(place => line.pieces[place]?.text ?? '')
  const direction = words.some(word => falls.test(word))
    ? 'down'
    : words.some(word => rises.test(word))
      ? 'up'
      : null
  const open = places.some(place => line.is(place, 'which way'))
  const limit = direction === null ? null : limitAt(line, end)
  if (limit !== null)
    return {
      end: limit.end,
      items: [{ kind: 'change', percent: true, step, direction, open, limit: limit.limit }],
    }
  return { end, items: [{ kind: 'change', percent, step, direction, open }] }
})

/** "Grew by more than 20%", "a drop of at least 10 percent". */
function limitAt(line: Line, at: number): { limit: { op: '>' | '>='; value: number }; end: number } | null {
  const place = line.pieces[at]?.text === 'by' ? line.past(at + 1) : line.past(at)
  const { amount, unit } = line.means(place, 'amount') ?? {}
  if (amount?.kind !== 'bound' || unit !== 'percent') return null
  const { op, value } = amount
  return op === '>' || op === '>=' ? { limit: { op, value }, end: place + 1 } : null
}

/** "On what day of the week do closings fall": it takes place then. */
const isHeldOn = (line: Line, at: number): boolean =>
  /^(fall|falls|fell|fallen|falling)$/.test(line.pieces[at]?.text ?? '') &&
  (/^on\b/.test(line.pieces[at + 1]?.text ?? '') ||
    line.pieces.some((_, place) => {
      const grain = line.is(place, 'which') ? line.means(line.past(place + 1), 'grain')?.grain : undefined
      const isRanked = line.pieces.some((__, other) => line.is(other, 'top', 'bottom'))
      // "In which months did bookings fall": fewer came.
      return grain === 'weekday' || (grain !== undefined && isRanked)
    }))

const stepAt = (line: Line, at: number): Grain | null =>
  line.means(at, 'change')?.over ??
  (line.is(at, 'month over month') ? 'month' : line.is(at, 'year over year') ? 'year' : null)

const isHowMuch = (line: Line, at: number) =>
  line.pieces[at]?.text === 'by' || line.is(at, 'how much', 'count', 'which')

/** "How many percent is revenue up year to date": it moved, where a time stands right behind. */
const isUpBy = (line: Line, at: number): boolean =>
  /^(up|down)$/.test(line.pieces[at]?.text ?? '') &&
  (line.is(at + 1, 'versus') ||
    (['period', 'shift'] as const).some(kind => line.means(at + 1, kind) !== undefined))

/** "By what percentage", "by how much", "how many percent": how far it moved, said of a change or a comparison. */
function extent(line: Line, at: number): Found | null {
  const by = line.pieces[at]?.text === 'by'
  const asked = by ? at + 1 : at
  const percent = [asked, asked + 1, asked + 2].find(place => line.is(place, 'share'))
  const much = line.is(asked, 'how much', 'count') || (by && line.is(asked, 'which'))
  if (!much || (!by && percent === undefined)) return null
  const elsewhere = line.pieces.some(
    (_, place) =>
      (place < at || place > asked) &&
      (line.is(place, 'change', 'more', 'less', 'which way') || isUpBy(line, place)),
  )
  if (!elsewhere || (percent === undefined && !line.is(asked, 'how much'))) return null
  const end = percent === undefined ? asked + 1 : percent + 1
  return {
    end,
    items: [{ kind: 'change', percent: percent !== undefined, step: null, direction: null, open: false }],
  }
}
