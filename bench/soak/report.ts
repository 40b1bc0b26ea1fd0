// The soak as Markdown.
import type { LoadResult } from '#bench/load/generate.ts'
import { failures } from '#bench/load/report.ts'
import { trend, warmUpShare, type Sample } from './slope.ts'

export interface Soak {
  machine: string
  engine: string
  minutes: number
  perSecond: number
  load: LoadResult
  samples: readonly Sample[]
}

export function report({ machine, engine, minutes, perSecond, load, samples }: Soak): string {
  const { perHour, mean, growth, isFlat, floors } = trend(samples)
  return [
    '# Soak',
    '',
    `${perSecond} requests a second of the mix of \`npm run bench:load\` on ${engine} for ${minutes} minutes; ${machine}.`,
    `Held is what the server's process still holds after a collection (heap and buffers), every ten seconds; the first ${warmUpShare * 100}% of the time is`,
    'warm-up. Flat is judged by the straight line through all samples. The size of the process (RSS) is beside it: a heap with room is not collected.',
    '',
    '| answered | turned away | failed | median, ms | p99, ms | held, mean MB | slope, MB an hour | growth over the time | flat | lowest RSS in each third, MB |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|---|---|',
    `| ${load.accepted} | ${load.shed} | ${failures(load)} | ${Math.round(load.p50)} | ${Math.round(load.p99)} | ${mean.toFixed(1)} | ${perHour.toFixed(1)} | ${(growth * 100).toFixed(1)}% | ${isFlat ? 'yes' : '**no**'} | ${floors.map(mb => mb.toFixed(0)).join(', ')} |`,
    '',
  ].join('\n')
}
