// "Homes for sale under 400k" and then "include pendings": those beside the ones of before, and not every state that there is.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

export function alsoIncluded(before: readonly Placed[], one: Placed): Placed {
  const lift = one.item.kind === 'condition' && one.item.condition.kind === 'lift' ? one.item.condition : null
  const [first] = lift?.values ?? []
  if (lift?.values === undefined || first === undefined) return one
  const named = of(before, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values' &&
    !condition.not &&
    condition.options.some(option => option.some(({ attribute }) => attribute === first.attribute))
      ? [condition]
      : [],
  )
  const [earlier, ...others] = named
  if (earlier === undefined || others.length > 0) return one
  const options = [...earlier.options, ...lift.values.map(value => [value])]
  return { ...one, item: { kind: 'condition', condition: { ...earlier, options } } }
}
