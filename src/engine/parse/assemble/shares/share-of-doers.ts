// "What percent of the customers that ever ordered used more than one payment method": those who never did are not of the whole.
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { tableOf } from '#engine/parse/assemble/keys.ts'
import { quantities } from '#engine/parse/assemble/plan-columns.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import type { Plan } from '#engine/plan.ts'

export function areDoers(draft: Draft, plan: Plan): boolean {
  const { index, placed } = draft
  const done = deedOfWhole(draft)
  const [first] = quantities(plan)
  if (done === undefined || first === undefined) return false
  // "Customers who bought electronics bought from more than one brand": of all that they bought, or of those alone?
  const isNarrowed = of(placed, 'condition').some(({ start }) => start >= done.end && start <= done.end + 2)
  const table = tableOf(draft, first.quantity)
  if (isNarrowed || !done.item.nouns.some(id => index.noun(id).table === table))
    throw new Unclear('a share of which ones')
  return true
}

/** The verb that tells of the whole, where another one tells of the part. */
function deedOfWhole({ placed }: Draft) {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  const deeds = of(placed, 'noun').filter(({ item }) => item.verb === true)
  if (wish === undefined) return undefined
  const verbAt = wish.item.verb === undefined ? undefined : wish.start + wish.item.verb
  return deeds.find(({ start, end }) => {
    const isAgain = placed.some(
      ({ item, start: other }) =>
        other >= end &&
        ((item.kind === 'noun' && item.verb === true) || (item.kind === 'rank' && item.implied)),
    )
    if (start < wish.start) return isAgain
    return verbAt === undefined ? isAgain : start < verbAt
  })
}
