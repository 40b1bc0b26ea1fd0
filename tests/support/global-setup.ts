// One PostgreSQL for the whole run; each suite makes a database of its own on it.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: 'off', max_connections: '300' })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
