// "The five guests that spent the most, and how many stays did each have": the verb says what they are ranked by, and what is asked
// beside it only stands beside it.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function rankedByVerb(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isOther = ({ item, start }: PlacedOf<'quantity'>, rank: Placed) => !item.weak && start >= rank.end
  return placed.map(one => {
    if (one.item.kind !== 'rank' || one.item.by !== null) return one
    const cost = attributeBefore(placed, one)
    if (cost !== null) return { ...one, item: { ...one.item, by: { kind: 'attribute', attributes: cost } } }
    const rows = rowsBefore(index, placed, one)
    if (rows !== null) return { ...one, item: { ...one.item, by: { kind: 'count', nouns: [rows] } } }
    const verb = verbBefore(placed, one)
    const pieces = verb === null ? null : byThePiece(index, verb, one)
    if (pieces !== null) return { ...one, item: { ...one.item, by: { kind: 'measure', measures: pieces } } }
    const beside = of(placed, 'quantity').some(other => isOther(other, one))
    return verb === null || !beside ? one : { ...one, item: { ...one.item, by: verb.item.quantity } }
  })
}

/** "What did we sell most of": pieces, where the verb may mean money too. */
function byThePiece(index: ModelIndex, { item }: PlacedOf<'quantity'>, { text }: Placed): string[] | null {
  if (!/\bof$/.test(text) || item.quantity.kind !== 'measure') return null
  const pieces = item.quantity.measures.filter(id => index.measure(id).format === 'count')
  return pieces.length > 0 && pieces.length < item.quantity.measures.length ? pieces : null
}

/** "What do people like to pay with most": the way that most of the rows have. */
function rowsBefore(index: ModelIndex, placed: readonly Placed[], { text, start }: Placed): string | null {
  const way = of(placed, 'attribute').find(({ end }) => end <= start && end >= start - 1)
  const [id] = way?.item.attributes ?? []
  const isWay = /^(the )?(most|least)( often)?$/.test(text) && /\b(with|through|via)$/.test(way?.text ?? '')
  if (id === undefined || !isWay || index.attribute(id).kind !== 'category') return null
  if (of(placed, 'quantity').length > 0) return null
  const { table } = index.attribute(id)
  return index.model.nouns.find(noun => noun.table === table && noun.key === undefined)?.id ?? null
}

/** "Which article costs the most", "where the seller came down the most": a number of each of them, that the verb names. */
function attributeBefore(placed: readonly Placed[], { text, start }: Placed): readonly string[] | null {
  const verb = of(placed, 'attribute').find(({ end }) => end <= start && end >= start - 2)
  return /^(the )?(most|least)\b/.test(text) && verb !== undefined && isVerb.test(verb.item.text)
    ? verb.item.attributes
    : null
}

const isVerb =
  /^(costs?|runs?|goes for|go for|sits?|lasts?)$|\b(came down|come down|comes down|dropped|knocked off|gave up)$/

/** The verb of a measure that "the most" and "the least" stand right behind. */
export const verbBefore = (placed: readonly Placed[], rank: Placed): PlacedOf<'quantity'> | null =>
  /^(the )?(most|least)\b/.test(rank.text)
    ? (of(placed, 'quantity').find(
        ({ item, end }) => item.weak && end <= rank.start && end >= rank.start - 2,
      ) ?? null)
    : null
