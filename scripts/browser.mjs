// Finds a Chromium for the journeys, or fetches one: the machine's own, Playwright's, or the distribution's package.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './prepare.mjs'

const installed = () =>
  JSON.parse(readFileSync(join(root, 'tests', 'support', 'installed-browsers.json'), 'utf8')).some(path =>
    existsSync(path),
  )

export async function ensureBrowser(say) {
  if (installed() || (await hasPlaywrightChromium())) return
  say('Fetching a browser for the journeys …')
  const isRoot = process.getuid?.() === 0
  const attempts = [
    async () => {
      const playwright = join(root, 'node_modules', '.bin', 'playwright')
      // First the browser: where it cannot be reached, the libraries that it needs are of no use.
      await run(playwright, ['install', 'chromium'])
      if (isRoot) await run(playwright, ['install-deps', 'chromium'])
    },
    async () => {
      if (!isRoot) throw new Error('installing a package needs root')
      await run('apt-get', ['update'])
      // Half the work of the browser with windows, where the distribution has it.
      await run('apt-get', ['install', '-y', 'chromium-headless-shell'])
    },
    () => run('apt-get', ['install', '-y', 'chromium']),
  ]
  const reasons = []
  for (const attempt of attempts) {
    try {
      await attempt()
      return
    } catch (error) {
      reasons.push(error.message.split('\n')[0])
    }
  }
  say(`No browser could be fetched: ${reasons.join('; ')}. Install chromium and run npm test again.`)
}

async function hasPlaywrightChromium() {
  const { chromium } = await import(
    pathToFileURL(join(root, 'node_modules', '@playwright', 'test', 'index.mjs')).href
  )
  return existsSync(chromium.executablePath())
}
