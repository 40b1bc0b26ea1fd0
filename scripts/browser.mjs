// Finds a Chromium for the journeys, or fetches one: the machine's own, Playwright's, or the distribution's package.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './prepare.mjs'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const findSystemChromium = () => systemChromium.find(path => existsSync(path))

export async function ensureBrowser(say) {
  if (findSystemChromium() !== undefined || (await hasPlaywrightChromium())) return
  say('Fetching a browser for the journeys …')
  const isRoot = process.getuid?.() === 0
  const attempts = [
    () =>
      run(join(root, 'node_modules', '.bin', 'playwright'), [
        'install',
        ...(isRoot ? ['--with-deps'] : []),
        'chromium',
      ]),
    async () => {
      if (!isRoot) throw new Error('installing the package chromium needs root')
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '-y', 'chromium'])
    },
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
