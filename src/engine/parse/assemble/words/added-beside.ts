// "The five guests who paid the most, along with nights": of one who comes again, a number of each stay is added up.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Key, Plan } from '#engine/plan.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function addedBeside(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const person = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)
  const keyed = (person?.item.nouns ?? []).map(id => index.noun(id)).find(({ key }) => key !== undefined)
  const computes = of(placed, 'quantity').length > 0 || of(placed, 'rank').length > 0
  if (keyed === undefined || !computes || of(placed, 'key').length > 0) return [...placed]
  return placed.map((one): Placed => {
    if (one.item.kind !== 'attribute') return one
    const attributes = one.item.attributes.filter(id => {
      const { table, rollup } = index.attribute(id)
      return table === keyed.table && rollup === 'sum'
    })
    if (attributes.length === 0) return one
    const item: Item = {
      kind: 'quantity',
      weak: false,
      beside: true,
      quantity: { kind: 'aggregate', fn: 'sum', attributes },
    }
    return { ...one, item }
  })
}

/** A column that differs from row to row would part what is one thing into several. */
export function partsThings(index: ModelIndex, { keys, columns }: Plan): boolean {
  const computes = columns.some(({ kind }) => kind === 'quantity')
  return (
    computes &&
    keys.some(key =>
      columns.some(column => column.kind === 'attribute' && isParted(index, key, column.attribute)),
    )
  )
}

function isParted(index: ModelIndex, key: Key, attribute: string): boolean {
  if (key.kind !== 'thing') return false
  const noun = index.noun(key.noun)
  const own = [...noun.name, `${noun.table}.${noun.key}`]
  return noun.key !== undefined && !own.includes(attribute)
}
