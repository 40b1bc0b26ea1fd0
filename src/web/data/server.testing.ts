// A server that tests answer for: what was asked of it is remembered until the next one is put in its place.
import { connectTo } from './connection.ts'

export const asked: Request[] = []

export function server(answer: (request: Request) => Response | Promise<Response>): void {
  asked.length = 0
  connectTo({
    url: 'http://data.test/rest/v1',
    key: 'a-key',
    own: true,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push(request.clone())
      return answer(request)
    },
  })
}
