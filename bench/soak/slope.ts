// Whether memory grows: the straight line through its samples.

export interface Sample {
  /** Since the start. */
  minutes: number
  /** What is held after a collection. */
  megabytes: number
  /** The size of the process. */
  rss: number
}

export interface Trend {
  /** MB an hour. */
  perHour: number
  mean: number
  /** By the line, over the whole time, as a share of the mean. */
  growth: number
  isFlat: boolean
  /** The lowest size of the process in each third of the time. */
  floors: number[]
}

/** The first part fills caches and heaps to their working size. */
export const warmUpShare = 0.25
/** Requests under way at the moment of a sample look like this much growth. */
const flatWithin = 0.05

export function trend(samples: readonly Sample[]): Trend {
  const last = samples.at(-1)?.minutes ?? 0
  const counted = samples.filter(({ minutes }) => minutes >= last * warmUpShare)
  const mean = average(counted.map(({ megabytes }) => megabytes))
  const middle = average(counted.map(({ minutes }) => minutes))
  const spread = counted.reduce((sum, { minutes }) => sum + (minutes - middle) ** 2, 0)
  const together = counted.reduce(
    (sum, { minutes, megabytes }) => sum + (minutes - middle) * (megabytes - mean),
    0,
  )
  const perMinute = spread === 0 ? 0 : together / spread
  const growth = (perMinute * last * (1 - warmUpShare)) / mean
  const third = Math.ceil(counted.length / 3)
  const floors = [0, 1, 2].map(n =>
    Math.min(...counted.slice(n * third, (n + 1) * third).map(({ rss }) => rss)),
  )
  return { perHour: perMinute * 60, mean, growth, isFlat: growth <= flatWithin, floors }
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
