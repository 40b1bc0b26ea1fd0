// The states of an upload: idle, working, then done for eight seconds, or failed until it is dismissed or tried again.
import { useCallback, useEffect, useRef, useState } from 'react'
import { DataProblem } from '#web/data/problem.ts'
import { isCsv } from '#web/upload/csv-files.ts'
import { readFiles, UnreadableFile } from '#web/upload/read-files.ts'
import { mostSkippedShown, noneSkipped, type SkippedRows } from '#web/upload/skipped.ts'
import { newJob, save, savedBy, type Job } from '#web/upload/save.ts'
import { copy, standingOf, type Outcome } from './copy.ts'

export type Step = { kind: 'reading' } | { kind: 'checking' } | { kind: 'saving'; saved: number; of: number }

export interface Failure {
  title: string
  details: string
  /** Present where trying again makes sense. */
  rest?: Rest
}

/** What is needed to go on with an upload. */
interface Rest {
  job: Job
  files: number
  skipped: SkippedRows
}

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'working'; files: number; step: Step }
  | { kind: 'done'; outcome: Outcome }
  | { kind: 'failed'; failure: Failure }

export function useUpload() {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const [skipped, setSkipped] = useState<SkippedRows>(noneSkipped)
  const running = useRef<AbortController>(null)
  // Whoever leaves the page does not wait for the end.
  useEffect(() => () => running.current?.abort(), [])

  const dismiss = useCallback(() => setState({ kind: 'idle' }), [])
  const fail = (failure: Failure) => setState({ kind: 'failed', failure })

  async function upload(files: readonly File[]) {
    if (state.kind === 'working' || files.length === 0) return
    setSkipped(noneSkipped)
    const wrong = files.filter(file => !isCsv(file)).map(({ name }) => name)
    if (wrong.length > 0)
      return fail({ title: copy.failed.wrongType, details: copy.failed.wrongFiles(wrong) })
    setState({ kind: 'working', files: files.length, step: { kind: 'reading' } })
    const { signal } = (running.current = new AbortController())
    try {
      const reading = await readFiles(files, signal)
      await proceed({ job: newJob(reading.batches), files: files.length, skipped: reading.skipped })
    } catch (problem) {
      if (signal.aborted) return
      console.error(problem)
      fail({ title: copy.failed.title, details: problem instanceof UnreadableFile ? problem.message : '' })
    }
  }

  async function proceed({ job: start, files, skipped: passedOver }: Rest) {
    const { signal } = (running.current = new AbortController())
    const show = (step: Step) => setState({ kind: 'working', files, step })
    show({ kind: 'checking' })
    const { job, problem } = await save(
      start,
      job => show({ kind: 'saving', saved: savedBy(job), of: job.total }),
      signal,
    )
    if (signal.aborted) return
    setSkipped(together(passedOver, job))
    if (problem === null)
      return setState({ kind: 'done', outcome: { files, added: job.added, updated: job.updated } })
    console.error(problem)
    fail({ ...told(problem, job), rest: { job, files, skipped: passedOver } })
  }

  return {
    state,
    skipped,
    upload,
    retry: (rest: Rest) => void proceed(rest),
    dismiss,
    dismissSkipped: () => setSkipped(noneSkipped),
  }
}

/** The server's own message where it has one, else the one sentence for all failures and what is known of the cause. */
function told(problem: unknown, job: Job): Failure {
  const isTold = problem instanceof DataProblem && problem.told
  const cause = problem instanceof DataProblem && !problem.told ? `${problem.message} ` : ''
  return { title: isTold ? problem.message : copy.failed.title, details: cause + standingOf(job) }
}

const together = ({ total, shown }: SkippedRows, { refused }: Job): SkippedRows => ({
  total: total + refused.length,
  shown: [...refused, ...shown].slice(0, mostSkippedShown),
})
