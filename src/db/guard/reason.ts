// Why a statement was refused, in words that name the part to change.
import { SqlError } from 'libpg-query'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const inWords: Readonly<Record<string, string>> = {
  intoClause: 'SELECT INTO',
  lockingClause: 'locking rows with FOR UPDATE',
  recursive: 'WITH RECURSIVE',
  valuesLists: 'VALUES',
  lateral: 'LATERAL',
  isNatural: 'NATURAL JOIN',
  schemaname: 'a schema other than public',
  catalogname: 'naming a database',
  inh: 'ONLY',
  arrayBounds: 'a cast to an array',
  func_variadic: 'VARIADIC',
  op: 'a value about the session',
  kind: 'this kind of comparison',
  subLinkType: 'ARRAY with a subquery',
  sortby_dir: 'ORDER BY … USING',
  bsval: 'a bit string',
  stmt_len: 'a second statement',
  A_Indirection: 'a subscript or a field of a row',
  CollateClause: 'COLLATE',
  GroupingFunc: 'GROUPING',
  GroupingSet: 'grouping by ROLLUP, CUBE or SETS',
  NamedArgExpr: 'a named argument',
  ParamRef: 'a parameter',
  RangeFunction: 'a function in FROM',
  RangeTableFunc: 'XMLTABLE',
  RangeTableSample: 'TABLESAMPLE',
  RowExpr: 'a row value',
  SetToDefault: 'DEFAULT',
  XmlExpr: 'an XML function',
  XmlSerialize: 'an XML function',
}

export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof SqlError) return `PostgreSQL cannot read the statement: ${error.message.slice(0, 200)}`
  if (error instanceof z.ZodError) return ofIssue(error.issues[0])
  return 'the statement could not be checked'
}

function ofIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'custom') return issue.message
  if (issue?.code === 'invalid_union') return ofIssue(issue.errors.flat().at(-1))
  const part = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.at(-1)
  if (typeof part !== 'string') return 'this kind of statement is not allowed'
  if (part.endsWith('Stmt')) return 'only a SELECT may run'
  return `${inWords[part] ?? part} is not allowed`
}
