// How fast the table API is beside a real PostgREST and beside the least that Node can do: npm run bench:api
// ROUNDS, SECONDS and CONNECTIONS change the length of the run.
import { cpus, loadavg } from 'node:os'
import { startPostgres } from '#tests/support/postgres.ts'
import { burst } from './load.ts'
import {
  key,
  processorSeconds,
  startFloor,
  startOurs,
  startTableApi,
  startTheirs,
  type Peer,
} from './peers.ts'
import { report, type Sample } from './report.ts'
import { scenarios, type Scenario } from './scenarios.ts'

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const rounds = setting('ROUNDS', 7)
const seconds = setting('SECONDS', 3)
const connections = setting('CONNECTIONS', 10)

const say = (line: string) => process.stdout.write(`${line}\n`)

async function measure(peer: Peer, scenario: Scenario, length = seconds): Promise<Sample> {
  const before = processorSeconds(peer.pid)
  const { perSecond, p99, answered } = await burst({
    base: peer.base,
    scenario: scenario.name,
    seconds: length,
    connections,
    key,
  })
  const after = processorSeconds(peer.pid)
  const processor =
    before === null || after === null || answered === 0 ? null : ((after - before) * 1e6) / answered
  return { scenario: scenario.name, peer: peer.name, perSecond, p99, processor }
}

const notes: string[] = []
const busy = loadavg()[0] ?? 0
if (busy > cpus().length / 2)
  notes.push(
    `Other work was running on this machine (load ${busy.toFixed(1)} on ${cpus().length} processors before the start): processor time tells more than requests a second.`,
  )

const server = await startPostgres()
const url = await server.createDatabase('bench')
// Ours first: it migrates the database and loads the sample.
const peers: Peer[] = [await startOurs(url), await startTableApi(url), await startFloor(url)]
const theirs = await startTheirs(url)
if ('reason' in theirs) notes.push(`Without PostgREST: ${theirs.reason}.`)
else {
  peers.push(theirs)
  if (theirs.emulated)
    notes.push(
      'PostgREST runs emulated on this machine, many times slower than it is: its ratio says nothing about it. Compare with the floor.',
    )
}
for (const note of notes) say(note)

try {
  for (const scenario of scenarios) for (const peer of peers) await measure(peer, scenario, 1)
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`)
    for (const scenario of scenarios) for (const peer of peers) samples.push(await measure(peer, scenario))
  }
  say(report(samples, { rounds, seconds, connections, notes }))
} finally {
  await Promise.all(peers.map(peer => peer.stop()))
  await server.stop()
}
