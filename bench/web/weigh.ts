// What a phone downloads before anyone scrolls, by kind.
import type { Browser } from '@playwright/test'

export const kinds = ['html', 'css', 'script', 'font', 'image'] as const
export type Kind = (typeof kinds)[number]

export interface Weight {
  bytes: Record<Kind, number>
  total: number
  requests: number
}

const kindOf: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
}

export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes: Record<Kind, number> = { html: 0, css: 0, script: 0, font: 0, image: 0 }
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf[types.get(requestId) ?? '']
    if (!kind) return
    bytes[kind] += encodedDataLength
    requests++
  })
  const broken = new Array<Error>()
  page.on('pageerror', error => broken.push(error))
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  // A peer that does not even start is light, and no peer.
  if (broken.length > 0) throw new Error(`${url} stopped with an error`, { cause: broken[0] })
  return { bytes, total: kinds.reduce((sum, kind) => sum + bytes[kind], 0), requests }
}
