// What a row stands for, in words: "Driftwood Beach House", "in July 2026", "7 bedrooms".
import type { ResultRow } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import { isDecade } from '#engine/decade.ts'
import type { Key } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { groupWords, mannerOf, valueWords } from './attribute-words.ts'
import { formatTime, formatValue, nothingRecorded } from './format.ts'
import { isPlural, plural, spaced } from './grammar.ts'
import { inPeriod } from './period.ts'
import { keyLabel } from './slots.ts'
import type { Telling } from './telling.ts'

/** The group as it is named: "Aspen", "July 2026", "the 1990s". */
export function keyWords(telling: Telling, row: ResultRow | undefined, place = 0): string {
  const key = telling.plan.keys[place]
  if (key === undefined) return ''
  if (key.kind === 'thing') return thingName(telling, row, key.noun)
  const slot = telling.slots.find(one => one.from === 'key' && one.place === place)
  return groupName(telling.index, key, slot === undefined ? null : row?.[slot.column.name])
}

function groupName(index: ModelIndex, key: Exclude<Key, { kind: 'thing' }>, value: Json | undefined): string {
  if (value === null || value === undefined) return `no ${keyLabel(index, key)} recorded`
  switch (key.kind) {
    case 'attribute':
      return groupWords(index.attribute(key.attribute), value)
    case 'time':
      return formatTime(value, key.grain)
    case 'hour':
      return `${String(value)}:00`
    case 'step':
      return isDecade(index, key) ? `the ${String(value)}s` : stepWords(index, key, Number(value))
    default:
      return String(value)
  }
}

type Step = Extract<Key, { kind: 'step' }>

/** "$750,000 to $1,000,000", "30 to 60 days". */
function stepWords(index: ModelIndex, { attribute, size }: Step, from: number): string {
  const { format } = index.attribute(attribute)
  const isSaidOnce = format === 'days' || format === 'nights'
  return `${formatValue(from, isSaidOnce ? 'number' : format)} to ${formatValue(from + size, format)}`
}

/** People are called by first and last name; a number that only tells things apart is left to the table. */
function thingName(telling: Telling, row: ResultRow | undefined, nounId: string): string {
  const { index } = telling
  const attributes = index.noun(nounId).name.map(index.attribute)
  const spoken = attributes.filter(({ kind }) => kind !== 'identifier')
  const parts = (spoken.length === 0 ? attributes : spoken).map(attribute => {
    const column = columnOf(telling, attribute.id)
    const value = column === undefined ? undefined : row?.[column]
    return value === null || value === undefined ? '' : valueWords(attribute, value)
  })
  return spaced(...parts) || nothingRecorded
}

function columnOf({ slots, plan }: Telling, attribute: string): string | undefined {
  const slot = slots.find(one => {
    if (one.from === 'key') return one.attribute === attribute
    const column = one.from === 'column' ? plan.columns[one.place] : undefined
    return column?.kind === 'attribute' && column.attribute === attribute
  })
  return slot?.column.name
}

/** The group as a sentence places something in it: "in Aspen", "in July 2026", "for 7 bedrooms", "with a pool". */
export function atKey(telling: Telling, row: ResultRow | undefined, place = 0): string {
  const key = telling.plan.keys[place]
  const words = keyWords(telling, row, place)
  if (key?.kind === 'time') return inPeriod(words)
  if (key?.kind === 'weekday') return `on ${words}`
  if (key?.kind === 'month of year') return `in ${words}`
  if (key?.kind === 'hour') return `at ${words}`
  if (key?.kind === 'step') return isDecade(telling.index, key) ? `in ${words}` : `for ${words}`
  if (key?.kind !== 'attribute') return `for ${words}`
  const attribute = telling.index.attribute(key.attribute)
  if (attribute.kind === 'flag') return words
  if (attribute.kind === 'number' && isPlural(attribute.label)) return `with ${words}`
  const manner = words.startsWith('no ') ? 'adjective' : mannerOf(attribute)
  return manner === 'adjective' || manner === 'status' ? `for ${words}` : `${manner} ${words}`
}

/** Whether a group can be said to have or to bring in something: a city can, a price band or a number of bedrooms cannot. */
export function canAct({ index }: Telling, key: Key | undefined): boolean {
  if (key?.kind === 'attribute')
    return ['category', 'text', 'identifier'].includes(index.attribute(key.attribute).kind)
  return (
    key?.kind === 'thing' || key?.kind === 'time' || key?.kind === 'weekday' || key?.kind === 'month of year'
  )
}

/** One group and several of them: "city", "cities". */
export function keyNoun(index: ModelIndex, key: Key): readonly [one: string, many: string] {
  if (key.kind === 'thing') return index.noun(key.noun).label
  if (key.kind === 'bands') return ['band', 'bands']
  const label = keyLabel(index, key)
  return [label, plural(label)]
}
