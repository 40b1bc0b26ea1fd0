// "Who is staying in Moab tonight", "the guest in the Birch Loft right now", "who stayed with us last night": what goes on then did
// not have to begin on that day.
import type { Segment } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addDays } from '#engine/time/calendar.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { isBothEnded, isInProgress } from './now.ts'

export function goingOn(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const segment = index.model.segments.find(isBothEnded)
  if (segment === undefined || placed.some(({ item }) => isInProgress(index, item))) return [...placed]
  const isStaying = placed.some(
    ({ item, text }) => item.kind === 'noun' && /^(staying|lodging|visiting)$/.test(text),
  )
  const isDoing =
    isStaying ||
    placed.some(({ item, text }) => item.kind === 'noun' && item.verb === true && /^stay(s|ed)?$/.test(text))
  const { table } = index.noun(segment.noun)
  const isOfThem = (id: string) => index.noun(id).key !== undefined && index.noun(id).table === table
  const areThere = placed.some(
    ({ item }) =>
      (item.kind === 'noun' && !item.weak && !item.none && item.nouns.every(isOfThem)) ||
      (item.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.nouns.every(isOfThem)),
  )
  // "How many guests do we have tonight", "stays tonight": those who are there, and not only those who arrive.
  const areStays = placed.some(
    ({ item, text }) =>
      (item.kind === 'noun' || item.kind === 'quantity') && /\b(stays|bookings|reservations)\b/.test(text),
  )
  const isNow = ({ item }: Placed) =>
    (item.kind === 'now' && (isDoing || areThere)) ||
    (item.kind === 'period' && item.period.from === today && item.dates.length === 0 && isDoing)
  const isNight = ({ item, text }: Placed) =>
    item.kind === 'period' &&
    item.dates.length === 0 &&
    (isStaying || ((isDoing || areThere || areStays) && /night\b/.test(text))) &&
    nightOf(item.period) !== null
  const isComputed = placed.some(({ item }) => /^(rank|having|in time|last in|newcomers)$/.test(item.kind))
  if (!placed.some(one => isNow(one) || isNight(one))) return [...placed]
  if (isComputed) throw new Unclear('what goes on now')
  const condition = { kind: 'segment' as const, segments: [segment.id], not: false }
  // "Which homes had someone staying last night": the night tells it, and no stays beside it.
  const haveThem = placed.some(({ item }) =>
    nounsOf(item).some(id => index.noun(id).table !== table && index.noun(id).key === undefined),
  )
  const isSaidAgain = ({ item, text }: Placed) => haveThem && item.kind === 'noun' && text === 'staying'
  return placed.flatMap((one): Placed[] => {
    if (isSaidAgain(one) && placed.some(isNight)) return []
    if (isNow(one)) return [{ ...one, item: { kind: 'condition', condition } }]
    const night = one.item.kind === 'period' && isNight(one) ? nightOf(one.item.period) : null
    return night === null ? [one] : thatNight(segment, night).map(item => ({ ...one, item }))
  })
}

const nounsOf = (item: Item): readonly string[] =>
  item.kind === 'noun' && !item.weak && !item.none
    ? item.nouns
    : item.kind === 'quantity' && item.quantity.kind === 'count'
      ? item.quantity.nouns
      : []

/** The day of a period that is one day long. */
export const nightOf = ({ from, to }: Period): string | null =>
  from !== undefined && to === addDays(from, 1) ? from : null

/** What holds today of those that are there, held of another night. */
export const thatNight = ({ where }: Segment, night: string): Item[] =>
  where.flatMap((one): Item[] => {
    const next = addDays(night, 1)
    if (one.kind === 'today') {
      const period: Period = one.op.startsWith('<') ? { to: next, label: '' } : { from: next, label: '' }
      return [{ kind: 'condition', condition: { kind: 'dated', attributes: [one.attribute], period } }]
    }
    if (one.kind !== 'is') return []
    const options = one.values.flatMap(value =>
      typeof value === 'string' ? [[{ attribute: one.attribute, value }]] : [],
    )
    return [{ kind: 'condition', condition: { kind: 'values', options, not: one.not === true } }]
  })
