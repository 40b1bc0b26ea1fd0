// npm run dev: site and API on one port; a change to the site shows at once, a change to the API restarts it in a second.
import { spawn } from 'node:child_process'
import { checkNode, install, projectEnv, projectNode, root } from './prepare.mjs'

checkNode()
await install('[1/1]')
const watched = ['api', 'config', 'contract', 'db', 'engine', 'verticals'].map(
  room => `--watch-path=src/${room}`,
)
const server = spawn(
  projectNode(),
  [...watched, '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'scripts/dev-server.ts'],
  { cwd: root, env: projectEnv(), stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
