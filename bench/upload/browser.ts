// A visitor with a file: how long the upload takes, and how long the page was ever busy in one piece.
import { chromium, type Browser, type Page } from '@playwright/test'
import { installedChromium } from '#tests/support/chromium.ts'
import { busiestTask, traceCategories } from './busiest-task.ts'

export interface Upload {
  ms: number
  /** Tasks of the page's own thread over 50 ms, as the browser counts them. */
  longTasks: number[]
}

export const startBrowser = () =>
  chromium.launch({
    ...(installedChromium === undefined ? {} : { executablePath: installedChromium }),
    args: ['--no-sandbox', '--disable-gpu'],
  })

export async function uploadIn(page: Page, site: string, file: string, rows: number): Promise<Upload> {
  await page.goto(`${site}/real-estate-upload`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) performance.mark('long task', { detail: duration })
    }).observe({ type: 'longtask' })
  })
  const started = performance.now()
  await page.getByLabel('Choose CSV files').setInputFiles(file)
  await page.getByText(`${rows.toLocaleString('en-US')} new listing(s) added`).waitFor({ timeout: 600_000 })
  const ms = performance.now() - started
  const longTasks = await page.evaluate(() =>
    performance.getEntriesByName('long task').map(entry => Math.round(Reflect.get(entry, 'detail'))),
  )
  return { ms, longTasks }
}

/** The longest task of an upload, in milliseconds of processor time. Tracing slows it down, so that this one is not timed. */
export async function busiestTaskIn(
  browser: Browser,
  page: Page,
  upload: () => Promise<Upload>,
): Promise<number> {
  await browser.startTracing(page, { categories: traceCategories })
  await upload()
  return busiestTask(await browser.stopTracing())
}
