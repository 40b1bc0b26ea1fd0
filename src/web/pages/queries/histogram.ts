// Response times on a log axis: a column for each quarter of a power of ten, so that 20 ms and 3 s both have their place.
const perDecade = 4

export interface TimeBin {
  /** Milliseconds; the lower end belongs to it, the upper one to the next. */
  from: number
  to: number
  count: number
}

export interface TimeSpread {
  bins: TimeBin[]
  /** Powers of ten on the axis, as shares of its length. */
  ticks: { at: number; ms: number }[]
  median: number
  slow: number
  total: number
}

/** What counts as slow: a visitor starts to wonder. */
export const slowFromMs = 1000

export function spreadOf(times: readonly number[]): TimeSpread | null {
  if (times.length === 0) return null
  // Zero has no logarithm: an answer within the millisecond counts as one.
  const sorted = times.map(ms => Math.max(1, ms)).sort((a, b) => a - b)
  const first = Math.floor(Math.log10(sorted[0] ?? 1))
  // At least two powers of ten: a single column would say nothing about the axis.
  const last = Math.max(first + 2, Math.floor(Math.log10(sorted.at(-1) ?? 1)) + 1)
  const edge = (index: number) => 10 ** (first + index / perDecade)
  const bins = Array.from({ length: (last - first) * perDecade }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
    count: 0,
  }))
  for (const ms of sorted) {
    // Rounded, because the logarithm of 1000 is not quite 3.
    const bin = bins[Math.floor((Math.log10(ms) - first) * perDecade + 1e-9)]
    if (bin) bin.count += 1
  }
  return {
    bins,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => ({
      at: index / (last - first),
      ms: 10 ** (first + index),
    })),
    median: quantile(sorted, 0.5),
    slow: quantile(sorted, 0.95),
    total: sorted.length,
  }
}

/** The smallest time that at least this share of the questions did not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0
