// "Customers with a pending order over $300": money right behind a thing is that thing's, and not what those are worth who have it.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { Picker } from '#engine/parse/assemble/pick.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function amountOfNamed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map(one => {
    if (one.item.kind !== 'condition' || one.item.condition.kind !== 'amount') return one
    const { condition } = one.item
    const isMoney =
      condition.unit === 'money' || (condition.amount.kind === 'bound' && condition.amount.value >= 10_000)
    if (!isMoney || condition.attributes.length > 0) return one
    const owner = placed.find(
      entry =>
        (entry.end === one.start || (entry.end === one.start - 1 && entry.item.kind !== 'quantity')) &&
        isThing(index, entry),
    )
    const things = owner === undefined ? [] : nounsOf(owner.item)
    const amount = amountOf(index, things)
    const isHad = people(placed).some(
      ({ nouns, start }) => start < (owner?.start ?? 0) && areWho(index, nouns, things),
    )
    // "At least 5 orders worth over $1000": each, or together?
    const isSeveral =
      owner?.item.kind === 'having' && owner.item.than.kind === 'number' && owner.item.than.value > 1
    if (isHad && isSeveral && /^worth\b/.test(one.text)) throw new Unclear('each of them or all together')
    if (isDoneOften(index, placed, one)) throw new Unclear('a limit on each single one')
    if (amount === null) return one
    // "How many orders over 500 dollars from New York customers": of the orders that are counted.
    const isOfTheirs =
      owner?.item.kind === 'quantity' &&
      people(placed).some(({ nouns, start }) => start > one.start && areWho(index, nouns, things))
    if (isOfTheirs)
      return {
        ...one,
        item: { ...one.item, condition: { ...condition, attributes: [amount], ofEach: true } },
      }
    return !isHad
      ? one
      : { ...one, item: { ...one.item, condition: { ...condition, attributes: [amount], ofEach: true } } }
  })
}

const people = (placed: readonly Placed[]): { nouns: readonly string[]; start: number }[] =>
  placed.flatMap(({ item, start }) => {
    if (item.kind === 'noun') return item.none ? [] : [{ nouns: item.nouns, start }]
    return item.kind === 'quantity' && item.quantity.kind === 'count'
      ? [{ nouns: item.quantity.nouns, start }]
      : []
  })

/** "Customers who ordered over $1000", "with 3 orders over $200": of each of them, or all together? */
const isDoneOften = (index: ModelIndex, placed: readonly Placed[], limit: Placed): boolean =>
  placed.some(({ item, end, text }) => {
    if (end !== limit.start) return false
    if (item.kind === 'noun' && item.verb === true && !text.includes(' '))
      return people(placed).some(({ nouns }) => areWho(index, nouns, item.nouns))
    if (item.kind !== 'condition' || item.condition.kind !== 'amount') return false
    return (
      item.condition.attributes.length > 0 &&
      item.condition.attributes.every(id => {
        const { format, units = [], table } = index.attribute(id)
        const isOfPeople = people(placed).some(({ nouns }) =>
          nouns.every(noun => index.noun(noun).table === table && index.noun(noun).vague?.includes('people')),
        )
        return format === 'count' && units.length > 0 && isOfPeople
      })
    )
  })

/** "A pending order", "placed an order", "at least one order"; who "ordered over $500" may have done so in several. */
const isThing = (index: ModelIndex, { item, text }: Placed): boolean =>
  item.kind === 'noun'
    ? !item.none && (!item.weak || item.nouns.some(id => isNamedIn(text, index.noun(id).words)))
    : (item.kind === 'having' || item.kind === 'quantity') && item.quantity.kind === 'count'

const isNamedIn = (text: string, words: readonly string[]): boolean => {
  const last = text.split(' ').at(-1) ?? ''
  return text.includes(' ') && words.some(word => word === last || `${word}s` === last)
}

const nounsOf = (item: Item): readonly string[] =>
  item.kind === 'noun'
    ? item.nouns
    : (item.kind === 'having' || item.kind === 'quantity') && item.quantity.kind === 'count'
      ? item.quantity.nouns
      : []

/** The money of one of them, where all that the word may mean have the same. */
function amountOf(index: ModelIndex, things: readonly string[]): string | null {
  const plain = (id: string) => {
    const { table } = index.noun(id)
    return new Picker(index, [table]).nounOfTable(table)?.amount
  }
  const amounts = new Set(things.map(id => index.noun(id).amount ?? plain(id)))
  const [amount] = amounts
  return amounts.size === 1 && amount !== undefined ? amount : null
}

/** People who have rows: of another table, or told apart among the same. */
const areWho = (index: ModelIndex, people: readonly string[], things: readonly string[]): boolean =>
  people.every(id => {
    const { table, key, vague } = index.noun(id)
    const isOfOthers = things.every(one => index.noun(one).table !== table)
    return vague?.includes('people') === true && (isOfOthers || key !== undefined)
  })
