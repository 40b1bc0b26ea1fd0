export interface Outcome {
  passed: number
  failed: number
  names: string[]
}

export interface JourneySuite {
  specs?: { ok: boolean; file: string; line: number; title: string }[]
  suites?: JourneySuite[]
}

export function readUnitReport(report: {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}): Outcome

export function readJourneys(report: {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: JourneySuite[]
}): Outcome
