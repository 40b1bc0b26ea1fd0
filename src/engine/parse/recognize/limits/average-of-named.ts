// "Homes in Napa above the Napa average": the average is one over those that are named right before it.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'

/** What an average is of, where a value stands right before it; nothing where it stands beside a name of things. */
export function averageOfNamed(line: Line, average: number): Item[] {
  const named = line.all(average - 1, 'value')
  if (named.length === 0 || line.all(average - 1, 'attribute').length > 0) return []
  const options = [named.map(({ attribute, value }) => ({ attribute, value }))]
  return [{ kind: 'condition', condition: { kind: 'values', options, not: false } }]
}

export const isSameValue = (line: Line, one: number, other: number): boolean =>
  line
    .all(one, 'value')
    .some(({ attribute, value }) =>
      line.all(other, 'value').some(own => own.attribute === attribute && own.value === value),
    )
