// How much one kind of work may be under way at once. Beyond it a caller is told at once to come back, instead of waiting in a
// line that only grows. The bound finds itself: work that takes too long makes it smaller, quick work lets it grow again.
import type { Context, MiddlewareHandler } from 'hono'
import { problem } from './http/problems.ts'
import type { Pulse } from './pulse.ts'

export interface Valve {
  isFull(): boolean
  through<T>(work: () => Promise<T>): Promise<T>
}

export interface ValveOptions {
  /** So much is let in whatever happens. */
  least: number
  most: number
  /** Work that takes longer says that there is too much of it. Infinity keeps the bound where it is. */
  targetMs: number
  /** How late the thread may be before no more than that is let in. */
  mostLagMs: number
  pulse: Pick<Pulse, 'lagMs'>
  /** For tests. */
  now?: () => number
}

const cut = 0.8
const stuckAfter = 1.5

export function makeValve({
  least,
  most,
  targetMs,
  mostLagMs,
  pulse,
  now = () => performance.now(),
}: ValveOptions): Valve {
  let bound = most
  /** When each began, the oldest first. */
  const underWay = new Set<{ started: number }>()
  let lastCut = -Infinity

  const learn = (started: number) => {
    const ended = now()
    if (ended - started > targetMs) {
      // All that waited in the same line are slow together: they count once.
      if (started <= lastCut) return
      lastCut = ended
      bound = Math.max(least, bound * cut)
    } else if (underWay.size * 2 >= bound) bound = Math.min(most, bound + 1 / bound)
  }

  // What does not end cannot be learned from when it ends; and a thread that is late with little to do is not late because of us.
  const isLate = () => {
    const [oldest] = underWay
    if (underWay.size < least || oldest === undefined) return false
    return now() - oldest.started > stuckAfter * targetMs || pulse.lagMs() > mostLagMs
  }

  return {
    isFull: () => underWay.size >= Math.floor(bound) || isLate(),
    async through(work) {
      const one = { started: now() }
      underWay.add(one)
      try {
        return await work()
      } finally {
        learn(one.started)
        underWay.delete(one)
      }
    },
  }
}

/** Always open: for parts that are tested or measured by themselves. */
export const openValve: Valve = { isFull: () => false, through: work => work() }

/** Turns away what would be too much. Only for reading: a body that comes in slowly would take up room for as long as it likes. */
export const admit =
  (valve: Valve): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    return valve.isFull() ? tooMuch(c) : valve.through(next)
  }

export const tooMuch = (c: Context): Response => problem(c, 'busy', { 'retry-after': '1' })
