// The bytes of a body, never more than the limit: refused at once where the length is declared, counted where it is not.
import type { HonoRequest } from 'hono'
import { limits } from './limits.ts'
import { problem } from './problems.ts'

export async function readBody(request: HonoRequest): Promise<Uint8Array> {
  const declared = request.header('content-length')
  if (declared === undefined || request.header('transfer-encoding') !== undefined)
    return counted(request.raw.body)
  if (Number(declared) > limits.bodyBytes) throw tooLarge()
  return new Uint8Array(await request.arrayBuffer())
}

async function counted(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limits.bodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () =>
  problem('body_too_large', 'The body is too large.', {
    details: `It may hold at most ${limits.bodyBytes} bytes.`,
  })
