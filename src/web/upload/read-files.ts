// The page's side of the reading worker.
import type { Batch } from './gather.ts'
import type { ReaderReply } from './reader.worker.ts'
import type { SkippedRows } from './skipped.ts'

export interface Reading {
  batches: Batch[]
  skipped: SkippedRows
}

/** A file that was moved, deleted or changed since it was chosen. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export function readFiles(files: readonly File[], signal: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const reading = new Promise<Reading>((resolve, reject) => {
    const batches: Batch[] = []
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => {
      switch (data.kind) {
        case 'batch':
          return batches.push(data.batch)
        case 'end':
          return resolve({ batches, skipped: data.skipped })
        case 'unreadable':
          return reject(new UnreadableFile(`${data.file} could not be read. Choose it again.`))
      }
    })
    worker.addEventListener('error', event => reject(new Error(event.message)))
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(files)
  })
  return reading.finally(() => worker.terminate())
}
