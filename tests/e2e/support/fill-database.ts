// Before the first journey: the database that the products of tests start on a copy of. It is filled without a server, which
// would learn all that visitors may say before it opens one.
import { rmSync } from 'node:fs'
import { openDatabase } from '#db/open.ts'
import { scratchDir } from '#tests/support/server.ts'

/** The sample is of yesterday, so that what a test does today comes after all of it. */
const sampleDay = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

export default async function fillDatabase(): Promise<() => void> {
  const dataDir = scratchDir()
  const asOf = sampleDay()
  const db = await openDatabase({ dataDir, asOf })
  // The reader's image is kept beside the rows: without it every product would make its own.
  await db.ready
  await db.close()
  process.env.FILLED_DATABASE = dataDir
  process.env.FILLED_DATABASE_DAY = asOf
  return () => rmSync(dataDir, { recursive: true, force: true })
}
