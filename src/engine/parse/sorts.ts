// Of what sort something said is: a number, a time, a group, a column's value. What corrects something is of its sort.
import type { ConditionRef, Item } from './item.ts'

/** What one item can take the place of another for. */
export function sortsOf(item: Item): string[] {
  switch (item.kind) {
    case 'period':
    case 'shift':
      return ['time']
    case 'key':
    // "Month over month, no sorry, just by month".
    case 'change':
      return ['group']
    case 'noun':
      return item.weak ? [] : ['thing']
    case 'quantity':
      return item.quantity.kind === 'count' ? ['number', 'thing'] : ['number']
    case 'attribute':
      return ['number']
    case 'rank':
    case 'limit':
      return ['rank']
    case 'condition':
      return attributesOf(item.condition)
    default:
      return []
  }
}

function attributesOf(condition: ConditionRef): string[] {
  switch (condition.kind) {
    case 'values':
      return condition.options.flat().map(({ attribute }) => attribute)
    case 'flag':
      return [condition.attribute]
    case 'amount':
      return condition.attributes.length > 0 ? [...condition.attributes] : ['amount']
    case 'segment':
      return [...condition.segments]
    case 'empty':
    case 'years':
      return [...condition.attributes]
    default:
      return []
  }
}
