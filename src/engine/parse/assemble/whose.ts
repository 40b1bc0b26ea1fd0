// "The city whose customers spent the most": the head of the clause is what is asked for, and those within it only say of whom.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

export function headOfWhose(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const whose = of(placed, 'ask').find(({ text }) => text === 'whose')
  const head = of(placed, 'attribute').find(
    ({ item, end }) =>
      end === whose?.start && item.attributes.every(id => index.attribute(id).kind === 'category'),
  )
  const theirs = of(placed, 'noun').find(
    ({ start, item }) => whose !== undefined && start >= whose.end && start <= whose.end + 1 && !item.weak,
  )
  if (whose === undefined || head === undefined || theirs === undefined) return [...placed]
  // "Whose average price of available listings": a number of theirs comes first.
  const isOther = ({ item, start }: Placed) =>
    start >= whose.end && start <= theirs.start && item.kind !== 'condition' && item !== theirs.item
  if (placed.some(isOther)) return [...placed]
  const ranks = of(placed, 'rank')
  // "Cities whose customers spent over 50,000": each of them, or all of a city together?
  if (ranks.length === 0) throw new Unclear('whose limit this is')
  // "Whose orders are biggest": one by one, or together?
  if (ranks.some(({ item, text }) => item.by === null && /^(biggest|largest|smallest)\b/.test(text)))
    throw new Unclear('what they are ranked by')
  const which: Placed = {
    ...whose,
    item: { kind: 'ask', how: 'which' },
    text: 'which',
    start: head.start - 1,
    end: head.start,
  }
  return placed.map((one): Placed => {
    if (one === whose) return which
    return one === theirs ? { ...one, item: { ...theirs.item, agent: true, plural: head.item.plural } } : one
  })
}
