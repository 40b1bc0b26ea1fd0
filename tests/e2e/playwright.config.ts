// Journeys in a browser against the running product. The test runner starts it and says where; alone, this file does.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from '#tests/support/chromium.ts'

const given = process.env.BASE_URL
const own = { port: '4173', url: 'http://localhost:4173' }

export default defineConfig({
  testDir: '.',
  globalSetup: './support/fill-database.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // On a busy machine a browser may stall once; a journey that fails twice has failed.
  retries: process.env.CI === undefined ? 0 : 1,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: given ?? own.url,
    reducedMotion: 'reduce',
    launchOptions: {
      ...(installedChromium === undefined ? {} : { executablePath: installedChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(given === undefined && {
    webServer: {
      command: 'node --disable-warning=ExperimentalWarning src/api/server.ts',
      cwd: join(import.meta.dirname, '..', '..'),
      url: own.url,
      env: { PORT: own.port, DATA_DIR: join(tmpdir(), 'journeys'), RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
      timeout: 120_000,
    },
  }),
})
