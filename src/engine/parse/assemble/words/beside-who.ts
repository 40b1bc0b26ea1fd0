// "Who checks out today, name and which house": what is named beside those who are asked for is shown of each of them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function besideWho(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const who = of(placed, 'ask').find(({ text }) => text === 'who')
  const events = of(placed, 'period').flatMap(({ item }) => item.dates.map(id => index.attribute(id).table))
  const [table] = events
  const others = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (who === undefined || table === undefined || others.length !== 1) return [...placed]
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'noun' || item.weak || item.plural || one.start < who.end) return one
    const asked = placed.some(({ item: other, end }) => other.kind === 'ask' && end === one.start)
    const noun = item.nouns.map(id => index.noun(id)).find(other => other.table !== table)
    const isTold = noun !== undefined && index.path(table, noun.table) !== null
    if (!isTold || !(one.afterAnd === true || one.afterBreak === true || asked)) return one
    return { ...one, item: { kind: 'attribute', attributes: noun.name, plural: false, text: one.text } }
  })
}
