// `price=gte.100`, `status=not.in.(sold,"on hold")`: one condition on one column.
import type { Table } from './catalogue.ts'
import { limits } from './limits.ts'
import { badGrammar, noSuchColumn, notServed, problem, shown, tooMany } from './problems.ts'

export const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
export type Comparison = keyof typeof comparisons

const states = ['null', 'true', 'false', 'unknown'] as const
export type State = (typeof states)[number]

export type Test =
  | { kind: 'compare'; by: Comparison; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; state: State }

export interface Filter {
  column: string
  negated: boolean
  test: Test
}

const known = /^(not\.)?(eq|neq|gt|gte|lt|lte|in|is)\.(.*)$/s
const unserved =
  /^(not\.)?(like|ilike|match|imatch|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct|(eq|gte?|lte?)\((any|all)\))[.(]/

export function parseFilter(table: Table, embedded: readonly string[], key: string, text: string): Filter {
  if (key === 'or' || key === 'and' || key === 'not.or' || key === 'not.and')
    throw notServed(
      'Filters are combined with AND, by repeating parameters; logic trees are not served here.',
    )
  const match = known.exec(text)
  if (match === null) {
    if (unserved.test(text))
      throw notServed('Filters served here: eq, neq, gt, gte, lt, lte, in, is, each with not.')
    throw badGrammar('filter', text, 'expecting not or an operator (eq, neq, gt, gte, lt, lte, in, is)')
  }
  if (!table.columns.has(key)) throw unknownColumn(table, embedded, key)
  const [, not, operator, operand = ''] = match
  return { column: key, negated: not !== undefined, test: test(operator, operand, text) }
}

function test(operator: string | undefined, operand: string, text: string): Test {
  if (operator === 'in') return { kind: 'in', values: listed(operand, text) }
  if (operator === 'is') {
    const state = states.find(name => name === operand.toLowerCase())
    if (state === undefined)
      throw badGrammar('filter', text, 'expecting null or trilean value (unknown, true, false)')
    return { kind: 'is', state }
  }
  const by = Object.keys(comparisons).find((name): name is Comparison => name === operator)
  if (by === undefined) throw badGrammar('filter', text, 'expecting an operator')
  return { kind: 'compare', by, value: operand }
}

// A quoted element may hold anything, with a backslash before quotes and backslashes; a bare one ends at , or ).
const element = /(?:"((?:[^"\\]|\\.)*)"|([^",)][^,)]*|))(,|\)$)/sy

function listed(text: string, whole: string): string[] {
  if (text === '()') return []
  if (!text.startsWith('(')) throw badGrammar('filter', whole, 'expecting "("')
  const values: string[] = []
  element.lastIndex = 1
  for (;;) {
    const match = element.exec(text)
    if (match === null) throw badGrammar('filter', whole, 'expecting "," or ")" after each value')
    const [, quoted, bare, end] = match
    values.push(quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/gs, '$1'))
    if (values.length > limits.inValues) throw tooMany('values in a list', limits.inValues)
    if (end !== ',') return values
  }
}

function unknownColumn(table: Table, embedded: readonly string[], key: string): Error {
  const dot = key.indexOf('.')
  if (dot === -1) return noSuchColumn(table.name, key)
  const other = key.slice(0, dot)
  if (embedded.includes(other)) return notServed('Filtering related rows is not served here.')
  return problem('PGRST108', `'${shown(other)}' is not an embedded resource in this request`, {
    hint: `Verify that '${shown(other)}' is included in the 'select' query parameter.`,
  })
}
