// What the build tells the server about the pages: the origins besides their own that they fetch data from.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const connectionsFile = 'connections.json'

// An origin is a host and nothing more: a space or a semicolon in it would write a policy of its own.
const origin = z.url().refine(value => new URL(value).origin === value, 'must be an origin')
const schema = z.object({ connectTo: z.array(origin) })
export type Connections = z.output<typeof schema>

export function readConnections(buildDir: string): Connections {
  const file = join(buildDir, connectionsFile)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { connectTo: [] }
}
