// A real HTTP server that plays a provider of language models, in either protocol, and fails as told.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { toolName } from './instructions.ts'

export type Protocol = 'openai' | 'anthropic'

/** What the model does with one request. */
export type Reply =
  | { kind: 'plan'; plan: unknown }
  | { kind: 'words' }
  | { kind: 'status'; status: number }
  | { kind: 'raw'; body: string }
  | { kind: 'silence' }
  | { kind: 'hang up' }

export interface TestProvider {
  url: string
  /** What it was sent, oldest first. */
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  /** One for each request to come; the last one stays. */
  will(...replies: Reply[]): void
  stop(): Promise<void>
}

export async function startProvider(protocol: Protocol): Promise<TestProvider> {
  const requests: TestProvider['requests'] = []
  let replies: Reply[] = [{ kind: 'words' }]
  const server = createServer((req, res) => {
    void text(req).then(body => {
      requests.push({ path: req.url ?? '', headers: req.headers, body })
      const [reply = { kind: 'words' }] = replies
      if (replies.length > 1) replies.shift()
      answer(res, reply, protocol)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    will: (...next) => void (replies = next),
    async stop() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(res: ServerResponse, reply: Reply, protocol: Protocol): void {
  // Asks the SDK not to wait before it tries again.
  const send = (status: number, body: string) =>
    res.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(body)
  switch (reply.kind) {
    case 'plan':
    case 'words':
      return void send(200, JSON.stringify(protocol === 'openai' ? completion(reply) : message(reply)))
    case 'status':
      return void send(reply.status, JSON.stringify({ error: { type: 'test', message: 'as told' } }))
    case 'raw':
      return void send(200, reply.body)
    case 'silence':
      return
    case 'hang up':
      return void res.destroy()
  }
}

type Spoken = Extract<Reply, { kind: 'plan' | 'words' }>

const completion = (reply: Spoken) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: 'test',
  choices: [
    {
      index: 0,
      finish_reason: reply.kind === 'plan' ? 'tool_calls' : 'stop',
      message:
        reply.kind === 'plan'
          ? {
              role: 'assistant',
              content: null,
              tool_calls: [
                {
                  id: 'call_1',
                  type: 'function',
                  function: { name: toolName, arguments: JSON.stringify(reply.plan) },
                },
              ],
            }
          : { role: 'assistant', content: 'The data does not hold that.' },
    },
  ],
})

const message = (reply: Spoken) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test',
  content: [
    { type: 'text', text: 'The data does not hold that.' },
    ...(reply.kind === 'plan'
      ? [{ type: 'tool_use', id: 'toolu_1', name: toolName, input: reply.plan }]
      : []),
  ],
  stop_reason: reply.kind === 'plan' ? 'tool_use' : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
})
