import { count } from './words.ts'

export const copy = {
  title: 'Query Logs',
  total: 'Total queries:',
  note: 'Questions from the three demos, newest first. Times and dates are in UTC.',
  loading: 'Loading queries...',
  empty: 'No queries found matching the filters.',
  failed: (message: string) => `Error: ${message}`,
  tryAgain: 'Try again',
  needsScripts: 'The log is read by a script, and scripts are turned off in this browser.',
  filters: {
    label: 'Filters',
    type: 'Demo type',
    all: 'All demos',
    min: 'Min response (ms)',
    max: 'Max response (ms)',
    from: 'Start date',
    to: 'End date',
    any: 'Any',
    reset: 'Reset Filters',
  },
  charts: {
    label: 'Charts',
    times: 'Response times',
    day: 'Questions per day',
    week: 'Questions per week',
    nothing: 'No questions to count',
    missing: 'The charts could not be read this time.',
    coverage: (shown: number, total: number) =>
      shown < total
        ? `The charts cover the newest ${count(shown)} of these ${count(total)} questions.`
        : `The charts cover ${total === 1 ? 'this one question' : `all ${count(total)} of these questions`}.`,
  },
  entry: {
    error: 'error',
    declined: 'declined',
    sql: 'View SQL Query',
    rows: (shown: number) => `View Raw Data (${count(shown)} ${shown === 1 ? 'row' : 'rows'})`,
    rowsCut: (kept: number) => `The log keeps the first ${kept} rows of an answer.`,
    copySql: 'Copy SQL',
    noAnswer: 'No answer was given.',
    // Several entries may be open at once, and each region needs a name of its own.
    sqlOf: (id: number) => `SQL query of question ${id}`,
    rowsOf: (id: number) => `Raw data of question ${id}`,
    detailsOf: (id: number) => `Request details of question ${id}`,
    asked: 'Asked',
    time: 'Response time',
    demo: 'Demo type',
    address: 'IP address (shortened)',
    agent: 'User agent',
    headers: 'Headers',
    none: 'Not sent',
  },
} as const
