// What a cell of a telegram is: a group, a number, one side of a comparison, a time, or a column of rows.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Line } from '#engine/parse/piece.ts'
import { scan } from '#engine/parse/scan.ts'

export interface Cells {
  /** "City", "weekday": of a few values, or a time. Nobody divides by it. */
  isGroup: (text: string) => boolean
  /** "Bedrooms", "guest": a group where it heads the numbers; behind one it may divide it. */
  isGroupAhead: (text: string) => boolean
  isNumber: (text: string) => boolean
  /** "Revenue last month": computed, where "homes" may as well be listed. */
  isComputed: (text: string) => boolean
  isTime: (text: string) => boolean
  isSide: (text: string) => boolean
  /** "Top 3 cities": the first of some groups. */
  isRanked: (text: string) => boolean
  /** "#1 product by units": with what they are ranked by. */
  isRankedBy: (text: string) => boolean
  isColumn: (text: string) => boolean
  /** "Address", "guest": it tells which row is meant, and no number is said of it. */
  isName: (text: string) => boolean
}

export function cellsOf(lineOf: (text: string) => Line, index: ModelIndex): Cells {
  const itemsOf = (text: string): readonly Item[] => {
    const { placed, unused } = scan(lineOf(text))
    return unused.length > 0 ? [] : placed.map(({ item }) => item)
  }
  const areAll = (text: string, is: (item: Item) => boolean): boolean => {
    const items = itemsOf(text)
    return items.length > 0 && items.every(is)
  }
  const keyOf = (text: string): KeyRef | null => {
    const [only, second] = itemsOf(`by ${text}`)
    return only?.kind === 'key' && second === undefined ? only.key : null
  }
  const attributeOf = (key: KeyRef | null) => {
    const [id] = key?.kind === 'attribute' ? key.attributes : []
    return id === undefined ? null : index.attribute(id)
  }
  const isGroup = (text: string): boolean => {
    const key = keyOf(text)
    const attribute = attributeOf(key)
    if (attribute !== null) return attribute.kind === 'category' || attribute.kind === 'flag'
    return key !== null && ofTime.has(key.kind)
  }
  return {
    isGroup,
    isGroupAhead(text) {
      const key = keyOf(text)
      const attribute = attributeOf(key)
      if (attribute === null) return key?.kind === 'noun' && isSingular(text)
      const isCounted = attribute.format === 'count' || attribute.format === 'year'
      return attribute.kind === 'number' && isCounted && attribute.rollup !== 'sum'
    },
    isNumber: text =>
      !isGroup(text) &&
      areAll(text, ({ kind }) => ofNumbers.has(kind)) &&
      itemsOf(text).some(item => item.kind === 'quantity' || (item.kind === 'noun' && item.plural)),
    isComputed: text =>
      areAll(text, ({ kind }) => ofNumbers.has(kind)) &&
      itemsOf(text).some(item => item.kind === 'quantity' && !item.weak),
    isTime: text => areAll(text, ({ kind }) => kind === 'period'),
    isSide: text =>
      theRest.test(text) ||
      areAll(
        text,
        item => item.kind === 'condition' || item.kind === 'period' || (item.kind === 'noun' && !item.plural),
      ),
    isRanked: text =>
      areAll(text, ({ kind }) => kind === 'rank' || kind === 'attribute' || kind === 'noun') &&
      itemsOf(text).some(item => item.kind === 'rank' && item.by === null),
    isRankedBy: text =>
      /\bby\b/i.test(text) &&
      areAll(text, ({ kind }) => kind === 'rank' || kind === 'quantity' || ofColumns.has(kind)) &&
      itemsOf(text).some(({ kind }) => kind === 'rank'),
    isColumn: text => bare.test(text) || areAll(text, ({ kind }) => ofColumns.has(kind)),
    isName: text =>
      /^names?$/i.test(text) ||
      areAll(
        text,
        item =>
          (item.kind === 'noun' && !item.plural) ||
          (item.kind === 'attribute' && item.attributes.every(id => index.attribute(id).kind !== 'number')),
      ),
  }
}

const isSingular = (text: string): boolean => !/[^s]s$/i.test(text)

const ofTime: ReadonlySet<KeyRef['kind']> = new Set<KeyRef['kind']>([
  'grain',
  'weekday',
  'month of year',
  'hour',
  'decade',
])
const ofNumbers: ReadonlySet<Item['kind']> = new Set<Item['kind']>([
  'quantity',
  'noun',
  'ask',
  'period',
  'condition',
  'in money',
])
const ofColumns: ReadonlySet<Item['kind']> = new Set<Item['kind']>([
  'quantity',
  'noun',
  'ask',
  'attribute',
  'in money',
  'date',
  'period',
])
const bare = /^(?:#|\$|names?|dates?|days|amount|total|count|units)$/i
const theRest = /^(?:all |the )?(?:others?|rest|everything else|everyone else|elsewhere)$/i
