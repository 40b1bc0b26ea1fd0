// What a process still holds after its collector has run. Its size alone (RSS) tells little over minutes: a heap with room to spare
// is not collected, and looks like a leak.
import { once } from 'node:events'
import { z } from 'zod'

/** For NODE_OPTIONS: a debugger's door on a free port, on loopback alone. */
export const withInspector = '--inspect=127.0.0.1:0'

const replySchema = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.string() }).optional() }),
})
const usageSchema = z.object({ heapUsed: z.number(), external: z.number() })

export interface LiveMemory {
  megabytes(): Promise<number>
  close(): void
}

/** Reads the address of the inspector from what the process has printed. */
export async function openLiveMemory(printed: string): Promise<LiveMemory> {
  const [address] = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(printed) ?? []
  if (address === undefined) throw new Error('the process was started without an inspector')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (value: string) => void; reject: (reason: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const reply = replySchema.safeParse(JSON.parse(String(data)))
    if (!reply.success) return
    waiting.get(reply.data.id)?.resolve(reply.data.result.result?.value ?? '')
    waiting.delete(reply.data.id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the process has ended'))
  })
  let last = 0
  const call = (method: string, params: object = {}) => {
    last += 1
    const id = last
    return new Promise<string>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return {
    async megabytes() {
      await call('HeapProfiler.collectGarbage')
      const expression = 'JSON.stringify(process.memoryUsage())'
      const usage = usageSchema.parse(JSON.parse(await call('Runtime.evaluate', { expression })))
      return (usage.heapUsed + usage.external) / 2 ** 20
    },
    close: () => socket.close(),
  }
}
