// Stops a server without cutting anybody off: no new connections, requests under way finish, idle ones are closed.
import type { Server } from 'node:http'
import type { Doors } from './listen.ts'

export async function drain(server: Server, doors: Doors, limitMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs)
  const closing = [server, ...doors].map(one => new Promise(resolve => one.close(resolve)))
  server.closeIdleConnections()
  await Promise.all(closing)
  clearTimeout(cutOff)
}
