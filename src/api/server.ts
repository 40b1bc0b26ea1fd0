// The entry that production runs: node src/api/server.ts. What stops it from starting is said in a sentence, not a stack.
import { join } from 'node:path'
import { BadSettings, readSettings } from '#config/env.ts'
import { DataDirInUse } from '#db/embedded/data-lock.ts'
import { DatabaseError } from '#db/problems.ts'
import { makeLog } from './log.ts'
import { projectRoot, serve } from './serve.ts'
import { builtSite } from './site/built-site.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main() {
  const settings = readSettings()
  const log = makeLog(settings.LOG_LEVEL)
  const site = await builtSite(join(projectRoot, 'build'))
  const running = await serve(settings, { log, site, onProgress: say })
  say(`Ready: ${running.url}`)

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    running.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  const known =
    error instanceof BadSettings ||
    error instanceof DataDirInUse ||
    error instanceof DatabaseError ||
    isListenError(error)
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})

function isListenError(error: unknown): error is Error {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'EADDRINUSE' && error instanceof Error)
    error.message =
      'The port is taken by another program: start with another one, such as PORT=3001 npm start.'
  return code === 'EADDRINUSE' || code === 'EACCES'
}
