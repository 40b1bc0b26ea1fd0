// A GET or HEAD as plain data, or a refusal. Nothing that was sent is passed over in silence.
import { mostRowsOf, type Table } from './catalogue.ts'
import { parseAccept, type Form } from './accept.ts'
import { parseFilter, type Filter } from './filter.ts'
import { limits } from './limits.ts'
import { parseOrder, type Sorting } from './order.ts'
import { parsePrefer } from './prefer.ts'
import { badGrammar, tooMany } from './problems.ts'
import { confirmedProfile } from './profile.ts'
import type { Parameter } from './query-string.ts'
import { parseRange, type Range } from './range.ts'
import { parseSelect, type Selection } from './select.ts'

export interface ReadRequest {
  table: Table
  selection: Selection
  filters: readonly Filter[]
  order: readonly Sorting[]
  range: Range
  form: Form
  count: boolean
  /** Only the headers are wanted. */
  head: boolean
  profile: Readonly<Record<string, string>>
}

/** All that a read takes from its headers. */
export interface ReadHeaders {
  accept?: string | undefined
  prefer?: string | undefined
  range?: string | undefined
  /** Accept-Profile, the schema. */
  profile?: string | undefined
}

export function parseRead(
  table: Table,
  head: boolean,
  given: readonly Parameter[],
  headers: ReadHeaders,
): ReadRequest {
  const profile = confirmedProfile(headers.profile)
  const { select, order, limit, offset, rest } = sorted(given)
  const selection = parseSelect(table, select ?? '*')
  if (rest.length > limits.filters) throw tooMany('filters', limits.filters)
  const embedded = selection.embeds.map(({ relation }) => relation.to)
  return {
    table,
    selection,
    filters: rest.map(([key, value]) => parseFilter(table, embedded, key, value)),
    order: order === undefined ? [] : parseOrder(table, order),
    range: parseRange({
      limit,
      offset,
      header: head ? undefined : headers.range,
      most: mostRowsOf(table, selection.columns),
    }),
    form: parseAccept(headers.accept),
    count: parsePrefer(headers.prefer).count,
    head,
    profile,
  }
}

function sorted(given: readonly Parameter[]) {
  const named: { select?: string; order?: string; limit?: string; offset?: string } = {}
  const rest: Parameter[] = []
  for (const parameter of given) {
    const [key, value] = parameter
    if (key === 'select' || key === 'order' || key === 'limit' || key === 'offset') {
      if (named[key] !== undefined) throw badGrammar('parameter', key, 'it is given twice')
      named[key] = value
    } else rest.push(parameter)
  }
  return { ...named, rest }
}
