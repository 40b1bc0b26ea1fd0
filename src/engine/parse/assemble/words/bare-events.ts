// "Newsletter leads since January", "Old Town closings last month": events of one kind in a time that has begun, with nothing said about what
// to show, ask for their number. What is only to come is listed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const events =
  /^(leads|signups|sign ups|orders|purchases|bookings|reservations|stays|viewings|sales|closings|solds|inquiries|cancellations|refunds|check ins|checkins|arrivals)$/

/** A kind, a state, a source; of somebody's own orders, and of those that were not attended, each is wanted. */
function isKind(condition: ConditionRef): boolean {
  if (condition.kind === 'segment') return !condition.not
  if (condition.kind === 'flag') return condition.yes
  const isNamed = (attribute: string) => /(?:^|[._])name$/.test(attribute)
  return (
    condition.kind === 'values' &&
    !condition.not &&
    !condition.options.some(named => named.some(({ attribute }) => isNamed(attribute)))
  )
}

export function bareEvents(_: ModelIndex, placed: readonly Placed[], today: string): readonly Placed[] {
  const [noun, ...others] = of(placed, 'noun')
  const [time, ...times] = of(placed, 'period')
  const said = of(placed, 'condition')
  const isBare =
    placed[0]?.start === 0 &&
    placed.length === 2 + said.length &&
    said.length > 0 &&
    said.every(({ item: { condition } }) => isKind(condition))
  if (!isBare || noun === undefined || time === undefined || others.length + times.length > 0) return placed
  const { from, to, since } = time.item.period
  const isOver = from !== undefined && from <= today && (since === true || to !== undefined)
  const { item } = noun
  if (!isOver || item.none || item.weak || !item.plural || !events.test(noun.text)) return placed
  return placed.map(one =>
    one === noun
      ? {
          ...one,
          item: { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: item.nouns } },
        }
      : one,
  )
}
