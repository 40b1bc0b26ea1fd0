// The longest task of the page in processor time, from the browser's own trace: a busy machine does not lengthen it.
import { z } from 'zod'

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of processor time; only tasks that ended have it. */
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.unknown() }).partial().optional(),
    }),
  ),
})

export const traceCategories = ['toplevel', 'disabled-by-default-devtools.timeline']

/** Milliseconds. */
export function busiestTask(buffer: Buffer): number {
  const { traceEvents } = trace.parse(JSON.parse(buffer.toString()))
  const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = traceEvents.filter(event => event.name.endsWith('RunTask') && pages.has(thread(event)))
  if (tasks.length === 0) throw new Error('the trace holds no task of a page')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
