import type { Answer } from '#contract/answer.ts'

const nothing: Answer = {
  answer: 'There are 60 listings.',
  sql: 'SELECT count(*) AS listings FROM property_listings',
  results: [{ listings: 60 }],
  status: 'answered',
  columns: [{ name: 'listings', label: 'Listings', format: 'count', role: 'value' }],
  understood: [],
  unused: [],
  chart: null,
  followups: [],
  choices: [],
  truncated: false,
  elapsed_ms: 12,
  engine: 'parser',
}

/** An answer that differs from an ordinary one as the test says. */
export const answerWith = (different: Partial<Answer>): Answer => ({ ...nothing, ...different })
