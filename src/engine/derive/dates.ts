// Which date a thing goes by, and the words that call for its other dates.
import type { Noun } from '#contract/model.ts'
import { stem } from '#engine/text/stem.ts'
import { isFree } from './names.ts'
import type { ColumnSchema, TableSchema } from './schema.ts'

const isDate = ({ type }: ColumnSchema) => /^(date$|timestamp)/i.test(type)

/** Dates that nobody means by "last month" alone: when it ends, is due, was born or last touched. */
const aside =
  /(^|_)(birth|birthday|born|dob|due|end|ends|ended|expir\w*|updated|modified|deleted|until|last|cancel\w*|paid|closed|completed|left)(_|$)/

/** Null where two dates have the same right: no answer is better than one about the other date. */
export function mainDate(table: TableSchema, one: string): string | null {
  const dates = table.columns.filter(isDate).map(({ name }) => name)
  const likely = dates.filter(name => !aside.test(name))
  const noun = one.replaceAll(' ', '_')
  const last = one.slice(one.lastIndexOf(' ') + 1)
  const named = likely.filter(name =>
    [`${noun}_date`, `${last}_date`, 'date', 'day', 'happened_at'].includes(name),
  )
  const recorded = likely.filter(name => /^(created|inserted|recorded)_(at|on|date)$/.test(name))
  const others = likely.filter(name => !recorded.includes(name))
  const choice = [named, others, recorded].find(({ length }) => length > 0)
  return choice?.length === 1 ? (choice[0] ?? null) : (recorded[0] ?? null)
}

const ownWords: Readonly<Record<string, readonly string[]>> = {
  birth: ['born'],
  dob: ['born'],
  created: ['created', 'added', 'recorded'],
}

/** "paid_at" → "paid", "due_date" → "due": what a question says right before the period. */
export function dateWords(column: string): readonly string[] {
  const core = column.replace(/_(at|on|date|day|time|timestamp)$/, '').replaceAll('_', ' ')
  const own = ownWords[core]
  if (own !== undefined) return own
  return isFree(core) ? [core] : []
}

/** A visit "visited" says no more than the visit itself. */
export const datesOf = (table: TableSchema, one: string): NonNullable<Noun['otherDates']> =>
  table.columns
    .filter(isDate)
    .map(({ name }) => ({
      attribute: `${table.name}.${name}`,
      words: dateWords(name).filter(word => stem(word) !== stem(one)),
    }))
    .filter(({ words }) => words.length > 0)
