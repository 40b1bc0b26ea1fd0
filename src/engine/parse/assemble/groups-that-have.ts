// "Which cities have lake houses", "what property types do we have in Colorado": groups are asked for, and no row of them. What they
// have is named only by what it is like.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { topicsOf } from '#engine/parse/topics.ts'
import { of } from './items.ts'

export function groupsThatHave(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [which, ...otherAsks] = of(placed, 'ask')
  const [group, ...otherGroups] = of(placed, 'attribute')
  const conditions = of(placed, 'condition')
  const [first] = conditions
  // "Which cities have no lake houses" asks for those that lack something.
  const isDenied = conditions.some(({ item }) => 'not' in item.condition && item.condition.not)
  const isPlain =
    placed.length === conditions.length + 2 && otherAsks.length + otherGroups.length === 0 && !isDenied
  if (which === undefined || group === undefined || first === undefined || !isPlain) return [...placed]
  const asksGroup = which.item.how === 'which' && group.start === which.end && group.item.plural
  const things = asksGroup ? thingsWith(index, group.item.attributes, conditions) : undefined
  if (things === undefined) return [...placed]
  const named: Placed = {
    item: { kind: 'noun', nouns: [things], plural: true, none: false, weak: false },
    start: first.start,
    end: first.start,
    text: '',
  }
  return placed.flatMap(one => (one === first ? [named, one] : [one]))
}

/** The things that have both the groups and all that is said. */
function thingsWith(
  index: ModelIndex,
  groups: readonly string[],
  conditions: readonly Placed[],
): string | undefined {
  const said = conditions.flatMap(({ item }) => topicsOf([item], index))
  if (!said.every(topic => index.has(topic))) return undefined
  const [table, ...others] = new Set(said.map(topic => index.attribute(topic).table))
  const isOwn = groups.some(
    id => index.attribute(id).table === table && index.attribute(id).kind === 'category',
  )
  if (table === undefined || others.length > 0 || !isOwn) return undefined
  return index.model.nouns.find(noun => noun.table === table && noun.key === undefined)?.id
}
