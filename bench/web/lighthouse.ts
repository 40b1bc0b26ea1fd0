// Lighthouse as a person would run it: mobile, simulated throttling, the median of several runs.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

// Fetched when the bench runs: a hundred and seventy packages that nobody else needs.
const lighthouse = 'lighthouse@12.8.2'
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic'

const score = z.object({ score: z.number().nullable() })
const numeric = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
    'mainthread-work-breakdown': numeric,
  }),
})

export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  mainThread: number
}

async function once(url: string, chrome: string): Promise<Audit> {
  const dir = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const output = join(dir, 'report.json')
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${chromeFlags}`,
      ],
      { env: { ...process.env, CHROME_PATH: chrome }, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    child.on('error', reject)
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with code ${code} on ${url}`)),
    )
  })
  const { categories, audits } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(dir, { recursive: true })
  const percent = (category: { score: number | null }) => Math.round((category.score ?? 0) * 100)
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The runs of all addresses are interleaved, so that a slow minute of the machine hits all of them alike. */
export async function audit(
  urls: readonly string[],
  runs: number,
  chrome: string,
): Promise<Map<string, Audit>> {
  const collected = new Map(urls.map(url => [url, new Array<Audit>()]))
  for (let run = 0; run < runs; run++)
    for (const [url, audits] of collected) audits.push(await once(url, chrome))
  return new Map([...collected].map(([url, audits]) => [url, medians(audits)]))
}

function medians(audits: readonly Audit[]): Audit {
  const of = (key: keyof Audit) => median(audits.map(result => result[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    mainThread: of('mainThread'),
  }
}
