// Reads files beside the page: a long file would freeze it. What it finds goes back in pieces, for the same reason.
import { gather, type Batch } from './gather.ts'
import { readFile, type ReadFile } from './read-file.ts'
import { mostSkippedShown, type SkippedRows } from './skipped.ts'

export type ReaderReply =
  | { kind: 'batch'; batch: Batch }
  | { kind: 'end'; skipped: SkippedRows }
  | { kind: 'unreadable'; file: string }

const reply = (message: ReaderReply) => self.postMessage(message)

self.addEventListener('message', (event: MessageEvent<File[]>) => void read(event.data))

async function read(files: readonly File[]): Promise<void> {
  const found: ReadFile[] = []
  for (const file of files)
    try {
      found.push(readFile(file.name, await file.arrayBuffer()))
    } catch {
      return reply({ kind: 'unreadable', file: file.name })
    }
  const { batches, skipped } = gather(found)
  for (const batch of batches) reply({ kind: 'batch', batch })
  reply({ kind: 'end', skipped: { total: skipped.length, shown: skipped.slice(0, mostSkippedShown) } })
}
