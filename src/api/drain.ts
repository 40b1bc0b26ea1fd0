// Stops a server without cutting anybody off: no new connections, requests under way finish, idle ones are closed.
import type { Server } from 'node:http'

export async function drain(server: Server, limitMs: number): Promise<void> {
  await new Promise<void>(resolve => {
    const cutOff = setTimeout(() => server.closeAllConnections(), limitMs)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })
}
