// Asks a real PostgREST every request of the suite and keeps its answers: node tests/conformance/record.ts
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { resetStatements } from './fixtures.ts'
import { startPostgrest } from './postgrest.ts'
import { playAll, writeRecording } from './recording.ts'

const server = await startPostgres({ fsync: 'off' })
const url = await server.createDatabase('conformance')
const engine = await openPostgres(url, async session => void (await migrate(session)))
const reset = () => engine.transaction(resetStatements, 'server')
await reset()
const postgrest = await startPostgrest(url)
if ('reason' in postgrest) {
  process.stderr.write(`${postgrest.reason}\n`)
  process.exitCode = 1
} else {
  const answers = await playAll((path, init) => fetch(postgrest.url + path, init), reset)
  writeRecording(answers)
  process.stdout.write(`${answers.size} answers recorded\n`)
  await postgrest.stop()
}
await engine.close()
await server.stop()
