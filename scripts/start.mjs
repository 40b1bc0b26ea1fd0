// npm start: from a fresh clone to a running site. A second start finds everything in place and takes seconds.
import { spawn } from 'node:child_process'
import { build, checkNode, install, projectEnv, projectNode, root, say } from './prepare.mjs'

checkNode()
try {
  await install('[1/3]')
  await build('[2/3]')
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
say('[3/3] Starting the server and its database')

const env = projectEnv()
// A person at a terminal wants the address, not a line for each request.
if (process.stdout.isTTY) env.LOG_LEVEL ??= 'warn'
const server = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', 'src/api/server.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
