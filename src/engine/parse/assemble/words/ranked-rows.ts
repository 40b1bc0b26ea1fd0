// "Which guest paid the most for a single booking", "which customer placed the largest order": single rows are ranked, and whose
// they are is shown beside them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function rankedRows(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank, ...others] = of(placed, 'rank')
  const rows = of(placed, 'of one')[0] ?? null
  const nouns = rows?.item.nouns ?? (rank === undefined ? [] : adjectiveOf(index, placed, rank))
  const [id] = nouns
  if (rank === undefined || others.length > 0 || id === undefined || of(placed, 'having').length > 0)
    return [...placed]
  const { table } = index.noun(id)
  const isPerson = ({ item }: PlacedOf<'noun'>) =>
    !item.weak &&
    !item.none &&
    item.nouns.some(
      one =>
        index.noun(one).vague?.includes('people') === true &&
        index.path(table, index.noun(one).table) !== null,
    )
  // "Which product was in our biggest order".
  const isOwner = ({ item, start }: PlacedOf<'noun'>) =>
    start < rank.start &&
    !item.weak &&
    !item.none &&
    !item.plural &&
    item.nouns.every(
      one => index.noun(one).table !== table && index.path(table, index.noun(one).table) !== null,
    )
  const who = of(placed, 'ask').some(({ text }) => text === 'who')
  const people = of(placed, 'noun').filter(one => isPerson(one) || (rows === null && isOwner(one)))
  if (rows === null && people.length === 0) return [...placed]
  const named = people[0]?.item.nouns ?? (who ? [personOf(index, table)] : [])
  const own = new Set(index.noun(id).name)
  const names = [...new Set(named.flatMap(one => (one === undefined ? [] : index.noun(one).name)))].filter(
    name => !own.has(name),
  )
  const shown = names.map((attribute): Item => ({
    kind: 'attribute',
    attributes: [attribute],
    plural: false,
    text: 'who',
  }))
  const noun: Item = { kind: 'noun', nouns: [id], plural: rank.item.count !== null, none: false, weak: false }
  const given = placed.filter(
    one => !people.some(person => person.item === one.item) && !isRowsThemselves(one, id, rows),
  )
  const at = rows ?? of(placed, 'noun').find(({ item }) => item.nouns.includes(id)) ?? rank
  return [
    ...given.map(one => (one === rank ? { ...one, item: ofItsOwn(index, rank.item, id) } : one)),
    { ...at, item: noun },
    ...shown.map(item => ({ ...at, start: at.end, item })),
  ]
}

/** "The highest price paid for a single booking": its own money, not the nightly rate of the home. */
function ofItsOwn(index: ModelIndex, rank: PlacedOf<'rank'>['item'], id: string): Item {
  const { amount, table } = index.noun(id)
  const [by] = rank.by?.kind === 'attribute' ? rank.by.attributes : []
  const isOther =
    by !== undefined && index.attribute(by).format === 'money' && index.attribute(by).table !== table
  return isOther && amount !== undefined ? { ...rank, by: { kind: 'attribute', attributes: [amount] } } : rank
}

const isRowsThemselves = ({ item }: Placed, id: string, rows: Placed | null): boolean =>
  item.kind === 'of one' ? rows !== null : item.kind === 'noun' && !item.none && item.nouns.includes(id)

/** "The largest order": a row that is told apart by its money, behind the one whose it is. */
function adjectiveOf(
  index: ModelIndex,
  placed: readonly Placed[],
  rank: PlacedOf<'rank'>,
): readonly string[] {
  const [by] = rank.item.by?.kind === 'attribute' ? rank.item.by.attributes : []
  const isLength = by !== undefined && /^(longest|shortest)$/.test(rank.text)
  if (!isLength && (rank.item.by !== null || !/^(largest|biggest|highest|smallest|lowest)$/.test(rank.text)))
    return []
  const noun = of(placed, 'noun').find(
    ({ item, start }) => !item.weak && !item.plural && start >= rank.end && start <= rank.end + 1,
  )
  const rows = (noun?.item.nouns ?? []).filter(id => {
    const { key, best, table } = index.noun(id)
    if (isLength && index.attribute(by).table !== table) return false
    return key === undefined && best !== undefined && index.has(best)
  })
  return rows
}

const personOf = (index: ModelIndex, table: string): string | undefined =>
  index.model.nouns.find(
    noun => noun.vague?.includes('people') === true && index.path(table, noun.table) !== null,
  )?.id
