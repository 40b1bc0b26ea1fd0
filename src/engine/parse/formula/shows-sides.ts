// "Top 5, address + price", "best sellers, product + units": columns of the rows that were asked for, and no sum of them.
import type { Attribute } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import { spokenQuantity } from '#engine/answer/quantity-words.ts'

interface Side {
  text: string
  placed: readonly Placed[]
}

/** Whether the plan shows what stands on each side of the sign. */
export function showsSides(sides: readonly Side[], plan: Plan, index: ModelIndex): boolean {
  const shown = new Set([
    ...plan.columns.flatMap(one => (one.kind === 'attribute' ? [one.attribute] : [])),
    ...plan.keys.flatMap(key =>
      key.kind === 'thing' ? index.noun(key.noun).name : key.kind === 'attribute' ? [key.attribute] : [],
    ),
  ])
  const isName = ({ item }: Placed): boolean =>
    (item.kind === 'attribute' &&
      item.attributes.some(id => shown.has(id) && isNoNumber(index.attribute(id)))) ||
    (item.kind === 'noun' && item.nouns.some(id => index.noun(id).name.every(name => shown.has(name))))
  const isShown = (one: Placed): boolean =>
    isName(one) || (one.item.kind === 'attribute' && one.item.attributes.some(id => shown.has(id)))
  const names = ({ text, placed }: Side): boolean =>
    /^(?:(?:full )?names?|value|val|amount|amt|total|tot)$/i.test(text) ||
    [...shown].some(id => isCalledSo(index.attribute(id), text.toLowerCase())) ||
    (placed.length > 0 && placed.every(isShown))
  if (sides.length === 0) return false
  if (sides.every(names)) return true
  // To a name nothing can be added.
  const isNamed = ({ text, placed }: Side) =>
    /^(?:full )?names?$/i.test(text) || (placed.length > 0 && placed.every(isName))
  return sides.some(isNamed) || areUnlike(sides, numbersIn(plan, index))
}

interface Shown {
  id: string
  format: string
}

const numbersIn = ({ columns }: Plan, index: ModelIndex): Shown[] =>
  columns.flatMap(one => {
    if (one.kind !== 'quantity') return []
    const { quantity } = one
    const id =
      quantity.kind === 'measure'
        ? quantity.measure
        : quantity.kind === 'count'
          ? quantity.noun
          : quantity.attribute
    return [{ id, format: spokenQuantity(index, quantity).format }]
  })

function foundIn(numbers: readonly Shown[], item: Item): Shown | undefined {
  if (item.kind === 'attribute') return numbers.find(({ id }) => item.attributes.includes(id))
  if (item.kind === 'noun') return numbers.find(({ id }) => item.nouns.includes(id))
  const quantity = item.kind === 'quantity' ? item.quantity : item.kind === 'rank' ? item.by : null
  if (quantity === null) return undefined
  const ids =
    quantity.kind === 'measure'
      ? quantity.measures
      : quantity.kind === 'count'
        ? quantity.nouns
        : quantity.attributes
  return numbers.find(({ id }) => ids.includes(id))
}

/** "Top 5 cities by revenue + number of bookings": dollars and bookings are not added up. */
function areUnlike(sides: readonly Side[], numbers: readonly Shown[]): boolean {
  const found = sides.map(({ placed }) => placed.flatMap(({ item }) => foundIn(numbers, item) ?? []))
  const formats = new Set(found.flat().map(({ format }) => format))
  return found.every(list => list.length > 0) && formats.size === sides.length
}

const isNoNumber = ({ kind }: Attribute): boolean => kind !== 'number'

/** "Title + nightly", "address + days": a column may be called by what it is counted in. */
const isCalledSo = ({ format, units }: Attribute, said: string): boolean =>
  format === said || (units?.includes(said) ?? false)
