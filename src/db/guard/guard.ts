// The first wall around generated SQL: one plain SELECT on the tables of one demo, or a reason why not. Never throws.
import { loadModule, parseSync } from 'libpg-query'
import { z } from 'zod'
import type { TableName } from '#contract/tables.ts'
import { selectNode } from './grammar.ts'
import { resolveNames } from './names.ts'
import { reasonOf } from './reason.ts'
import { Refusal } from './refusal.ts'

await loadModule()

/** `sql` is what was checked, and so the only text that may run: the statement without a semicolon at its end. */
export type Verdict = { ok: true; sql: string; tables: TableName[] } | { ok: false; reason: string }

const maxLength = 20_000
// Deep input overflows the parser's stack, and a parser that has overflowed hangs some statements later, for good. No tree
// is deeper than its statement has words and signs; at twice this number the parser still stands.
const maxWords = 2_000
const maxDepth = 150

const parsed = z.object({ stmts: z.array(z.unknown()) })
const plainStatement = z.strictObject({ stmt: selectNode })
const selectOf = z
  .object({ stmt: z.object({ SelectStmt: z.unknown() }) })
  .transform(statement => statement.stmt.SelectStmt)

export function guard(sql: string, allowed: { tables: readonly TableName[] }): Verdict {
  try {
    if (sql.length > maxLength) throw new Refusal(`the statement is longer than ${maxLength} characters`)
    const statement = withoutEnd(sql)
    return { ok: true, sql: statement, tables: resolveNames(parse(statement), allowed.tables) }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

function parse(sql: string): unknown {
  if (!sql.isWellFormed() || sql.includes('\0')) throw new Refusal('the statement holds a broken character')
  if (!/^[\s(]*(select|with)\b/i.test(sql)) throw new Refusal('only a SELECT may run')
  if (countWords(sql) > maxWords) throw new Refusal('the statement is too long to be checked')
  const { stmts } = parsed.parse(parseSync(sql))
  if (stmts.length !== 1) throw new Refusal('exactly one statement may run')
  if (isDeeperThan(maxDepth, stmts)) throw new Refusal('the statement is nested too deeply')
  plainStatement.parse(stmts[0])
  return selectOf.parse(stmts[0])
}

const withoutEnd = (sql: string): string => /^[^]*[^;\s]/.exec(sql.trimStart())?.[0] ?? ''

// Counts at least as many as PostgreSQL's scanner, whose white space is these six characters and no other.
const countWords = (sql: string): number => sql.match(/[A-Za-z0-9_$]+|[^ \t\n\r\f\v]/g)?.length ?? 0

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(child => isDeeperThan(levels - 1, child))
}
