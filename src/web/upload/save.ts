// Stores what was read, batch by batch. What is left after a failure is plain data, so that it can be tried again.
import { DataProblem } from '#web/data/problem.ts'
import { findMlsNumbers, storeListings } from '#web/data/real-estate.ts'
import type { Batch } from './gather.ts'
import type { SkippedRow } from './read-file.ts'

export interface Job {
  /** Batches that are not stored yet. Each is stored whole or not at all. */
  waiting: readonly Batch[]
  /**
   * The numbers that were stored before, null until they have been looked up. Never looked up again: when the answer to
   * a batch is lost, its new listings would count as old ones the second time.
   */
  known: ReadonlySet<string> | null
  total: number
  added: number
  updated: number
  /** Rows that the server would not take. */
  refused: readonly SkippedRow[]
}

export const newJob = (batches: readonly Batch[]): Job => ({
  waiting: batches,
  known: null,
  total: count(batches),
  added: 0,
  updated: 0,
  refused: [],
})

const count = (batches: readonly Batch[]) => batches.reduce((sum, batch) => sum + batch.length, 0)
export const savedBy = ({ added, updated }: Job) => added + updated
export const leftOf = ({ waiting }: Job) => count(waiting)

/** How far it came, and what stopped it: null when everything is done. */
export interface Stop {
  job: Job
  problem: unknown
}

export async function save(start: Job, report: (job: Job) => void, signal?: AbortSignal): Promise<Stop> {
  let job = start
  try {
    const known = job.known ?? (await findMlsNumbers(numbersOf(job), signal))
    job = { ...job, known }
    for (let next = job.waiting[0]; next !== undefined; next = job.waiting[0]) {
      report(job)
      job = await store(job, next, known, signal)
    }
    return { job, problem: null }
  } catch (problem) {
    return { job, problem }
  }
}

const numbersOf = ({ waiting }: Job) => waiting.flat().map(({ values }) => values.mls_number)

async function store(job: Job, batch: Batch, known: ReadonlySet<string>, signal?: AbortSignal): Promise<Job> {
  const waiting = job.waiting.slice(1)
  try {
    await storeListings(
      batch.map(({ values }) => values),
      signal,
    )
  } catch (problem) {
    if (!(problem instanceof DataProblem && faultsOfRows.has(problem.status))) throw problem
    return apart({ ...job, waiting }, batch, problem)
  }
  const updated = batch.filter(({ values }) => known.has(values.mls_number)).length
  return { ...job, waiting, updated: job.updated + updated, added: job.added + batch.length - updated }
}

/** A value that the table cannot hold; more than one request may carry. Fewer rows at once may pass. */
const faultsOfRows: ReadonlySet<number> = new Set([400, 413])

/** Beyond this many bad rows the file is bad, and looking for good ones among them would be endless requests. */
const mostSingledOut = 50

/** A batch that is refused is halved until the rows at fault stand alone: one bad row never costs the good ones. */
function apart(job: Job, batch: Batch, { message }: DataProblem): Job {
  if (batch.length > 1 && job.refused.length < mostSingledOut) {
    const middle = Math.ceil(batch.length / 2)
    return { ...job, waiting: [batch.slice(0, middle), batch.slice(middle), ...job.waiting] }
  }
  const refused = batch.map(({ file, line }) => ({ file, line, reason: `Refused by the server: ${message}` }))
  return { ...job, refused: [...job.refused, ...refused] }
}
