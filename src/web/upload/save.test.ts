// Storing on servers that are away, wrong or stingy; tests/conformance stores on real ones.
import { beforeEach, expect, test } from 'vitest'
import { DataProblem } from '#web/data/problem.ts'
import { server as respond } from '#web/data/server.testing.ts'
import { leftOf, newJob, save, savedBy, type Job } from './save.ts'

let known: string[]
let lookups: number
/** The numbers of each write, in order. */
let writes: string[][]

type Answer = (numbers: string[], text: string) => Response
const stored = () => new Response(null, { status: 201 })
const refusal = (status: number, message: string) => Response.json({ code: 'X', message }, { status })

const server = (answer: Answer) =>
  respond(async request => {
    if (request.method === 'GET') {
      lookups++
      return Response.json(known.map(mls_number => ({ mls_number })))
    }
    const text = await request.text()
    const rows: { mls_number: string }[] = JSON.parse(text)
    writes.push(rows.map(({ mls_number }) => mls_number))
    return answer(writes.at(-1) ?? [], text)
  })
beforeEach(() => {
  known = []
  lookups = 0
  writes = []
})

const batch = (...numbers: string[]) =>
  numbers.map((mls_number, index) => ({ file: 'a.csv', line: index + 2, values: { mls_number } }))
const run = (job: Job) => save(job, () => undefined)

test('counts what was there before as updated and the rest as added', async () => {
  known = ['B']
  server(stored)
  const { job, problem } = await run(newJob([batch('A', 'B'), batch('C')]))
  expect(problem).toBeNull()
  expect(job).toMatchObject({ added: 2, updated: 1, total: 3, waiting: [], refused: [] })
})

test('says before each batch how far it is', async () => {
  server(stored)
  const seen: number[] = []
  await save(newJob([batch('A', 'B'), batch('C')]), job => seen.push(savedBy(job)))
  expect(seen).toEqual([0, 2])
})

test('asks nothing of the server when there is nothing to store', async () => {
  server(stored)
  expect(await run(newJob([]))).toMatchObject({ job: { added: 0, updated: 0 }, problem: null })
  expect([lookups, writes.length]).toEqual([0, 0])
})

test('stops at a batch that fails, and a second run stores only what is left', async () => {
  let down = true
  server(numbers => (down && numbers.includes('C') ? refusal(500, 'Something went wrong.') : stored()))
  const stop = await run(newJob([batch('A', 'B'), batch('C'), batch('D')]))
  expect(stop.problem).toBeInstanceOf(DataProblem)
  expect([savedBy(stop.job), leftOf(stop.job)]).toEqual([2, 2])
  down = false
  writes = []
  const { job, problem } = await run(stop.job)
  expect([problem, job.added, writes]).toEqual([null, 4, [['C'], ['D']]])
})

test('new listings stay new when the answer to their batch was lost and it is sent again', async () => {
  let lost = true
  server(numbers => {
    known.push(...numbers)
    return lost ? refusal(503, 'gone') : stored()
  })
  const stop = await run(newJob([batch('A', 'B')]))
  lost = false
  expect((await run(stop.job)).job).toMatchObject({ added: 2, updated: 0 })
  expect(lookups).toBe(1)
})

test('a server that fails during the lookup has stored nothing, and a second run begins there', async () => {
  respond(async () => refusal(500, 'down'))
  const stop = await run(newJob([batch('A')]))
  expect([savedBy(stop.job), stop.job.known]).toEqual([0, null])
  server(stored)
  expect((await run(stop.job)).job.added).toBe(1)
})

test('one bad row never costs the good ones, and is named by its line', async () => {
  server((_, text) => (text.includes('"BAD"') ? refusal(400, 'numeric field overflow') : stored()))
  const { job, problem } = await run(newJob([batch('A', 'B', 'BAD', 'C', 'D')]))
  expect(problem).toBeNull()
  expect(job).toMatchObject({
    added: 4,
    refused: [{ file: 'a.csv', line: 4, reason: 'Refused by the server: numeric field overflow' }],
  })
})

test('a batch that is too large for a gateway is sent in smaller ones', async () => {
  server(numbers => (numbers.length > 2 ? new Response('<h1>413</h1>', { status: 413 }) : stored()))
  const { job } = await run(newJob([batch('A', 'B', 'C', 'D', 'E')]))
  expect(job).toMatchObject({ added: 5, refused: [] })
})

test('gives up on a file of nothing but bad rows', async () => {
  server(() => refusal(400, 'numeric field overflow'))
  const { job } = await run(newJob([batch(...Array.from({ length: 400 }, (_, index) => `${index}`))]))
  expect(job.refused).toHaveLength(400)
  expect(writes.length).toBeLessThan(130)
})
