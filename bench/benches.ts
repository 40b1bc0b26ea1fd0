// Every measurement of the project: what it asks, how it is run, where it writes.

export interface Bench {
  name: string
  question: string
  /** What `node` runs, from the root of the repository. */
  command: readonly string[]
  /** Below bench/. */
  result: string
}

export const benches: readonly Bench[] = [
  {
    name: 'eval',
    question: 'How many questions are answered right, declined or wrong, and how long does reading one take?',
    command: ['bench/eval/run.ts'],
    result: 'results/eval.md',
  },
  {
    name: 'lookup',
    question: 'What does finding a value in a question cost, beside comparing it with every known one?',
    command: ['--expose-gc', 'bench/lookup.ts'],
    result: 'results/lookup.md',
  },
  {
    name: 'length',
    question: 'How does reading a question grow with its length, and what do 500 hostile characters cost?',
    command: ['bench/length.ts'],
    result: 'results/length.md',
  },
  {
    name: 'visit',
    question: 'What does a page, a page of a table and a question cost the server and the database?',
    command: ['bench/visit/run.ts'],
    result: 'results/visit.md',
  },
  {
    name: 'growth',
    question: 'How does that grow from a thousand reservations to a million?',
    command: ['bench/growth/run.ts'],
    result: 'results/growth.md',
  },
  {
    name: 'load',
    question: 'How much does the server hold, and what does it do with three times that?',
    command: ['bench/load/run.ts'],
    result: 'results/load.md',
  },
  {
    name: 'soak',
    question: 'Does its memory grow at half of that?',
    command: ['bench/soak/run.ts', '--minutes', '10'],
    result: 'results/soak.md',
  },
  {
    name: 'api',
    question: 'How far is the table API from the least that Node can do, and from PostgREST?',
    command: ['bench/api/run.ts'],
    result: 'results/api.md',
  },
  {
    name: 'upload',
    question: 'How far is an upload from COPY of the same file?',
    command: ['bench/upload/run.ts'],
    result: 'results/upload.md',
  },
  {
    name: 'web',
    question:
      'What do pages weigh and how fast do they show, beside the same components as a client-rendered app?',
    command: ['bench/web/run.ts'],
    result: 'web/RESULTS.md',
  },
]
