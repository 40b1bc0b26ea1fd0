// The part of the load generator that the bench uses; the package brings no types.
declare module 'autocannon' {
  interface LoadRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    duration: number
    requests: (LoadRequest & { setupRequest?: (request: LoadRequest) => LoadRequest })[]
  }
  export default function autocannon(options: Options): Promise<unknown>
}
