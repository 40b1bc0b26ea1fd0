// A server that takes in a crowd. Node accepts one connection a turn at each listener: in a crowd turns are long, and newcomers
// would stand outside for seconds, served by nobody and told nothing. So many listeners share the port.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Server as Listener } from 'node:net'

/** The listeners beside the server itself: whoever stops it stops them too. */
export type Doors = readonly Listener[]

const otherDoors = 127
/** The waiting room at each. Beyond it the system drops newcomers without a word, and they try again after one, three, seven seconds. */
const backlog = 1024

export async function listen(server: Server, port: number, host: string): Promise<Doors> {
  // Alone first: those who share a port share it with another program too, and nobody would learn that it is taken.
  await opened(server, { port, host, backlog })
  const doors = Array.from({ length: otherDoors }, () =>
    createServer({ noDelay: true }, socket => server.emit('connection', socket)),
  )
  const shared = { port: portOf(server), host, backlog, reusePort: true }
  await closed(server)
  try {
    await Promise.all([server, ...doors].map(one => opened(one, shared)))
    return doors
  } catch {
    // Not every system lets listeners share a port.
    await Promise.all([server, ...doors].filter(one => one.listening).map(closed))
    await opened(server, { ...shared, reusePort: false })
    return []
  }
}

async function opened(
  listener: Listener,
  options: Parameters<Listener['listen']>[0] & object,
): Promise<void> {
  listener.listen(options)
  await once(listener, 'listening')
}

const closed = (listener: Listener) => new Promise<void>(resolve => listener.close(() => resolve()))

export function portOf(listener: Listener): number {
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
