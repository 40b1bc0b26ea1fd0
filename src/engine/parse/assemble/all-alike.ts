// "Inquiries from mobile, past 30 days": rows that are all called the same, with nothing said about what to show, are counted. Nobody
// wants to read a list of clicks.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function allAlike(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [things, ...others] = of(placed, 'noun')
  // "Show the inquiries from mobile": a verb stands before them.
  const isBare = placed.every(({ item: { kind } }) => /^(noun|condition|period)$/.test(kind))
  const isFirst = placed.some(({ start }) => start === 0)
  if (things === undefined || others.length > 0 || !isBare || !isFirst) return placed
  const { nouns, none, weak } = things.item
  if (none || weak || placed.length < 2) return placed
  if (!nouns.every(id => areCalledTheSame(index.noun(id)))) return placed
  return placed.map(one =>
    one === things
      ? {
          ...one,
          item: { kind: 'quantity' as const, weak: false, quantity: { kind: 'count' as const, nouns } },
        }
      : one,
  )
}

const areCalledTheSame = ({ name, where = [] }: Noun): boolean =>
  name.every(id => where.some(one => one.attribute === id))
