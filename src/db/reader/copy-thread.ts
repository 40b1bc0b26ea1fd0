// A copy in a thread of its own: the embedded engine has no time limit, so a statement that runs too long ends with its thread.
import { parentPort, workerData } from 'node:worker_threads'
import { imageOf, load, loadedTables, openCopy, read } from './copy-database.ts'
import type { CopyReady, CopyRequest, CopyRequests, CopyStart } from './copy-protocol.ts'

const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')
const start: CopyStart = workerData

const db = await openCopy(start)

const answer = (request: CopyRequest): Promise<CopyRequests[CopyRequest['op']]['answer']> => {
  switch (request.op) {
    case 'read':
      return read(db, request.asked)
    case 'load':
      return load(db, request.asked)
    case 'image':
      return imageOf(db)
  }
}

// A rejection is not caught: it ends the thread, and the copy with it.
port.on('message', async (request: CopyRequest) => port.postMessage(await answer(request)))
port.postMessage({ loaded: await loadedTables(db) } satisfies CopyReady)
