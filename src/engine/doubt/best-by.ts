// "The top 5 homes": by revenue, or by bookings?
import type { Heard } from '#engine/hear.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Column, Plan } from '#engine/plan.ts'
import type { Doubter } from './doubt.ts'
import { spelled } from './plan-edits.ts'
import { appended, insertedBehind, placeOf } from './sentence-edits.ts'

export const bestBy: Doubter = heard => {
  const { plan, index, placed } = heard
  const ranks = of(placed, 'rank')
  // "Earned the most": the verb says by what.
  const isSaid = of(placed, 'quantity').some(({ end }) =>
    ranks.some(({ start }) => end <= start && end >= start - 2),
  )
  const isBare = ranks.length > 0 && ranks.every(({ item }) => item.by === null) && !isSaid
  const [order] = plan.order
  if (!isBare || order === undefined || of(placed, 'order').length > 0) return []
  const { best, bestRival } = measuring(plan, index)
  const column = plan.columns[order.column]
  if (best === undefined || column === undefined || !isOf(column, best)) return []
  const rival = bestRival === undefined ? null : rivalWords(index, bestRival)
  return [
    {
      kind: 'limit',
      other:
        rival === null || bestRival === undefined
          ? null
          : {
              text: `By ${rival.label} instead`,
              questions: withMeasure(heard, `by ${rival.words}`),
              is: found => isRankedBy(found, plan, bestRival),
            },
    },
  ]
}

/** What the model takes for the best of these things, and what could as well be meant. */
function measuring({ keys }: Plan, index: ModelIndex): { best?: string; bestRival?: string } {
  const thing = keys.find(key => key.kind === 'thing')
  if (thing?.kind === 'thing') return index.noun(thing.noun)
  const own = keys.flatMap(key => (key.kind === 'attribute' ? [index.attribute(key.attribute)] : []))
  return own.find(({ best }) => best !== undefined) ?? index.model
}

/** A column of this attribute, this measure, or the number of these things. */
function isOf(column: Column, id: string): boolean {
  if (column.kind === 'attribute') return column.attribute === id
  if (column.kind !== 'quantity') return false
  const { quantity } = column
  switch (quantity.kind) {
    case 'measure':
      return quantity.measure === id
    case 'count':
      return quantity.noun === id
    default:
      return quantity.attribute === id
  }
}

function rivalWords({ model }: ModelIndex, id: string): { label: string; words: string } | null {
  const noun = model.nouns.find(one => one.id === id)
  if (noun !== undefined) return { label: noun.label[1], words: `number of ${noun.label[1]}` }
  const named = [...model.measures, ...model.attributes].find(one => one.id === id)
  return named === undefined ? null : { label: named.label, words: named.label }
}

/** The same things under the same conditions, in the order of another column. */
function isRankedBy(found: Plan, plan: Plan, rival: string): boolean {
  const ranked = (one: Plan) => one.columns[one.order[0]?.column ?? -1]
  const column = ranked(found)
  const rest = (one: Plan) => {
    const { where, keys, limit, limitPer, keep, summary, order } = one
    const leading = ranked(one)
    const own = leading?.kind === 'quantity' ? leading.where : []
    return spelled({
      keys,
      limit,
      limitPer,
      keep,
      summary,
      where: [...where, ...own],
      down: order[0]?.descending,
    })
  }
  return column !== undefined && isOf(column, rival) && rest(found) === rest(plan)
}

/** "Top 5 homes by number of bookings this year". */
function withMeasure(heard: Heard, words: string): string[] {
  if (heard.continues) return []
  const [rank] = of(heard.placed, 'rank')
  const named = [...of(heard.placed, 'noun'), ...of(heard.placed, 'attribute')]
    .filter(({ start }) => start >= (rank?.end ?? 0))
    .toSorted((a, b) => a.start - b.start)[0]
  const behind = named === undefined ? [] : [insertedBehind(heard.question, placeOf(heard, named).end, words)]
  return [...behind, appended(heard.question, words)]
}
