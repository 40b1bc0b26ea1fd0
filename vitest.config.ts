import { defineConfig } from 'vitest/config'

/** Pure rooms: nothing there keeps state between tests, so that their files share a process and what it has loaded. */
const pure = ['src/engine/**/*.test.ts', 'src/verticals/**/*.test.ts']

/** Half a minute and more each: `npm run faults` takes them, `npm test` does not. */
const slow = [
  'tests/conformance/fuzz.test.ts',
  'tests/deploy/image.test.ts',
  'tests/faults/lead-storm.test.ts',
  'tests/faults/overload.test.ts',
  'tests/faults/process.test.ts',
  'tests/faults/slow-clients.test.ts',
]

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A test that hangs is ended; one on a busy machine is not, whatever it waits for.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...pure, ...slow],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: slow, globalSetup: ['tests/support/global-setup.ts'] },
      },
    ],
  },
})
