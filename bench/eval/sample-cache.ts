// The filled sample, and what statements found in it, beside the installed packages: filling takes half a minute on a small
// machine, and an evaluation is run after every change to the engine.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Day, ResultRow } from '#contract/sample.ts'
import { readMigrations } from '#db/migrate.ts'
import { samples } from '#verticals/samples.ts'

const dir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'evaluation')
const mostStatements = 5000

export const resultRows = z.array(z.record(z.string(), z.json()))
export type KnownRows = Map<string, ResultRow[]>
const foundRows = z.array(z.tuple([z.string(), resultRows]))

export class SampleCache {
  readonly #name: string

  constructor(today: Day) {
    this.#name = fingerprint(today)
  }

  archive(): Blob | null {
    const file = this.#file('tar')
    return existsSync(file) ? new Blob([readFileSync(file)]) : null
  }

  async keepArchive(archive: Blob): Promise<void> {
    // Yesterday's sample is of no use, and each is as large as a database.
    rmSync(dir, { recursive: true, force: true })
    this.#write('tar', new Uint8Array(await archive.arrayBuffer()))
  }

  rows(): KnownRows {
    const file = this.#file('json')
    return new Map(existsSync(file) ? foundRows.parse(JSON.parse(readFileSync(file, 'utf8'))) : [])
  }

  /** Those asked for last: the statements of an engine under work change with every run. */
  keepRows(rows: KnownRows): void {
    this.#write('json', JSON.stringify([...rows].slice(-mostStatements)))
  }

  #file(ending: string): string {
    return join(dir, `${this.#name}.${ending}`)
  }

  #write(ending: string, content: string | Uint8Array): void {
    mkdirSync(dir, { recursive: true })
    for (const draft of readdirSync(dir).filter(name => name.endsWith('.draft'))) rmSync(join(dir, draft))
    const draft = `${this.#file(ending)}.draft`
    writeFileSync(draft, content)
    renameSync(draft, this.#file(ending))
  }
}

/** By what the rows are, not by what made them: a stale sample would make right answers look wrong. */
function fingerprint(today: Day): string {
  const hash = createHash('sha256')
  for (const { checksum } of readMigrations()) hash.update(checksum)
  for (const sample of samples) hash.update(JSON.stringify(sample.rows(today)))
  return hash.digest('hex').slice(0, 16)
}
