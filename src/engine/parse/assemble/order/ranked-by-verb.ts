// "The five guests that spent the most, and how many stays did each have": the verb says what they are ranked by, and what is asked
// beside it only stands beside it.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function rankedByVerb(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isOther = ({ item, start }: PlacedOf<'quantity'>, rank: Placed) => !item.weak && start >= rank.end
  return withoutBuyers(index, doneToThem(index, placed)).map(one => {
    const often = one.item.kind === 'rank' ? doneOften(index, placed, one) : undefined
    if (one.item.kind === 'rank' && often !== undefined)
      return { ...one, item: { ...one.item, by: { kind: 'count', nouns: [often] } } }
    if (one.item.kind !== 'rank' || (one.item.by !== null && one.item.by.kind !== 'count')) return one
    const things = bought(index, placed, { ...one, item: one.item })
    if (things !== null) return { ...one, item: { ...one.item, by: { kind: 'measure', measures: things } } }
    if (one.item.by !== null) return one
    const cost = attributeBefore(placed, one)
    if (cost !== null) return { ...one, item: { ...one.item, by: { kind: 'attribute', attributes: cost } } }
    const rows = rowsBefore(index, placed, one)
    if (rows !== null) return { ...one, item: { ...one.item, by: { kind: 'count', nouns: [rows] } } }
    const verb = verbBefore(placed, one)
    const pieces = verb === null ? null : byThePiece(index, placed, verb, one)
    if (pieces !== null) return { ...one, item: { ...one.item, by: { kind: 'measure', measures: pieces } } }
    const beside = of(placed, 'quantity').some(other => isOther(other, one))
    return verb === null || !beside ? one : { ...one, item: { ...one.item, by: verb.item.quantity } }
  })
}

/** "Homes shared the most": what was done to them says how they are ranked, and is no other kind of thing. */
function doneToThem(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const rank = of(placed, 'rank').find(
    ({ item, text }) => item.by === null && /^(the )?(most|least)$/.test(text),
  )
  const [things, done] = of(placed, 'noun').filter(({ end }) => rank !== undefined && end <= rank.start)
  if (rank === undefined || things === undefined || done === undefined) return placed
  const isDone = done.text.endsWith('ed') && done.end >= rank.start - 1 && done.start <= things.end + 2
  if (!isDone || done.item.verb === true || arePeople(index, things.item)) return placed
  const by = { kind: 'count' as const, nouns: done.item.nouns }
  return placed.flatMap(one =>
    one === done ? [] : [one === rank ? { ...one, item: { ...rank.item, by } } : one],
  )
}

/** "What day do people order most": a time is told by how often, where things are told by how many of them. */
function doneOften(index: ModelIndex, placed: readonly Placed[], { text }: Placed): string | undefined {
  const verb = /^\w+ (\w+) (?:the )?most$/.exec(text)?.[1]
  const isOfTimes = of(placed, 'key').every(({ item }) => /^(grain|weekday|hour)$/.test(item.key.kind))
  const isOther = (['attribute', 'noun', 'quantity'] as const).some(kind => of(placed, kind).length > 0)
  return verb === undefined || !isOfTimes || of(placed, 'key').length === 0 || isOther
    ? undefined
    : index.model.nouns.find(({ words, key }) => words.includes(verb) && key === undefined)?.id
}

/** "What did we sell most of": pieces, where the verb may mean money too. */
function byThePiece(
  index: ModelIndex,
  placed: readonly Placed[],
  { item }: PlacedOf<'quantity'>,
  { text, end }: Placed,
): string[] | null {
  const isOf = /\bof$/.test(text) || placed.some(one => one.start === end && one.text.startsWith('of '))
  if (!isOf || item.quantity.kind !== 'measure') return null
  const pieces = item.quantity.measures.filter(id => index.measure(id).format === 'count')
  return pieces.length > 0 && pieces.length < item.quantity.measures.length ? pieces : null
}

/** "What do customers in Texas buy most": things are told apart by how many of them, and people by how much. */
function bought(index: ModelIndex, placed: readonly Placed[], rank: PlacedOf<'rank'>): string[] | null {
  const { by } = rank.item
  const done = by?.kind === 'count' ? (isMost(rank) ? by.nouns : []) : buyingBefore(placed, rank)?.item.nouns
  const pieces = index.model.measures.filter(
    ({ value, format, ranks, noun }) =>
      value.kind === 'aggregate' &&
      value.of.fn === 'sum' &&
      format === 'count' &&
      ranks !== undefined &&
      done?.includes(noun) === true,
  )
  const asked = of(placed, 'ask').find(({ item, text }) => item.how === 'which' && !text.startsWith('who'))
  if (pieces.length !== 1 || asked === undefined || arePeople(index, askedAt(placed, asked.end))) return null
  return pieces.map(({ id }) => id)
}

/** Where only "what" is asked, those who buy are not it. */
function withoutBuyers(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const asked = of(placed, 'ask').find(({ item, text }) => item.how === 'which' && text === 'what')
  const rank = of(placed, 'rank').find(({ item }) => item.by === null)
  const verb = rank === undefined ? null : buyingBefore(placed, rank)
  if (asked === undefined || rank === undefined || verb === null) return [...placed]
  if (bought(index, placed, rank) === null || askedAt(placed, asked.end) !== undefined) return [...placed]
  const isBuyer = (one: Placed) =>
    one.start > asked.start && one.end <= verb.start && arePeople(index, one.item)
  return placed.filter(one => !isBuyer(one))
}

const buyingBefore = (placed: readonly Placed[], { start, text }: Placed): PlacedOf<'noun'> | null => {
  const verb = of(placed, 'noun').findLast(({ end }) => end <= start)
  // "Which products do repeat customers order most": the verb, and no order.
  const isDone = verb?.item.verb === true || (verb?.text === 'order' && !verb.item.plural)
  return verb !== undefined && isDone && verb.end >= start - 1 && isMost({ text }) ? verb : null
}

const isMost = ({ text }: Pick<Placed, 'text'>) => /^(the )?most$/.test(text)

/** "Which customers", "which ten customers". */
function askedAt(placed: readonly Placed[], at: number): Item | undefined {
  const from = of(placed, 'limit').find(({ start }) => start === at)?.end ?? at
  return placed.find(
    ({ start, item }) => start === from && (item.kind === 'attribute' || item.kind === 'noun'),
  )?.item
}

function arePeople(index: ModelIndex, item: Item | undefined): boolean {
  const tables =
    item?.kind === 'attribute'
      ? item.attributes.map(id => index.attribute(id).table)
      : item?.kind === 'noun'
        ? item.nouns.map(id => index.noun(id).table)
        : []
  return index.model.nouns.some(
    ({ table, vague }) => tables.includes(table) && vague?.includes('people') === true,
  )
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
