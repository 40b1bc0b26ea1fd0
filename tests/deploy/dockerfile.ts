// The Dockerfile as plain data: stages with their instructions, in the few forms that this project uses.

export type Instruction =
  | { kind: 'copy'; from: string | null; sources: string[]; target: string }
  | { kind: 'run'; command: string }
  | { kind: 'workdir'; path: string }
  | { kind: 'env'; values: Record<string, string> }
  | { kind: 'user'; name: string }
  | { kind: 'healthcheck'; command: string[] }
  | { kind: 'cmd'; command: string[] }
  | { kind: 'declared'; word: string; rest: string }

export interface Stage {
  name: string
  image: string
  instructions: Instruction[]
}

export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of logicalLines(text)) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [image = '', , name = 'final'] = rest.split(/\s+/)
      stages.push({ name, image, instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`before the first FROM: ${line}`)
    stage.instructions.push(instruction(word, rest))
  }
  return stages
}

/** Comments dropped, lines that end in a backslash joined. */
const logicalLines = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')

function instruction(word: string, rest: string): Instruction {
  switch (word) {
    case 'COPY':
      return copy(rest)
    case 'RUN':
      return { kind: 'run', command: rest }
    case 'WORKDIR':
      return { kind: 'workdir', path: rest }
    case 'ENV':
      return { kind: 'env', values: Object.fromEntries(rest.split(/\s+/).map(pair)) }
    case 'USER':
      return { kind: 'user', name: rest }
    case 'CMD':
      return { kind: 'cmd', command: words(rest) }
    case 'HEALTHCHECK':
      return { kind: 'healthcheck', command: words(rest.slice(rest.indexOf('CMD ') + 4)) }
    case 'ARG':
    case 'VOLUME':
    case 'EXPOSE':
      return { kind: 'declared', word, rest }
    default:
      throw new Error(`an instruction that nothing here checks: ${word} ${rest}`)
  }
}

function copy(rest: string): Instruction {
  const parts = rest.split(/\s+/)
  const flag = parts[0]?.startsWith('--from=') ? parts.shift() : undefined
  const target = parts.pop() ?? ''
  return { kind: 'copy', from: flag?.slice('--from='.length) ?? null, sources: parts, target }
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** A shell form would make the server a child of a shell, which keeps SIGTERM to itself. */
function words(json: string): string[] {
  const parsed: unknown = JSON.parse(json)
  if (!Array.isArray(parsed)) throw new Error(`not in exec form: ${json}`)
  return parsed.map(String)
}
