// How far the server's only thread is behind its own clock. Requests that are read late have waited that long before anyone saw
// them, which no counter of work under way can tell.

export interface Pulse {
  /** Milliseconds that whoever is read now has waited already. */
  lagMs(): number
  stop(): void
}

export interface PulseOptions {
  everyMs?: number
  /** For tests. */
  now?: () => number
  repeat?: (beat: () => void, everyMs: number) => () => void
}

export function startPulse({
  everyMs = 50,
  now = () => performance.now(),
  repeat = onTimer,
}: PulseOptions = {}): Pulse {
  let last = now()
  const stop = repeat(() => {
    last = now()
  }, everyMs)
  return { lagMs: () => Math.max(0, now() - last - everyMs), stop }
}

function onTimer(beat: () => void, everyMs: number): () => void {
  const timer = setInterval(beat, everyMs).unref()
  return () => clearInterval(timer)
}

/** For parts that are tested or measured by themselves. */
export const calm: Pulse = { lagMs: () => 0, stop: () => undefined }
