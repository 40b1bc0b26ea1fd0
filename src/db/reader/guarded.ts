// The reader that callers see: nothing reaches a runner that the guard has not passed.
import { demoTables, type DemoType } from '#contract/demos.ts'
import { guard } from '#db/guard/guard.ts'
import type { ReadResult, Reader } from '#db/port.ts'
import { ReadRefused } from '#db/problems.ts'

/** Runs a statement behind the walls that stand when the guard has failed: rights, read-only transactions, caps, time. */
export interface Runner {
  run(demo: DemoType, sql: string): Promise<ReadResult>
}

export const guarded = (runner: Runner): Reader['read'] =>
  async function read(demo, sql) {
    const verdict = guard(sql, { tables: demoTables[demo] })
    if (!verdict.ok) throw new ReadRefused('not_allowed', verdict.reason)
    return runner.run(demo, verdict.sql)
  }
