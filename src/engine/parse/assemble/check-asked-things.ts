// "Which guests arrive next week, and on what day does each one": groups of days would not say which guests.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export function losesAskedThings({ placed, index }: Draft, { keys }: Plan): boolean {
  if (keys.length === 0) return false
  const asked = of(placed, 'noun').filter(
    ({ item, start }) =>
      !item.weak &&
      !item.none &&
      of(placed, 'ask').some(one => one.item.how === 'which' && one.end === start && one.start === 0),
  )
  const named = asked.flatMap(({ item }) => item.nouns.map(index.noun))
  const isShown = keys.some(
    key =>
      (key.kind === 'thing' && named.some(noun => noun.table === index.noun(key.noun).table)) ||
      (key.kind === 'attribute' && named.some(noun => noun.name.includes(key.attribute))),
  )
  return named.length > 0 && !isShown
}
