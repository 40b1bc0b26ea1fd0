// "Top 10 products by revenue" and then "add the stock": what each of them has, and no mean over their sales.
import type { ModelIndex } from '#engine/model-index.ts'
import { addsToIt } from './added-to-it.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'
import { openingOf } from './opening.ts'
import type { Rollup } from './same-again.ts'

/** How an attribute is put together behind a question; what its things have themselves is not, where columns are added to them. */
export function rollupBehind(
  earlier: readonly Placed[],
  question: string,
  given: readonly Placed[],
  index: ModelIndex,
): Rollup {
  const named = [
    ...of(earlier, 'noun').flatMap(({ item }) => (item.weak || item.none ? [] : item.nouns)),
    ...of(earlier, 'key').flatMap(({ item }) => (item.key.kind === 'noun' ? item.key.nouns : [])),
  ]
  const things = named.map(id => index.noun(id)).filter(({ key }) => key === undefined)
  const tables = new Set(addsToIt(openingOf(question), given) ? things.map(({ table }) => table) : [])
  return id => {
    const { table, rollup } = index.attribute(id)
    return tables.has(table) ? null : (rollup ?? null)
  }
}
