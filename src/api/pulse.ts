// How far the server's only thread is behind its own clock. Requests that are read late have waited that long before anyone saw
// them, which no counter of work under way can tell.

export interface Pulse {
  /** Milliseconds that whoever comes now has waited already; 0 after a single pause, which is no overload. */
  lagMs(): number
  stop(): void
}

export interface PulseOptions {
  everyMs?: number
  /** For tests. */
  now?: () => number
  repeat?: (beat: () => void, everyMs: number) => () => void
}

/** A pause of the collector or a rebuilt index is one late beat; a crowd makes every beat late. */
const lateBeatsOfACrowd = 3

export function startPulse({
  everyMs = 50,
  now = () => performance.now(),
  repeat = onTimer,
}: PulseOptions = {}): Pulse {
  let last = now()
  let lateBeats = 0
  const late = () => Math.max(0, now() - last - everyMs)
  const stop = repeat(() => {
    lateBeats = late() > everyMs ? lateBeats + 1 : 0
    last = now()
  }, everyMs)
  return { lagMs: () => (lateBeats >= lateBeatsOfACrowd ? late() : 0), stop }
}

function onTimer(beat: () => void, everyMs: number): () => void {
  const timer = setInterval(beat, everyMs).unref()
  return () => clearInterval(timer)
}

/** For parts that are tested or measured by themselves. */
export const calm: Pulse = { lagMs: () => 0, stop: () => undefined }
