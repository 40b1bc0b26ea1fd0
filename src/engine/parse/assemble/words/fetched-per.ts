// "Did they fetch more per square foot", "which area's homes sold for the most per square foot": the verb only says that they were
// sold, and the unit says what is asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function fetchedPer(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const unit = placed.find(({ item, text }) => isPerUnit.test(text) && isNumber(index, item))
  const verb = of(placed, 'attribute').find(
    ({ end, item }) =>
      unit !== undefined && end <= unit.start && unit.start - end <= 2 && isVerb.test(item.text),
  )
  const noun = verb?.item.attributes.map(id => index.attribute(id).noun).find(id => id !== undefined)
  if (noun === undefined) return [...placed]
  // "… going by the ones that sold": said once is enough.
  const isSaid = of(placed, 'noun').some(({ item }) => !item.none && item.nouns.includes(noun))
  return placed.flatMap((one): Placed[] => {
    if (one !== verb) return [one]
    const item: Item = { kind: 'noun', nouns: [noun], plural: true, none: false, weak: false }
    return isSaid ? [] : [{ ...one, item }]
  })
}

const isPerUnit =
  /(^|\b(more|less|most|least|highest|lowest|higher|lower|best|worst) )(price )?(per|a|by the) /
const isVerb = /^(fetch|fetched|get|got|bring|brought|go for|went for|sell for|sold for|sell|sold)$/

const isNumber = (index: ModelIndex, item: Placed['item']): boolean => {
  const ref = item.kind === 'quantity' ? item.quantity : item.kind === 'rank' ? item.by : item
  const attributes = ref !== null && 'attributes' in ref ? ref.attributes : []
  return attributes.length > 0 && attributes.every(id => index.attribute(id).kind === 'number')
}
