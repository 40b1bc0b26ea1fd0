// "Review volume", "lost revenue", "bed nights": two numbers in one breath are a third one, which nobody has defined.
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

interface Named {
  start: number
  end: number
  text: string
  /** A function or a number of things is said of it: it begins anew. */
  opens: boolean
  /** What it comes to: "cash intake" says one thing twice. */
  means: string
}

const opening =
  /^(average|avg|mean|median|total|sum|min|max|minimum|maximum|highest|lowest|number|count|how)\b/

/** "What did homes bring per square foot": a verb tells what its number is of. */
const verb =
  /\b(make|makes|made|making|bring|brings|brought|earn|earns|earned|spend|spends|spent|sell|sells|sold|take|takes|took|get|gets|got|pay|pays|paid|fetch|fetched|cost|costs|charge|charged|sit|sat|generate|generated)$/

export function isCompound({ placed, index }: Draft): boolean {
  const numbers: Named[] = [
    ...of(placed, 'quantity').flatMap(({ item, start, end, text }) =>
      item.weak || item.quantity.kind === 'count'
        ? []
        : [{ start, end, text, opens: opening.test(text), means: meaningOf(item.quantity) }],
    ),
    ...of(placed, 'attribute').flatMap(({ item, start, end, text }) =>
      item.attributes.every(id => index.attribute(id).kind === 'number')
        ? [{ start, end, text, opens: false, means: item.attributes.join() }]
        : [],
    ),
  ]
  const measures = new Set(of(placed, 'quantity').map(({ start }) => start))
  return numbers.some(
    head =>
      !head.opens &&
      numbers.some(
        other =>
          other.end === head.start &&
          other.start < head.start &&
          other.means !== head.means &&
          !verb.test(other.text) &&
          !verb.test(head.text) &&
          (measures.has(head.start) || measures.has(other.start)),
      ) &&
      placed.every(one => one.start !== head.start || (one.afterBreak !== true && one.afterAnd !== true)),
  )
}

const meaningOf = (ref: Exclude<QuantityRef, { kind: 'count' }>): string =>
  ref.kind === 'measure' ? ref.measures.join() : ref.attributes.join()

/** "What do guests pay on average per night": the verb and what follows it are one number, and not two. */
export const showsVerbApart = ({ placed }: Draft, { columns }: Plan): boolean =>
  columns.filter(({ kind }) => kind === 'quantity').length > 1 &&
  of(placed, 'quantity').some(
    one =>
      verb.test(one.text) &&
      of(placed, 'quantity').some(
        ({ start, afterAnd, afterBreak }) => start === one.end && afterAnd !== true && afterBreak !== true,
      ),
  )
