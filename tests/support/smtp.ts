// A mail server that takes whatever it is given, or turns it away, and remembers what it took.
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface TestMailServer {
  url: string
  mails: string[]
  /** How many of the next mails are turned away. */
  refuse(times: number): void
  stop(): void
}

export async function startMailServer(): Promise<TestMailServer> {
  const mails: string[] = []
  let refusals = 0
  const server = createServer(socket => {
    let data: string[] | null = null
    socket.write('220 test ESMTP\r\n')
    let rest = ''
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data === null) socket.write(`${reply(line)}\r\n`)
        else if (line === '.') {
          mails.push(data.join('\n'))
          data = null
          socket.write('250 taken\r\n')
        } else data.push(line)
      }
    })
    const reply = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL' && refusals > 0) {
        refusals--
        return '451 try again later'
      }
      if (verb === 'DATA') {
        data = []
        return '354 go on'
      }
      return verb === 'QUIT' ? '221 bye' : '250 ok'
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: times => void (refusals = times),
    stop: () => server.close(),
  }
}
