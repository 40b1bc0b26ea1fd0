// Clients that hold a connection and give nothing back: silent, writing a request that never ends, or never reading the answer.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { anonKey } from './server.ts'

const post = [
  'POST /functions/v1/nl-to-sql HTTP/1.1',
  'host: site',
  `authorization: Bearer ${anonKey}`,
  'content-type: application/json',
  'content-length: 60000',
]

/** What each kind says before it falls silent. */
const opening = {
  idle: '',
  'slow headers': 'GET / HTTP/1.1\r\nhost: si',
  'slow body': `${post.join('\r\n')}\r\n\r\n{"query": "how`,
  // More than a socket's buffers hold, asked for many times on one connection.
  'slow reading': 'GET /blog HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(150),
}
export type SlowKind = keyof typeof opening

export interface SlowClients {
  count: number
  close(): void
}

/** So many of each kind, all connected when this resolves. */
export async function slowClients(server: string, numbers: Record<SlowKind, number>): Promise<SlowClients> {
  const { hostname, port } = new URL(server)
  const sockets: Socket[] = []
  for (const [kind, number] of Object.entries(numbers)) {
    const words = Object.entries(opening).find(([name]) => name === kind)?.[1] ?? ''
    for (let n = 0; n < number; n++) {
      const socket = connect(Number(port), hostname)
      // The server may end them, which is its right.
      socket.on('error', () => undefined)
      socket.pause()
      sockets.push(socket)
      await once(socket, 'connect')
      if (words !== '') socket.write(words)
    }
  }
  return {
    count: sockets.length,
    close: () => sockets.forEach(socket => socket.destroy()),
  }
}
