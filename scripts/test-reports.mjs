// What the runners' JSON reports say: how many tests passed and failed, and the names of those that failed.

/** Vitest's. A file that fails before its tests start has none to count. */
export function readUnitReport({ numPassedTests, numFailedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(one => one.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${fileOf(name)}: ${fullName}`)
    return status === 'failed' ? [`${fileOf(name)}: outside its tests`] : []
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, names.length), names }
}

/** Playwright's: suites within suites. */
export function readJourneys({ stats, suites }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names: suites.flatMap(failedIn) }
}

const failedIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
]

/** Where it stands in the project, wherever that is. */
const fileOf = path => path.replace(/^.*?\/(?=(?:src|tests|bench|scripts)\/)/, '')
