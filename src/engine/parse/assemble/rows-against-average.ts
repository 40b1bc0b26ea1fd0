// Rows of a list held against an average: of all of them, of their own group, or of rows of another kind.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Keep, Quantity } from '#engine/plan.ts'
import { aboveAverage } from './above-average.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { namedIn, runBehind } from './words/restated-average.ts'
import { Unclear } from './unclear.ts'
import { dateOf, during } from './when.ts'

interface Rows {
  noun: Noun
  where: readonly Condition[]
  shown: readonly string[]
  /** Takes what is compared as one more. */
  columns: string[]
}

export function rowsAgainstAverage(draft: Draft, { noun, where, shown, columns }: Rows): Keep[] {
  const { index, picker } = draft
  return aboveAverage(draft).map(
    ({ op, own, of: named, other, times, fn: record, there: isThere, period }): Keep => {
      const fn = record ?? ('avg' as const)
      // "Earn above average": what they earn is no attribute of theirs.
      if (of(draft.placed, 'quantity').some(({ item }) => item.quantity.kind === 'measure'))
        throw new Unclear('what is compared with an average')
      if (own === null && narrowsAverage(draft)) throw new Unclear('an average over which things')
      const numbers = columns.filter(id => index.attribute(id).kind === 'number')
      const reference = other === undefined ? null : picker.attribute(other)
      // "Sold above the average price": of rows that have both, the average is that of what is named.
      const isOwn = reference !== null && index.attribute(reference).noun === undefined
      if (isOwn && record !== undefined) throw new Unclear('what is compared with the highest')
      const said = isOwn ? reference : named.length === 0 ? null : picker.attribute(named)
      // "Active homes above the average sold price": they have none of their own.
      const lacks = said !== null && isOfOthers(draft, said, noun, where)
      const beside = lacks ? ownLike(draft, said, noun) : said
      if (beside === null && shown.length > 0 && numbers.length > 1)
        throw new Unclear('what is compared with an average')
      const compared = beside ?? (shown.length > 0 ? (numbers[0] ?? noun.amount) : noun.amount)
      if (compared !== undefined && !columns.includes(compared)) columns.push(compared)
      const column = columns.indexOf(compared ?? '')
      if (column < 0 || compared === undefined) throw new Unclear('what is compared with an average')
      const scaled = times === undefined ? {} : { times }
      const group = own === null ? null : picker.attribute(own)
      // "Sold for double the average price of their area": of homes that were sold, or of all?
      if (times !== undefined && group !== null && isOwn) throw new Unclear('an average over which things')
      const apart = lacks ? said : isOwn ? null : reference
      if (period !== undefined && (group !== null || apart === null)) throw new Unclear('a date')
      if (group !== null && apart !== null) {
        const of = ofOthers(draft, noun, compared, apart)
        return { column, op, value: { kind: 'own group', attribute: group, fn, of, ...scaled } }
      }
      const there = isThere === true ? placesIn(draft, where) : []
      const place = apart === null ? (group ?? there[0]?.attribute ?? null) : null
      if (place !== null) return { column, op, value: { kind: 'own group', attribute: place, fn, ...scaled } }
      if (apart === null) return { column, op, value: { kind: 'overall', ...scaled } }
      const quantity = averageOf(draft, compared, apart)
      const date = dateOf(index, quantity)
      const then = period === undefined || date === null ? [] : [during(date, period)]
      const narrowed = there.length + then.length === 0 ? {} : { where: [...there, ...then] }
      return { column, op, value: { kind: 'quantity', quantity, ...narrowed, ...scaled } }
    },
  )
}

/** What is for sale has a price, and a price per square foot: the one that is of the same kind as what is named. */
function ownLike({ index }: Draft, id: string, { amount, table }: Noun): string | null {
  const { format } = index.attribute(id)
  if (amount === undefined || index.attribute(amount).format === format) return amount ?? null
  const alike = index.model.attributes.filter(
    one => one.table === table && one.format === format && one.noun === undefined,
  )
  return alike.length === 1 ? (alike[0]?.id ?? null) : amount
}

/** "Less per square foot than the average of what has sold": a price by the foot is held against one by the foot. */
function averageOf({ index, picker }: Draft, compared: string, apart: string): Quantity {
  const { noun, format } = index.attribute(apart)
  if (noun !== undefined && index.attribute(compared).format !== format)
    return { kind: 'aggregate', fn: 'avg', noun, attribute: compared }
  const found = picker.quantity({ kind: 'aggregate', fn: 'avg', attributes: [apart] })
  if (found === null) throw new Unclear('what is compared with an average')
  return found
}

/** "Than the average sold price in their area": of rows of the same table, or it could not be told which lie there. */
function ofOthers({ index }: Draft, rows: Noun, compared: string, apart: string) {
  const { noun, format, table } = index.attribute(apart)
  if (noun === undefined || table !== rows.table) throw new Unclear('what is compared with an average')
  return { noun, attribute: index.attribute(compared).format === format ? apart : compared }
}

/** "Than the average sold price there": in the places that the rows are of. */
function placesIn({ index }: Draft, where: readonly Condition[]): Extract<Condition, { kind: 'is' }>[] {
  const places = new Set(index.model.places)
  const found = where.flatMap(one =>
    one.kind === 'is' && one.not !== true && one.values.length === 1 && places.has(one.attribute)
      ? [one]
      : [],
  )
  if (found.length === 0) throw new Unclear('an average over which things')
  return found
}

/** Whether only rows of another kind have such a value: what is for sale has no sold price. */
function isOfOthers({ index }: Draft, id: string, noun: Noun, where: readonly Condition[]): boolean {
  const own = index.attribute(id).noun
  const given = [...(noun.where ?? []), ...where]
  return (own === undefined ? [] : (index.noun(own).where ?? [])).some(
    test =>
      test.kind === 'is' &&
      given.some(
        one =>
          one.kind === 'is' &&
          one.attribute === test.attribute &&
          one.values.some(value => test.values.includes(value)) === (one.not === true),
      ),
  )
}

/** "Above the average price in Heron Point": of those homes, or homes there above the average of all? */
const narrowsAverage = ({ placed }: Draft): boolean =>
  of(placed, 'having').some(
    one =>
      one.item.than.kind === 'average' &&
      namedIn(placed, one).length + of(runBehind(placed, one), 'condition').length > 0,
  )
