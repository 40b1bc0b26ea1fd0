import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { startedAfterPaint } from './document/after-paint.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(problem) {
      failed = true
      console.error(problem)
    },
  })
  // A prerendered file and a page's policy of hashes both need the whole document, so nothing is streamed in pieces.
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(body).text()
  // Development has a script of its own there, which hot reload needs at once.
  return new Response(import.meta.env.PROD ? startedAfterPaint(html) : html, {
    headers,
    status: failed ? 500 : status,
  })
}
