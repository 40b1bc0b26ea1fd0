// "Volume July to September", then "in the same months of 2025": those months, and not all of that year.
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { partsOf } from '#engine/time/calendar.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { moved } from './neighbors.ts'

/** What is the same is told by the last period before it, or else by what an earlier question asked about. */
export function sameOfYear(placed: readonly Placed[], before: readonly Placed[]): readonly Placed[] {
  const isSame = ({ item }: Placed) => item.kind === 'shift' && item.shift.by === 0
  if (!placed.some(isSame)) return placed
  return placed.flatMap((one, at): Placed[] => {
    const year = yearOf(placed[at + 1])
    if (isSame(one) && year !== null && baseOf(placed, at, before) !== null) return []
    const [same, own] = [placed[at - 1], yearOf(one)]
    if (same === undefined || own === null || !isSame(same) || one.item.kind !== 'period') return [one]
    const base = baseOf(placed, at - 1, before)
    if (base === null) return [one]
    const by = own - partsOf(base.from ?? '').year
    return [{ ...one, item: { ...one.item, period: by === 0 ? base : moved(base, { unit: 'year', by }) } }]
  })
}

/** "Revenue in Q2 by month", then "the same for last year": that quarter of it. */
export function sameForYear(
  placed: readonly Placed[],
  before: readonly Placed[],
  question: string,
): readonly Placed[] {
  const isSame =
    /^(?:(?:and|now|ok|okay|so) )*(?:do )?(?:the )?same(?: thing| again)?,? (?:but )?(?:for|in) /i.test(
      question,
    )
  const base = isSame ? baseOf(placed, 0, before) : null
  if (base === null) return placed
  return placed.map((one): Placed => {
    const year = yearOf(one)
    if (year === null || one.item.kind !== 'period') return one
    const by = year - partsOf(base.from ?? '').year
    return by === 0 ? one : { ...one, item: { ...one.item, period: moved(base, { unit: 'year', by }) } }
  })
}

/** A stretch within a year: of longer ones nothing tells where they would begin. */
function baseOf(placed: readonly Placed[], at: number, before: readonly Placed[]): Period | null {
  const last = of(placed.slice(0, at), 'period').at(-1) ?? of(before, 'period').at(-1)
  const { from, to } = last?.item.period ?? {}
  if (last === undefined || from === undefined || to === undefined) return null
  const [start, end] = [partsOf(from), partsOf(to)]
  const isWithin = start.year === end.year || to === `${start.year + 1}-01-01`
  return isWithin && wholeYear(last.item.period) === null ? last.item.period : null
}

const yearOf = (one: Placed | undefined): number | null =>
  one?.item.kind === 'period' ? wholeYear(one.item.period) : null

function wholeYear({ from = '', to = '' }: Period): number | null {
  const year = /^(\d{4})-01-01$/.exec(from)?.[1]
  return year !== undefined && to === `${Number(year) + 1}-01-01` ? Number(year) : null
}
