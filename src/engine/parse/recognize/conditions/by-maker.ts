// "Products by Aurora or Kestrel", "anything by Velora": who made them, and no groups.
import type { Item } from '#engine/parse/item.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { values } from './conditions.ts'

export const byMaker = opensWith({ words: ['by'] })((line, at) => {
  if (line.pieces[at]?.text !== 'by' || !isMade(line, at)) return null
  const found = values(line, at + 1)
  const [item] = found?.items ?? []
  if (found === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  const isEither = line.pieces.slice(at, found.end).some((_, step) => line.is(at + step, 'or'))
  // "How many products by Aurora and Kestrel": a number may be wanted of each.
  if (item.condition.options.length > 1 && !isEither && asksForNumbers(line)) return null
  const [thing] = madeBy(line, at)
  if (!isUnnamed(line, at) || thing === undefined) return found
  const unnamed: Item = { kind: 'noun', nouns: [thing], plural: true, none: false, weak: true }
  return { end: found.end, items: [unnamed, item] }
})

const madeBy = (line: Line, at: number) => line.all(at + 1, 'value').flatMap(({ makes }) => makes ?? [])

/** What such makers make stands before: by its name, its kind, or not named at all. */
function isMade(line: Line, at: number): boolean {
  const made = madeBy(line, at)
  // "All the beauty stuff by Solace": what stands before it is the kind.
  const isStuff = /^(stuff|things|ones|goods)$/.test(line.pieces[at - 1]?.text ?? '')
  const thing = isStuff && line.all(at - 2, 'value').length > 0 ? at - 2 : at - 1
  const [table] = line.all(at + 1, 'value').map(({ attribute }) => tableOf(attribute))
  const isThing = line.all(thing, 'noun').some(({ noun }) => made.includes(noun))
  const isKind =
    line.all(thing, 'part').some(({ things }) => things === true) ||
    line.all(thing, 'value').some(({ attribute }) => tableOf(attribute) === table)
  return made.length > 0 && (isThing || isKind || isUnnamed(line, at))
}

const tableOf = (attribute: string) => attribute.split('.')[0]

const isUnnamed = (line: Line, at: number) => /^(anything|everything)$/.test(line.pieces[at - 1]?.text ?? '')

const asksForNumbers = onceALine(line =>
  line.pieces.some(
    (_, place) =>
      line.is(place, 'count', 'average', 'sum', 'how much') || line.all(place, 'measure').length > 0,
  ),
)
