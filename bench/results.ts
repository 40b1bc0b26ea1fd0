// RESULTS.md from what the single measurements wrote: their own words and tables, one heading deeper.
import { z } from 'zod'
import type { Bench } from './benches.ts'

/** When each bench was last run by `npm run bench`, and how busy the machine was. */
export const runSchema = z.record(z.string(), z.object({ day: z.string(), load: z.number() }))

export interface Section {
  bench: Bench
  /** What the bench wrote last; null when it never ran here. */
  text: string | null
  /** Null when the bench was last run by itself. */
  run: { day: string; load: number } | null
  failure: string | null
}

export interface About {
  day: string
  machine: string
  load: readonly number[]
}

export function results(sections: readonly Section[], { day, machine, load }: About): string {
  const parts = [
    '# Results',
    `Written on ${day} by \`npm run bench\` on ${machine}; load ${load.map(n => n.toFixed(1)).join(', ')} (1, 5 and 15 minutes) before the start.`,
    'Compare within a table, never across machines: each measures its peers in the same run.',
    ...sections.map(section),
  ]
  return `${parts.join('\n\n')}\n`
}

function section({ bench, text, run, failure }: Section): string {
  const command = `\`node ${bench.command.join(' ')}\``
  const when =
    run === null
      ? 'run by itself before this report'
      : `run on ${run.day} at a load of ${run.load.toFixed(1)}`
  const head = `## ${bench.question}\n\n${command}, ${text === null ? 'never run' : when}.`
  const failed = failure === null ? [] : [`**The last run ${failure}; what follows is older.**`]
  return [head, ...failed, ...(text === null ? [] : [body(text)])].join('\n\n')
}

/** Without its title, and without long lists of single cases, which stay in the bench's own file. */
function body(text: string): string {
  const [, ...lines] = text.trim().split('\n')
  const cut = lines.findIndex(line => line === '## Not right')
  return (cut === -1 ? lines : lines.slice(0, cut))
    .join('\n')
    .trim()
    .replaceAll(/^#(#+) /gm, '##$1 ')
}
