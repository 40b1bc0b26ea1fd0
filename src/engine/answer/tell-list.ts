// Lists of things: how many, which ones, and the ends of the order they were asked in.
import type { Attribute, Noun } from '#contract/model.ts'
import type { ResultRow } from '#contract/sample.ts'
import { valueWords } from './attribute-words.ts'
import { alone, howMany } from './count-words.ts'
import { joined, named, plural, sentenceCase, spaced } from './grammar.ts'
import { keepWords } from './keep-words.ts'
import { keyWords } from './key-words.ts'
import { manyThings, nounOfTable, things, type Things } from './noun-phrase.ts'
import { endsOf, placed } from './superlatives.ts'
import { be, filtersOf, periodFor, toldAt, valueOf, type Telling, type Told } from './telling.ts'

export function tellList(telling: Telling, noun: Noun): string {
  const { plan, index, rows } = telling
  const all = things(index, noun, filtersOf(telling))
  const kept = { ...all, words: { ...all.words, having: [...all.words.having, ...keepWords(plan, index)] } }
  const ordered = orderedBy(telling)
  if (ordered !== null && plan.limit !== null)
    return ranking(telling, kept, ordered, periodFor(telling, noun))
  const isCut = plan.limit !== null && rows.length === plan.limit && !telling.truncated
  const count = isCut
    ? firstFew(telling, kept)
    : howMany(telling, rows.length, alone(kept, periodFor(telling, noun)))
  return `${count}${listed(telling, ordered, count)}.${telling.truncated ? firstShown(rows.length) : ''}`
}

const firstShown = (count: number) => ` The first ${count.toLocaleString('en-US')} of them are shown.`

/** There may be more than were asked for, so their number is not told. */
const firstFew = ({ rows }: Telling, all: Things): string =>
  rows.length === 1
    ? `Here is the first of the ${manyThings(all)}`
    : `Here are the first ${rows.length} ${manyThings(all)}`

interface Ordered {
  told: Told
  attribute: Attribute
  descending: boolean
}

function orderedBy(telling: Telling): Ordered | null {
  const [order] = telling.plan.order
  const column = order === undefined ? undefined : telling.plan.columns[order.column]
  if (order === undefined || column?.kind !== 'attribute') return null
  const attribute = telling.index.attribute(column.attribute)
  const hasExtremes = ['number', 'day', 'moment'].includes(attribute.kind)
  return hasExtremes ? { told: toldAt(telling, order.column), attribute, descending: order.descending } : null
}

function ranking(
  telling: Telling,
  all: Things,
  { told, attribute, descending }: Ordered,
  period: string,
): string {
  const [first, second] = telling.rows
  const isFiltered = Object.values(all.words).some(words => words.length > 0) || period !== ''
  const among = isFiltered ? `Of the ${spaced(manyThings(all), period)}, ` : ''
  const end = endsOf(attribute)[descending ? 1 : 0]
  const extreme = placed(telling.plan.skip, `the ${end} ${attribute.label}`)
  const top = valueOf(first, told)
  const tied = telling.rows.filter(row => valueOf(row, told) === top)
  const say = (row: ResultRow | undefined) => valueWords(attribute, valueOf(row, told))
  if (top === null || top === undefined)
    return `None of the ${spaced(manyThings(all), period)} has a ${attribute.label} recorded.`
  if (tied.length > 1) {
    const names = tied.map(row => keyWords(telling, row))
    const who = tied.length <= 3 ? joined(names) : `${names[0] ?? ''} and ${tied.length - 1} others`
    return `${sentenceCase(`${among}${who} are tied for ${extreme}`)}: ${say(first)} each.`
  }
  const next = second === undefined ? '' : `, followed by ${keyWords(telling, second)} at ${say(second)}`
  const details = telling.rows.length === 1 ? detailsOf(telling, first, told) : ''
  return `${sentenceCase(`${among}${keyWords(telling, first)} has ${extreme}`)}: ${say(first)}${details}${next}.`
}

/** The names where they tell the rows apart; where they are many, the ends of their order. */
function listed(telling: Telling, ordered: Ordered | null, said: string): string {
  const { rows } = telling
  const names = rows.map(row => keyWords(telling, row))
  const isTelling =
    new Set(names).size === names.length && !names.some(name => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name))
  if (ordered !== null && rows.length > 3 && ordered.attribute.id !== telling.period?.attribute) {
    const [first, last] = [rows[0], rows.at(-1)]
    const end = (row: ResultRow | undefined) =>
      `${valueWords(ordered.attribute, valueOf(row, ordered.told))}${isTelling ? ` (${keyWords(telling, row)})` : ''}`
    if (!telling.truncated && known(first, ordered) && known(last, ordered))
      return `, ${said.includes(ordered.attribute.label) ? '' : `${verbal(ordered.attribute.label)} `}from ${end(first)} ${isBackwards(ordered) ? 'back to' : 'to'} ${end(last)}`
  }
  if (!isTelling || telling.truncated) return ''
  if (rows.length === 1) return `: ${names[0] ?? ''}${detailsOf(telling, rows[0], null)}`
  return `: ${named(names, 3)}`
}

/** "Visited on" a day, "visited" from one day to another. */
const verbal = (label: string): string => label.replace(/ on$/, '')

const isBackwards = ({ attribute, descending }: Ordered): boolean => descending && attribute.kind !== 'number'

const known = (row: ResultRow | undefined, { told }: Ordered): boolean => {
  const value = valueOf(row, told)
  return value !== null && value !== undefined
}

const longest = 60

/** What was asked about a single thing, in brackets. More than three details, and long texts, are left to the table. */
function detailsOf(telling: Telling, row: ResultRow | undefined, besides: Told | null): string {
  const { plan, index } = telling
  const [key] = plan.keys
  const names = key?.kind === 'thing' ? index.noun(key.noun).name : []
  const details = plan.columns.flatMap((column, place) => {
    if (column.kind !== 'attribute' || place === besides?.place || names.includes(column.attribute)) return []
    const attribute = index.attribute(column.attribute)
    const words = valueWords(attribute, valueOf(row, toldAt(telling, place)))
    return words.length > longest ? [] : [`${attribute.label} ${words}`]
  })
  return details.length === 0 || details.length > 3 ? '' : ` (${details.join(', ')})`
}

/** The values that an attribute takes: "There are 8 property types: beach house, …". */
export function tellValues(telling: Telling): string {
  const { plan, index, rows } = telling
  const [key] = plan.keys
  if (key?.kind !== 'attribute') return ''
  const attribute = index.attribute(key.attribute)
  const names = rows.map(row => keyWords(telling, row))
  const filters = filtersOf(telling)
  const among =
    filters.length === 0
      ? ''
      : `among ${manyThings(things(index, nounOfTable(index, attribute.table), filters))}`
  const count = rows.length.toLocaleString('en-US')
  const label = rows.length === 1 ? attribute.label : plural(attribute.label)
  const subject = spaced(telling.truncated ? 'more than' : '', count, label, among)
  const said = `There ${be(telling, rows.length !== 1)} ${subject}`
  return telling.truncated ? `${said}.${firstShown(rows.length)}` : `${said}: ${named(names, 12)}.`
}
